#!/usr/bin/env python3
"""Exports scenes, compiles all programs as one target against the facade, and plays each run on the scene and on its program. Then
exports all runs as tests, compiles these as one target, and runs them.

  exports.py PROGRAM [--tenth SEED]

The lines of both must be equal, but for what is printed, and for what a warning of the export names. A tenth of the scenes is chosen by
the seed; without it all of them are taken, with each of their variants.
"""
import glob, os, random, re, sys

from compiling import Compiler, ROOT, run

PROGRAM = os.path.abspath(sys.argv[1])
FOLDER = f"{ROOT}/.build/check/export"
compiler = Compiler(PROGRAM, FOLDER)


def fail(what, detail=""):
    print(f"exports: FAILED: {what}\n{detail}")
    sys.exit(1)


def prepared(text):
    """The four changes of docs/your-own-recognizers.md for source that Xcode takes."""
    text = re.sub(r"^@main\n", "", text, flags=re.M).replace("@objc ", "")
    text = re.sub(r"#selector\((\w+)\.(\w+)\(_:\)\)", r'Selector("\2:", \1.\2)', text)
    text = re.sub(r"#selector\((\w+)\.(\w+)\)", r'Selector("\2", \1.\2)', text)
    return re.sub(r"#selector\((\w+)\(_:\)\)", r'Selector("\1:", Self.\1)', text)


def in_space(name, text):
    """The declarations in an enum of their own, so that all programs fit in one module."""
    lines = prepared(text).split("\n")
    imports = [l for l in lines if l.startswith("import ")]
    body = [l for l in lines if not l.startswith("import ") and not l.startswith("//")]
    return "\n".join(imports + ["import DemoClasses", f"enum {name} {{"] + ["  " + l if l else "" for l in body] + ["}", ""])


paths = sorted(glob.glob(f"{ROOT}/scenes/*.yaml"))
if "--tenth" in sys.argv:
    paths = sorted(random.Random(int(sys.argv[sys.argv.index("--tenth") + 1])).sample(paths, (len(paths) + 9) // 10))
for old in glob.glob(f"{FOLDER}/*.swift"):
    os.remove(old)

cases, sources = [], []
for number, path in enumerate(paths):
    names = re.findall(r"^  - \{name: ([^,]*),", open(path).read().partition("\nvariants:")[2].partition("\nruns:")[0], flags=re.M)
    for index, variant in enumerate([None] + [n.strip("\"'") for n in names]):
        arguments = ["--variant", variant] if variant else []
        result = run(PROGRAM, "export", os.path.relpath(path, ROOT), "--format", "swift", *arguments)
        if result.returncode != 0:
            fail(f"{path} {variant} is not exported", result.stderr)
        long = [l for l in result.stdout.split("\n") if len(l) > 160 and not l.lstrip().startswith("//")]
        space = f"Scene{number}V{index}"
        sources.append(f"{FOLDER}/{space}.swift")
        with open(sources[-1], "w") as file:
            file.write(in_space(space, result.stdout))
        warned = "true" if result.stderr else "false"
        scene = open(path).read()
        own = re.search(r"^application: .*class: (TS\w+)", scene, flags=re.M)
        application = f"{own.group(1)}()" if own else "UIApplication()"
        chosen = f'"{variant}"' if variant else "nil"
        cases.append(f'  Case(path: "{os.path.relpath(path, ROOT)}", variant: {chosen}, warned: {warned}, application: {{ {application} }}) {{ {space}.AppDelegate() }},')

with open(f"{FOLDER}/main.swift", "w") as file:
    file.write(open(f"{ROOT}/Tests/EndToEnd/exports.swift").read().replace("  // CASES", "\n".join(cases)))
built = compiler.programs(f"{FOLDER}/main.swift", sources)
if built.returncode != 0 or "warning:" in built.stderr:
    errors = [l for l in built.stderr.split("\n") if ": error:" in l or ": warning:" in l]
    fail("the exports do not compile as one target", "\n".join(dict.fromkeys(errors)) + "\n" + built.stderr[-3000:])
print(f"exports: {len(sources)} programs of {len(paths)} scenes compile as one target")
played = run(f"{FOLDER}/exports")
print(played.stdout + played.stderr, end="", flush=True)
if played.returncode != 0:
    fail("a program does something else than its scene")

tests, count, left_out, stalled = [], 0, 0, set()
for path in paths:
    result = run(PROGRAM, "export", os.path.relpath(path, ROOT), "--format", "test")
    if result.returncode != 0:
        fail(f"{path} is not exported as a test", result.stderr)
    tests.append(f"{FOLDER}/{os.path.basename(path)[:-5].replace('-', '_')}_tests.swift")
    # What a test cannot have, as its export warned.
    if any(words in result.stderr for words in ("stall", "redirected action", "sends every action on")):
        stalled.add(os.path.basename(tests[-1]))
    count += len(re.findall(r"^  @Test", result.stdout, flags=re.M))
    left_out += result.stdout.count("// Not in a test: ")
    with open(tests[-1], "w") as file:
        file.write("import DemoClasses\n" + result.stdout)
built = compiler.tests(tests)
if built.returncode != 0 or "warning:" in built.stderr:
    errors = [l for l in built.stderr.split("\n") if ": error:" in l or ": warning:" in l]
    fail("the exported tests do not compile as one target", "\n".join(dict.fromkeys(errors)) + "\n" + built.stderr[-3000:])
tested = compiler.run_tests()
output = tested.stdout + tested.stderr
summary = re.search(r"Test run with (\d+) tests.*", output)
failures = re.findall(r'Test "([^"]*)" recorded an issue at (\w+\.swift)', output)
unexpected = [f for f in failures if f[1] not in stalled]
if unexpected or summary is None or int(summary.group(1)) != count:
    issues = [l for l in output.split("\n") if "recorded an issue" in l or l.startswith("↳")]
    fail(f"exported tests fail: {summary and summary.group(0)}, expected {count}", "\n".join(issues[:60]) or output[-3000:])
failed = len(set(failures))
print(f"exports: {count - failed} of {count} runs pass as tests; {failed} need what a test cannot have, as their exports warn; {left_out} expectations are comments")
