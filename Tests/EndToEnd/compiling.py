"""Compiles Swift files against the modules and objects of a build of the program."""
import glob, os, subprocess

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT)


def modules(build):
    """The flags by which a compiler finds the modules of a build, those of C included."""
    libraries = ["CUIKitSubmodules", "CSDL2", "CSDL2TTF", "CPNG", "CFontconfig", "CTouchAssets/include"]
    maps = [f"{ROOT}/Sources/{library}/module.modulemap" for library in libraries]
    maps.append(f"{os.path.dirname(build)}/checkouts/Yams/Sources/CYaml/include/module.modulemap")
    return ["-I", f"{build}/Modules"] + [flag for path in maps for flag in ("-Xcc", f"-fmodule-map-file={path}")]


def objects(build):
    """What the program of a build is linked of, but its own main."""
    listed = open(f"{build}/touchscope.product/Objects.LinkFileList").read().split("\n")
    return [o.strip("'\"") for o in listed if o and "/touchscope.build/" not in o]


class Compiler:
    """With what the build of `program` left beside it."""

    def __init__(self, program, folder):
        self.build = os.path.dirname(os.path.abspath(program))
        self.folder = folder
        os.makedirs(folder, exist_ok=True)
        self.modules = modules(self.build)

    def programs(self, main, sources):
        """Compiles `sources` with a main file of their own; what the compiler said."""
        return run("swiftc", *self.modules, "-swift-version", "5", "-Onone", "-module-name", "Exports", "-o",
                   f"{self.folder}/exports", main, *sources, *objects(self.build), "-lm")

    def tests(self, tests):
        """Compiles test files as one target; what the compiler said."""
        main = f"{self.folder}/TestMain.swift"
        with open(main, "w") as file:
            file.write("import Testing\n\n@main struct TestMain {\n  static func main() async { await Testing.__swiftPMEntryPoint() as Never }\n}\n")
        testing = [f for m in ["TouchscopeTesting", "_Testing_UIKit"] for f in glob.glob(f"{self.build}/{m}.build/*.o")]
        return run("swiftc", *self.modules, "-swift-version", "6", "-Onone", "-parse-as-library", "-module-name", "ExportedTests",
                   "-o", f"{self.folder}/tests", main, *tests, *testing, *objects(self.build), "-lm")

    def run_tests(self):
        """Runs what `tests` compiled."""
        return run(f"{self.folder}/tests", "--testing-library", "swift-testing")
