// sources: Demos/HypnoNerdClassic/HypnoNerdClassic
// identifier: org.example.HypnoNerdClassic
//
// The folder is an iOS project as it is; the plugin AppSources compiles copies of its sources and makes the app's bundle.
