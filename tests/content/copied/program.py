"""Compiles a program, finds names that nothing defines, and runs it if its modules are installed."""

import ast
import builtins
import importlib.util
import os
import runpy
import sys

file = sys.argv[1]
folder = os.path.dirname(os.path.abspath(file))
sys.path[0] = folder


def names_of(tree: ast.AST) -> tuple[set, set, set]:
    """Names that a program uses, names that it defines, and modules that it imports."""
    used, defined, modules = set(), {"__name__", "__file__"}, set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            (used if isinstance(node.ctx, ast.Load) else defined).add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            defined.add(node.name)
        elif isinstance(node, ast.arg):
            defined.add(node.arg)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            defined.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            defined.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
            names = [alias.name for alias in node.names]
            modules.update([node.module] if isinstance(node, ast.ImportFrom) else names)
    return used, defined, modules


def missing(start: str, seen: set) -> set:
    """Modules that are not installed, of those that a program and its neighbors import."""
    seen.add(start)
    with open(start, encoding="utf-8") as source:
        tree = ast.parse(source.read(), start)
    used, defined, modules = names_of(tree)
    undefined = used - defined - set(dir(builtins))
    if undefined:
        sys.exit(f"{start}: nothing defines {', '.join(sorted(undefined))}")
    found = set()
    for module in modules:
        neighbor = os.path.join(folder, *module.split(".")) + ".py"
        if os.path.exists(neighbor):
            found |= set() if neighbor in seen else missing(neighbor, seen)
        elif importlib.util.find_spec(module.split(".")[0]) is None:
            found.add(module.split(".")[0])
    return found


lacking = missing(os.path.abspath(file), set())
if lacking:
    print(f"@@compiled, not run: no {', '.join(sorted(lacking))}")
else:
    sys.argv = [file]
    runpy.run_path(file, run_name="__main__")
