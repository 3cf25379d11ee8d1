// sources: Demos/Quiz/Quiz
// identifier: org.example.Quiz
//
// The folder is an iOS project as it is; the plugin AppSources compiles copies of its sources and makes the app's bundle.
