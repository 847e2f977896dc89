import * as babel from "@babel/core";
import type { Part } from "./message-parts.ts";

const { types } = babel;
type Expression = babel.types.Expression;
type Child = babel.types.JSXElement["children"][number];

/** The code around a text: what its placeholders stand for, and its elements without their content. */
export interface TextCode {
  readonly values: ReadonlyMap<string, Expression>;
  readonly elements: ReadonlyMap<string, babel.types.JSXElement>;
  /** For numbers in plurals. */
  readonly locale: string;
}

/** Parts of a message as an expression: a string, or a template. */
export function textExpression(parts: readonly Part[], code: TextCode): Expression {
  const strings = [""];
  const expressions: Expression[] = [];
  for (const part of parts) {
    const written = part.kind === "text" ? types.stringLiteral(part.text) : expressionOf(part, code);
    if (written.type === "StringLiteral") strings[strings.length - 1] += written.value;
    else {
      expressions.push(written);
      strings.push("");
    }
  }
  if (expressions.length === 0) return types.stringLiteral(strings.join(""));
  const [only] = expressions;
  if (only && parts.length === 1 && parts[0]?.kind === "choice") return only;
  const quasis = strings.map((text, at) =>
    types.templateElement({ raw: rawText(text), cooked: text }, at === strings.length - 1),
  );
  return types.templateLiteral(quasis, expressions);
}

/** Parts of a message as children of an element. */
export function textChildren(parts: readonly Part[], code: TextCode): Child[] {
  return parts.map((part): Child => {
    if (part.kind === "text") return types.jsxExpressionContainer(types.stringLiteral(part.text));
    if (part.kind !== "element") return types.jsxExpressionContainer(expressionOf(part, code));
    const element = types.cloneNode(found(code.elements, part.name));
    const { openingElement } = element;
    if (part.parts.length === 0) return element;
    openingElement.selfClosing = false;
    element.closingElement = types.jsxClosingElement(types.cloneNode(openingElement.name));
    element.children = textChildren(part.parts, code);
    return element;
  });
}

function expressionOf(part: Exclude<Part, { kind: "text" }>, code: TextCode): Expression {
  if (part.kind === "element") return asNode(textChildren([part], code));
  const value = types.cloneNode(found(code.values, part.name));
  if (part.kind === "value") return value;
  if (part.kind === "count")
    return types.callExpression(types.memberExpression(value, types.identifier("toLocaleString")), [
      types.stringLiteral(code.locale),
    ]);
  const { arms, by } = part;
  const written = (name: string) => {
    const said = arms.get(name) ?? [];
    const arm = name === "other" || by === "select" ? said : withCount(said, name === "one" ? "1" : name);
    return hasElement(arm) ? asNode(textChildren(arm, code)) : textExpression(arm, code);
  };
  return (
    [...arms.keys()]
      .filter((name) => name !== "other")
      // A number of its own goes before what it is counted as.
      .sort((a, b) => Number(b === "one") - Number(a === "one"))
      .reduce<Expression>((otherwise, name) => {
        const wanted =
          by === "select"
            ? types.stringLiteral(name)
            : types.numericLiteral(name === "one" ? 1 : Number(name));
        return types.conditionalExpression(
          types.binaryExpression("===", types.cloneNode(value), wanted),
          written(name),
          otherwise,
        );
      }, written("other"))
  );
}

/** Parts with their number written out, where it can be no other. */
const withCount = (parts: readonly Part[], text: string): Part[] =>
  parts.map((part) => {
    if (part.kind === "count") return { kind: "text", text };
    return part.kind === "element" ? { ...part, parts: withCount(part.parts, text) } : part;
  });

const hasElement = (parts: readonly Part[]) => parts.some(({ kind }) => kind === "element");

const asNode = (children: Child[]): Expression =>
  types.jsxFragment(types.jsxOpeningFragment(), types.jsxClosingFragment(), children);

const rawText = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&").replaceAll("\r", "\\r");

function found<T>(map: ReadonlyMap<string, T>, name: string): T {
  const one = map.get(name);
  if (one === undefined) throw new Error(`There is no ${name} in the code around the text.`);
  return one;
}
