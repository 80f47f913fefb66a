// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TouchscopeBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "touchscope", path: "..")],
  targets: [
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [.product(name: "TouchEngine", package: "touchscope")],
      swiftSettings: [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)])
  ]
)
