#!/usr/bin/env python3
"""Checks the JSON schemas with a validator that is not ours: scenes are valid, and mistakes in them are not.

  schemas.py PROGRAM
"""
import copy, glob, json, os, subprocess, sys

import jsonschema, yaml

# Views that lie deep in each other take several calls of the validator each.
sys.setrecursionlimit(100_000)
PROGRAM = os.path.abspath(sys.argv[1])
ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))


class Loader(yaml.SafeLoader):
    """Reads words such as `yes` and dates as texts, as YAML 1.2 does."""


KEPT = {"tag:yaml.org,2002:null", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:merge"}
Loader.yaml_implicit_resolvers = {
    first: [(tag, expression) for tag, expression in resolvers if tag in KEPT]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", __import__("re").compile(r"^(true|false)$"), list("tf"))


def fail(what):
    print(f"schemas: FAILED: {what}")
    sys.exit(1)


def validator(subject):
    text = subprocess.run([PROGRAM, "schema", subject], capture_output=True, text=True, check=True).stdout
    name = {"scene": "scene", "recording": "recording-header"}[subject]
    if text != open(f"{ROOT}/docs/schema/{name}.schema.json").read():
        fail(f"docs/schema/{name}.schema.json is not current: scripts/docs makes it")
    schema = json.loads(text)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema), len(text)


scenes, size = validator("scene")
recordings, _ = validator("recording")
if size > 300_000:
    fail(f"the schema of scenes has {size} bytes; editors read at most 300000")
paths = sorted(glob.glob(f"{ROOT}/scenes/*.yaml") + glob.glob(f"{ROOT}/Tests/Findings/*.yaml"))
for path in paths:
    error = next(scenes.iter_errors(yaml.load(open(path), Loader)), None)
    if error:
        deepest = jsonschema.exceptions.best_match([error])
        fail(f"{os.path.relpath(path, ROOT)}: {list(deepest.absolute_path)}: {deepest.message[:300]}")

for path in glob.glob(f"{ROOT}/Tests/Findings/*.rec"):
    lines = open(path).read().split("\n")
    header = {"recording": lines[0].removeprefix("touchscope recording ")}
    for line in lines[1:]:
        key, _, value = line.partition(" ")
        if key not in ("scene", "digest", "variant"):
            break
        header[key] = value
    recordings.validate(header)

# Each mistake alone makes a good scene bad, for the schema and for the program.
GOOD = {
    "touchscope": 1, "screen": [375, 667],
    "window": {"rootViewController": {"id": "root", "class": "UIViewController"}, "subviews": [
        {"id": "card", "class": "UIView", "frame": [0, 0, 10, 10], "backgroundColor": "blue", "gestureRecognizers": [{"id": "tap", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}]},
        {"id": "list", "class": "UITableView", "frame": [0, 20, 300, 300], "rows": ["a", {"text": "b"}]}]},
    "runs": [{"name": "one", "input": [{"tap": {"at": "card", "count": 2}}, {"wait": "idle"}], "expect": [{"actions": ["tap"]}]}],
}
MISTAKES = [
    (["window", "subviews", 0, "frmae"], [0, 0, 1, 1]), (["window", "subviews", 0, "frame"], [0, 0, 10]),
    (["window", "subviews", 0, "frame"], [0, 0, -1, 10]), (["window", "subviews", 0, "alpha"], 2), (["window", "subviews", 0, "isHidden"], "maybe"),
    (["window", "subviews", 0, "backgroundColor"], "bleu"), (["window", "subviews", 0, "pointInside"], "square"), (["window", "subviews", 0, "contentSize"], [1, 1]),
    (["window", "subviews", 0, "touches"], {"began": "eat"}), (["window", "subviews", 0, "transform"], {"spin": 3}),
    (["window", "subviews", 0, "gestureRecognizers", 0, "numberOfTapsRequired"], 0), (["window", "subviews", 0, "gestureRecognizers", 0, "direction"], "left"),
    (["window", "subviews", 0, "gestureRecognizers", 0, "shouldBegin"], "sideways"), (["window", "subviews", 1, "separatorStyle"], "dotted"),
    (["window", "rootViewController", "alpha"], 1), (["window", "rootViewController", "modalPresentationStyle"], "popover"), (["screen"], [0, 667]), (["titel"], "x"),
    (["constants"], {"tapMaximum": 1}), (["profile"], "ios99"), (["runs", 0, "input", 0], {"tapp": "card"}), (["runs", 0, "input", 0, "tap", "count"], 0),
    (["runs", 0, "input", 0, "tap", "hodl"], 1), (["runs", 0, "input", 1, "wait"], "forever"), (["runs", 0, "expect", 0], {"acts": ["tap"]}),
    (["runs", 0, "expect", 0], {"why": {"tap": "boredom"}}), (["runs", 0, "expect", 0], {"log": {"kinds": ["states"], "is": []}}), (["runs", 0, "nmae"], "x"),
]


def refused(scene):
    path = f"{ROOT}/.build/schema-mistake.yaml"
    with open(path, "w") as file:
        json.dump(scene, file)
    return subprocess.run([PROGRAM, "check", path], capture_output=True).returncode == 2


if not scenes.is_valid(GOOD) or refused(GOOD):
    fail("the scene without mistakes is refused")
for place, value in MISTAKES:
    scene = copy.deepcopy(GOOD)
    target = scene
    for key in place[:-1]:
        target = target[key]
    target[place[-1]] = value
    if scenes.is_valid(scene):
        fail(f"the schema takes {place} = {value}")
    if not refused(scene):
        fail(f"the program takes {place} = {value}")
print(f"schemas: {len(paths)} scenes are valid; {len(MISTAKES)} mistakes are found by schema and program; {size} bytes")
