#!/usr/bin/env python3
"""Writes a package with `touchscope new`, compiles it against the modules that are built, and plays its scene.

  new_package.py PROGRAM [--build]

With --build the package is built and tested as a user does, which takes as long as a first build of everything.
"""
import glob, os, shutil, subprocess, sys, tempfile

import compiling

PROGRAM = os.path.abspath(sys.argv[1])
ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
BUILD = os.path.dirname(PROGRAM)
FOLDER = tempfile.mkdtemp(prefix="touchscope-new-")
MODULES = compiling.modules(BUILD)
passed = 0


def check(what, holds, detail=""):
    global passed
    if not holds:
        print(f"new package: FAILED: {what}\n{detail}")
        sys.exit(1)
    passed += 1
    print(f"new package: {what}")


def run(*arguments, cwd=FOLDER):
    return subprocess.run(arguments, capture_output=True, text=True, cwd=cwd)


def compiles(what, *arguments):
    result = run("swiftc", *MODULES, *arguments, cwd=f"{FOLDER}/Wiggle")
    check(what, result.returncode == 0 and "warning:" not in result.stderr, result.stdout + result.stderr)


result = run(PROGRAM, "new", "Wiggle", "--touchscope", ROOT)
check("it is written", result.returncode == 0 and "Wiggle/Package.swift" in result.stdout, result.stdout + result.stderr)
again = run(PROGRAM, "new", "Wiggle", "--touchscope", ROOT)
check("nothing is overwritten", again.returncode == 2 and "already" in again.stderr, again.stdout + again.stderr)
for name in ["wiggle", "9Lives", "UIKit", "../Up", "Touches", ""]:
    bad = run(PROGRAM, "new", name, "--touchscope", ROOT)
    check(f"'{name}' is refused", bad.returncode == 2 and os.listdir(FOLDER) == ["Wiggle"], bad.stdout + bad.stderr)

HELPERS = """import UIKit

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
  static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

func centroid(of points: [CGPoint]) -> CGPoint? { points.first }

@MainActor func use(_ view: UIView) -> CGFloat {
  let way = view.center + view.frame.center - CGPoint.middle(.zero, view.center)
  return way.distance(to: centroid(of: [view.center]) ?? .zero).clamped(to: 0...1)
}
"""
with open(f"{FOLDER}/Helpers.swift", "w") as file:
    file.write(HELPERS)
compiles("the usual helpers of apps compile beside UIKit", "-typecheck", "-swift-version", "6", f"{FOLDER}/Helpers.swift")

if "--build" in sys.argv:
    tests = run("swift", "test", cwd=f"{FOLDER}/Wiggle")
    check("it builds and its tests pass", tests.returncode == 0 and "with 3 tests" in tests.stdout + tests.stderr, tests.stdout[-3000:] + tests.stderr[-3000:])
    played = run("swift", "run", "WiggleApp", "check", "scenes", cwd=f"{FOLDER}/Wiggle")
else:
    compiles("its recognizer compiles", "-swift-version", "5", "-parse-as-library", "-module-name", "Wiggle", "-emit-module", "-emit-library", "-static", "-o", f"{FOLDER}/libWiggle.a", "-emit-module-path", f"{FOLDER}/Wiggle.swiftmodule", *glob.glob(f"{FOLDER}/Wiggle/Sources/Wiggle/*.swift"))
    compiles("its test compiles", "-typecheck", "-swift-version", "6", "-I", FOLDER, *glob.glob(f"{FOLDER}/Wiggle/Tests/WiggleTests/*.swift"))
    compiles("its program links", "-swift-version", "6", "-I", FOLDER, "-o", f"{FOLDER}/WiggleApp", f"{FOLDER}/Wiggle/Sources/WiggleApp/main.swift", f"{FOLDER}/libWiggle.a", *compiling.objects(BUILD), "-lm")
    played = run(f"{FOLDER}/WiggleApp", "check", "scenes", cwd=f"{FOLDER}/Wiggle")
check("its scene passes in its own program", played.returncode == 0 and "2 passed, 0 failed" in played.stdout, played.stdout + played.stderr)
shutil.rmtree(FOLDER)
print(f"new package: {passed} checks passed")
