// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TouchscopeFuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "touchscope", path: "..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CFuzzer", .product(name: "FuzzTargets", package: "touchscope")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
