// sources: Demos/QuizStoryboard/QuizStoryboard
// sources: Demos/Quiz/Quiz
// exclude: Demos/Quiz/Quiz/Screens
// exclude: Demos/Quiz/Quiz/SceneDelegate.swift
// exclude: Demos/Quiz/Quiz/Info.plist
// identifier: org.example.QuizStoryboard
//
// Quiz with its screens in a storyboard: the model, the views and the pictures are those of the other project.
