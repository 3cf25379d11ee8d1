// sources: Tests/Programs/Plants/App
