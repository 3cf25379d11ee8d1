// sources: Tests/Programs/Bundled/Project
// identifier: com.example.bundled
// info: CFBundleDisplayName=Bundled Up
