// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let onMain = strict + [.defaultIsolation(MainActor.self)]
/// Debug builds, and so all tests, check the invariants of the engine after every step and those of the window after
/// every message; release builds have nothing of it, except those of `scripts/checks/simulate`, which ask for it.
let verify =
  Context.environment["TOUCHSCOPE_VERIFY"] == "1"
  ? SwiftSetting.define("TOUCHSCOPE_VERIFY")
  : SwiftSetting.define("TOUCHSCOPE_VERIFY", .when(configuration: .debug))
/// `scripts/test` runs optimized code with all checks of a debug build: the tests take a third of the time, and only their own
/// sources are built as fast as can be. Whole modules are optimized in half the time that their files take one by one.
let optimize: [SwiftSetting] =
  Context.environment["TOUCHSCOPE_OPTIMIZE"] == "1"
  ? [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"])] : []
/// Modules whose optimization takes longer than it saves in the tests.
let seldomRun: Set = [
  "TouchLanguage", "TouchArticles", "TouchInspection", "TouchWindow", "TouchDebugger",
  "TouchscopeApp", "TouchExport", "TouchRecording", "TouchSimulation",
]
let verified = onMain + [verify]
let checked = strict + [verify]
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + (seldomRun.contains(name) ? [] : optimize),
    linkerSettings: libm)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = onMain,
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: exclude, swiftSettings: settings,
    linkerSettings: libm)
}

let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "touchscope",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "TouchEngine", targets: ["TouchEngine", "TouchTrace", "TouchGeometry"]),
    .library(name: "TouchscopeTesting", targets: ["TouchscopeTesting", "_Testing_UIKit"]),
    .library(name: "TouchscopeApp", targets: ["TouchscopeApp"]),
    .executable(name: "touchscope", targets: ["touchscope"]),
    // For the package `Fuzz`.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // The ladder of docs/architecture.md: a module imports only what its line lists.
    module("TouchGeometry"),
    module("TouchFiles", ["TouchLanguage"]),
    module("TouchTrace", ["TouchGeometry"]),
    module("TouchEngine", ["TouchGeometry", "TouchTrace"], verified),
    .systemLibrary(name: "CUIKitSubmodules"),
    module("UIKit", ["TouchEngine", "TouchGeometry", "CUIKitSubmodules"], onMain),
    module("QuartzCore", ["UIKit", "TouchEngine", "TouchGeometry", "CUIKitSubmodules"], onMain),
    module("CoreGraphics", ["UIKit", "TouchEngine", "TouchGeometry", "CUIKitSubmodules"], onMain),
    module("DemoClasses", ["UIKit", "TouchEngine", "TouchGeometry", "CUIKitSubmodules"], onMain),
    module("TouchArticles", ["TouchLanguage"]),
    module(
      "TouchScenes",
      [
        "TouchArticles", "TouchEngine", "TouchLanguage", "TouchTrace", "TouchGeometry",
        "TouchFiles", yams,
      ], onMain),
    module(
      "TouchRecording",
      ["TouchScenes", "TouchEngine", "TouchLanguage", "TouchTrace", "TouchGeometry", "TouchFiles"],
      onMain),
    module(
      "TouchSimulation",
      [
        "TouchRecording", "TouchScenes", "TouchEngine", "TouchLanguage", "TouchTrace",
        "TouchGeometry", "TouchFiles",
      ],
      onMain),
    module("TouchExport", ["TouchScenes", "TouchEngine", "TouchTrace"], onMain),
    // Swift Testing asks for a module of this name beside one named UIKit; it is empty.
    module("_Testing_UIKit"),
    module(
      "TouchscopeTesting",
      [
        "TouchScenes", "TouchEngine", "TouchLanguage", "TouchTrace", "TouchGeometry",
        "_Testing_UIKit",
      ], onMain),
    module("TouchCanvas", ["TouchGeometry"]),
    module("TouchLanguage", ["TouchTrace", "TouchGeometry"]),
    module("TouchReading", ["TouchLanguage", "TouchTrace", "TouchGeometry"]),
    module(
      "TouchInspection",
      [
        "TouchReading", "TouchArticles", "TouchLanguage", "TouchCanvas", "TouchTrace",
        "TouchGeometry",
      ]),
    .target(name: "CTouchAssets"),
    .target(
      name: "TouchAssets", dependencies: ["CTouchAssets"], path: "assets",
      exclude: [
        "keymap", "articles.yaml", "questions.yaml", "glossary.yaml", "scenes.yaml", "mission.yaml",
        "class-sources.md", "listings.md", "lessons", "templates",
      ], swiftSettings: strict),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"]), .brew(["sdl2_ttf"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CFontconfig", providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    module(
      "TouchCanvasSDL",
      [
        "TouchLanguage", "TouchCanvas", "TouchTrace", "TouchGeometry", "TouchFiles", "CSDL2",
        "CSDL2TTF", "CPNG", "CFontconfig",
      ],
      onMain),
    module(
      "TouchWindow",
      [
        "TouchAssets", "TouchInspection", "TouchReading", "TouchArticles", "TouchLanguage",
        "TouchCanvas", "TouchTrace", "TouchGeometry",
      ], checked),
    module(
      "TouchDebugger",
      [
        "TouchWindow", "TouchAssets", "TouchCanvasSDL", "TouchInspection", "TouchReading",
        "TouchArticles", "TouchLanguage",
        "TouchCanvas",
        "TouchExport", "TouchRecording",
        "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry", "TouchFiles",
      ], onMain),
    module(
      "TouchscopeApp",
      [
        "TouchAssets", "TouchWindow", "TouchDebugger", "TouchCanvasSDL", "TouchInspection",
        "TouchReading",
        "TouchArticles", "TouchLanguage",
        "TouchCanvas",
        "TouchExport", "TouchSimulation", "TouchRecording",
        "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry", "TouchFiles", argumentParser,
      ]),
    .executableTarget(
      name: "touchscope",
      dependencies: [
        "TouchscopeApp", "TouchScenes", "TouchEngine", "DemoClasses", "UIKit", "CUIKitSubmodules",
      ],
      swiftSettings: onMain, linkerSettings: libm),

    // The file that a developer adds to an app (docs/probe.md), against the facade.
    .target(
      name: "TouchscopeProbe", dependencies: ["UIKit", "CUIKitSubmodules"], path: "Probe",
      swiftSettings: [.treatAllWarnings(as: .error), .define("TOUCHSCOPE_PROBE")],
      linkerSettings: libm),
    tests(
      "Probe",
      [
        "TouchscopeProbe", "TouchRecording", "TouchScenes", "TouchEngine", "TouchTrace",
        "TouchGeometry", "SceneStories", "UIKit", "CUIKitSubmodules",
      ]),

    // Eight hours in a window's session; scripts/checks/long runs it.
    .executableTarget(
      name: "LongSession",
      dependencies: [
        "TouchDebugger", "TouchWindow", "TouchRecording", "TouchScenes", "TouchEngine",
        "TouchTrace", "TouchGeometry",
      ], path: "Tests/LongSession", swiftSettings: onMain, linkerSettings: libm),
    // What frames of the window cost; scripts/bench runs it.
    .executableTarget(
      name: "WindowBenchmarks",
      dependencies: [
        "TouchDebugger", "TouchCanvasSDL", "TouchCanvas", "TouchWindow", "TouchInspection",
        "TouchRecording", "TouchScenes", "TouchTrace", "TouchGeometry",
      ], path: "Tests/WindowBenchmarks", swiftSettings: onMain, linkerSettings: libm),
    .target(
      name: "SceneStories",
      dependencies: [
        "TouchRecording", "TouchScenes", "TouchEngine", "TouchTrace", "DemoClasses", "UIKit",
        "CUIKitSubmodules",
      ], path: "Tests/SceneStories", swiftSettings: onMain + optimize, linkerSettings: libm),
    // The reference model of docs/trust.md knows the names of states and phases, and nothing of the engine.
    .target(
      name: "ReferenceModel", dependencies: ["TouchTrace"], path: "Tests/ReferenceModel",
      swiftSettings: strict + optimize, linkerSettings: libm),
    .target(
      name: "ModelComparison",
      dependencies: ["ReferenceModel", "TouchEngine", "TouchTrace", "TouchGeometry"],
      path: "Tests/ModelComparison", swiftSettings: onMain + optimize, linkerSettings: libm),
    .executableTarget(
      name: "model-check", dependencies: ["ModelComparison", "ReferenceModel"],
      path: "Tests/ModelCheck", swiftSettings: onMain, linkerSettings: libm),
    tests("ReferenceModel", ["ModelComparison", "ReferenceModel", "TouchTrace"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "SceneStories", "TouchWindow", "TouchRecording", "TouchScenes", "TouchEngine", "TouchTrace",
        "TouchGeometry",
      ], path: "Tests/FuzzTargets", swiftSettings: onMain, linkerSettings: libm),
    tests("Fuzz", ["FuzzTargets"]),
    // Saves files until it is killed: Tests/EndToEnd/kills.py.
    .executableTarget(
      name: "FileSaver",
      dependencies: [
        "TouchFiles", "TouchDebugger", "TouchWindow", "TouchRecording", "TouchScenes",
        "TouchEngine", "TouchTrace", "SceneStories", "DemoClasses", "UIKit", "CUIKitSubmodules",
      ], path: "Tests/FileSaver", swiftSettings: onMain, linkerSettings: libm),
    tests("TouchTrace", ["TouchTrace"]),
    tests(
      "TouchFiles",
      [
        "TouchFiles", "TouchDebugger", "TouchWindow", "TouchCanvasSDL", "TouchLanguage",
        "TouchRecording", "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry",
        "SceneStories", "DemoClasses", "UIKit", "CUIKitSubmodules",
      ]),
    tests("TouchEngine", ["TouchEngine", "TouchTrace", "TouchGeometry"], verified),
    tests(
      "UIKit",
      [
        "UIKit", "QuartzCore", "CoreGraphics", "DemoClasses", "TouchscopeTesting", "_Testing_UIKit",
        "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry", "CUIKitSubmodules",
      ]),
    tests(
      "TouchscopeTesting",
      [
        "TouchscopeTesting", "_Testing_UIKit", "TouchScenes", "UIKit", "TouchEngine", "TouchTrace",
        "TouchGeometry", "CUIKitSubmodules",
      ]),
    tests(
      "TouchScenes",
      [
        "TouchArticles", "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry",
        "TouchLanguage",
        "SceneStories", "DemoClasses", "UIKit", "CUIKitSubmodules",
      ]),
    tests(
      "TouchRecording",
      [
        "TouchRecording", "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry",
        "SceneStories", "DemoClasses", "UIKit", "CUIKitSubmodules",
      ]),
    tests(
      "TouchSimulation",
      [
        "TouchSimulation", "TouchFiles", "TouchRecording", "TouchScenes", "TouchEngine",
        "TouchLanguage", "TouchTrace",
        "TouchGeometry", "SceneStories", "DemoClasses", "UIKit", "CUIKitSubmodules",
      ]),
    tests(
      "TouchExport",
      [
        "TouchExport", "TouchScenes", "TouchEngine", "SceneStories", "DemoClasses", "UIKit",
        "CUIKitSubmodules",
      ]),
    tests("TouchCanvas", ["TouchCanvas", "TouchGeometry"]),
    tests(
      "TouchInspection",
      [
        "TouchInspection", "TouchReading", "TouchArticles", "TouchLanguage", "TouchCanvas",
        "TouchTrace",
        "TouchGeometry",
      ]),
    tests(
      "TouchWindow",
      [
        "TouchWindow", "TouchAssets", "TouchInspection", "TouchReading", "TouchArticles",
        "TouchLanguage",
        "TouchCanvas",
        "TouchTrace", "TouchGeometry",
      ]),
    tests(
      "TouchDebugger",
      [
        "TouchDebugger", "TouchWindow", "TouchAssets", "TouchCanvasSDL", "TouchInspection",
        "TouchReading", "TouchLanguage",
        "TouchTrace",
        "TouchGeometry",
      ]),
    tests(
      "Picture",
      [
        "TouchDebugger", "TouchWindow", "TouchCanvasSDL", "TouchInspection", "TouchReading",
        "TouchArticles", "TouchLanguage",
        "TouchCanvas",
        "TouchRecording",
        "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry", "TouchFiles", "SceneStories",
        "DemoClasses", "UIKit", "CUIKitSubmodules", "CSDL2",
      ], exclude: ["Goldens"]),
    tests(
      "TouchscopeApp",
      [
        "TouchscopeApp", "TouchDebugger", "TouchWindow", "TouchCanvasSDL", "TouchInspection",
        "TouchSimulation",
        "TouchRecording",
        "TouchScenes", "TouchEngine", "TouchTrace", "TouchGeometry", "TouchFiles", "SceneStories",
        "DemoClasses", "UIKit", "CUIKitSubmodules", argumentParser,
      ]),
    tests("Project", ["TouchLanguage", "TouchTrace"], exclude: ["open-rules.txt"]),
  ]
)
