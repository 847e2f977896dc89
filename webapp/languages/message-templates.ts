import * as babel from "@babel/core";

const { types } = babel;
type Path = babel.NodePath;

/** A message as the sources write it: its text with a name in `${}` for each value. */
export type Template = string;

/** Where the name of a value is, when something is done to it: `${jobs.length.toLocaleString("en-US")}` is `${jobs}`. */
const VALUE_NAMES_SKIPPED = new Set([
  "toLocaleString",
  "toUpperCase",
  "length",
  "join",
  "format",
  "size",
  "map",
]);

/**
 * The messages that a piece of code can come to: one, or several where it says one thing or the other, as `${n === 1 ? "job" : "jobs"}`.
 * None if it is no text.
 */
export function templatesOf(path: Path): Template[] {
  return namedApart(written(path, 0) ?? []);
}

type Part = string | { readonly name: string };

/** The texts of an expression; undefined where only a run of the program tells them. */
function written(path: Path, depth: number): Part[][] | undefined {
  if (path.isStringLiteral()) return [[path.node.value]];
  if (path.isTemplateLiteral()) {
    const expressions = path.get("expressions");
    return path.node.quasis.reduce<Part[][]>(
      (texts, { value }, at) => {
        const said = texts.map((parts) => [...parts, value.cooked ?? value.raw]);
        const expression = expressions[at];
        return expression ? joined(said, filled(expression, depth)) : said;
      },
      [[]],
    );
  }
  if (path.isBinaryExpression({ operator: "+" })) {
    const [left, right] = [path.get("left"), path.get("right")];
    if (!written(left, depth) && !written(right, depth)) return undefined;
    return joined(filled(left, depth), filled(right, depth));
  }
  if (path.isConditionalExpression()) {
    const sides = [path.get("consequent"), path.get("alternate")];
    if (!sides.some((side) => written(side, depth))) return undefined;
    return sides.flatMap((side) => filled(side, depth));
  }
  if (path.isLogicalExpression()) {
    const right = written(path.get("right"), depth);
    return right && [...filled(path.get("left"), depth), ...right];
  }
  if (path.isTSAsExpression()) return written(path.get("expression"), depth);
  if (path.isIdentifier() && depth < 3) {
    const binding = path.scope.getBinding(path.node.name);
    if (!binding?.constant || !binding.path.isVariableDeclarator()) return undefined;
    const init = binding.path.get("init");
    return binding.path.get("id").isIdentifier() && init.hasNode() ? written(init, depth + 1) : undefined;
  }
  return undefined;
}

/** The texts of an expression in the middle of another text: its value's name where they are not known. */
function filled(path: Path, depth: number): Part[][] {
  return written(path, depth) ?? [[{ name: valueName(path.node) }]];
}

const joined = (before: Part[][], after: Part[][]): Part[][] =>
  before.flatMap((head) => after.map((tail) => [...head, ...tail]));

function valueName(node: babel.types.Node | null | undefined): string {
  if (types.isIdentifier(node)) return node.name;
  if (types.isMemberExpression(node) || types.isOptionalMemberExpression(node)) {
    const name = types.isIdentifier(node.property) && !node.computed ? node.property.name : undefined;
    return name !== undefined && !VALUE_NAMES_SKIPPED.has(name) ? name : valueName(node.object);
  }
  if (types.isCallExpression(node) || types.isNewExpression(node)) {
    const [given] = node.arguments;
    if (
      types.isMemberExpression(node.callee) &&
      (!given || types.isStringLiteral(given) || types.isFunction(given))
    )
      return valueName(node.callee);
    return given ? valueName(given) : valueName(node.callee);
  }
  if (types.isArrayExpression(node)) {
    const [first] = node.elements;
    return types.isSpreadElement(first) ? valueName(first.argument) : valueName(first);
  }
  if (types.isLogicalExpression(node) || types.isBinaryExpression(node)) return valueName(node.left);
  if (types.isConditionalExpression(node)) return valueName(node.consequent);
  return "value";
}

/** Texts whose values have a name each. */
function namedApart(texts: Part[][]): Template[] {
  const templates = texts.map((parts) => {
    const used = new Map<string, number>();
    return parts
      .map((part) => {
        if (typeof part === "string") return part;
        const times = (used.get(part.name) ?? 0) + 1;
        used.set(part.name, times);
        return `\${${part.name}${times > 1 ? times : ""}}`;
      })
      .join("");
  });
  return [...new Set(templates)];
}
