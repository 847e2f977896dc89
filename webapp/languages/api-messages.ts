import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as babel from "@babel/core";
import { type Template, templatesOf } from "./message-templates.ts";

const { types } = babel;
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What the API answers with is written in the contract and in the rooms of the API, but for those that write for others. */
const SOURCES = ["api/contract/src/**/*.ts", "api/src/**/*.ts"];
const FOR_OTHERS = [
  // Mails, notifications and pages of text have Spanish of their own; so have tables of words.
  /^api\/src\/(mail|notifications|alerts|articles|markdown|views\/figures|web)\//,
  /^api\/contract\/src\/(personal-data|personal-data-spanish|culture|gap\/.*)\.ts$/,
  // Words of operators: their terminal, logs and settings.
  /^api\/src\/(backup|doctor|metrics|openapi|background|processes|commands\/(blog|learning))\//,
  /^api\/src\/(env|main|database|errors\/boot-failure|commands\/payment\/save-plan)\.ts$/,
  /^api\/src\/import\/(choose-sheet|explain|describe|mapping-file|read-jobs|report|summary|upload-fields)\.ts$/,
  // Other services, and words that are looked for in what people write.
  /^api\/src\/(gateways\/(payments|push|identity\/demo|resumes|search-engines|streets)|places|taxonomy|search)\//,
  /^api\/src\/(resume-parser|job-reader|resumes)\//,
];

/** Fields of objects that describe the API to programmers. */
const DESCRIPTIONS = new Set(["summary", "description", "about", "unit", "writes"]);
/** Calls whose words programmers and operators read, and those that ask a database. */
const UNSEEN_CALLS = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "debug",
  "info",
  "warn",
  "error",
  "fatal",
  "query",
]);
/** Where any words are a message. */
const SAID_IN = new Set(["message", "error", "ApiError"]);

/** Every message that the API answers with, and the words that stand in some, in the order of the alphabet. */
export function apiMessages(): Template[] {
  const found = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !FOR_OTHERS.some((room) => room.test(file)))
    .flatMap((file) => messagesOf(readFileSync(ROOT + file, "utf8"), file));
  return [...new Set(found)].sort();
}

/** The messages of one module: sentences, words in a place for messages, and words of the contract's type `Words`. */
export function messagesOf(code: string, file: string): Template[] {
  const tree = babel.parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ["typescript"] },
  });
  if (!tree) return [];
  const found: Template[] = [];
  const said = new Set(SAID_IN);
  babel.traverse(tree, {
    TSPropertySignature({ node }) {
      if (isOfWords(node.typeAnnotation)) said.add(nameOf(node.key));
    },
  });
  babel.traverse(tree, {
    "TSType|ImportDeclaration"(path: babel.NodePath) {
      path.skip();
    },
    "StringLiteral|TemplateLiteral|BinaryExpression"(path: babel.NodePath) {
      const templates = templatesOf(path);
      if (templates.length === 0) return;
      path.skip();
      if (path.key === "key" || isUnseen(path)) return;
      const isMessage = isSaid(path, said) || (file.startsWith("api/contract/") && isFieldName(path));
      found.push(...templates.filter(isMessage ? hasWords : isSentence));
    },
  });
  return found;
}

const hasWords = (text: Template) => /\p{Ll}{2}/u.test(text.replaceAll(/\$\{\w+\}/g, ""));

const SENTENCE = /^(?:[A-Z“"$]|[a-z_]+ (?:must|can|cannot|is|are|needs|has) )[\s\S]* [\s\S]*[^.][.!?]$/;
const SQL = /\b[A-Z_]{2,}\b.*[=?(]|= \?/;
const isSentence = (text: Template) => hasWords(text) && SENTENCE.test(text) && !SQL.test(text);

/** Whether words without a full stop are a message, too: by where they stand, or by their type. */
function isSaid(path: babel.NodePath, said: ReadonlySet<string>): boolean {
  const at = path.parentPath;
  if (!at) return false;
  if (at.isObjectProperty()) return said.has(nameOf(at.node.key)) || isSaid(at, said);
  if (at.isCallExpression() || at.isNewExpression())
    return (
      path.listKey === "arguments" &&
      said.has(nameOf(at.node.callee)) &&
      !(at.isNewExpression() && path.key === 0)
    );
  if (at.isTSSatisfiesExpression()) return isOfWords(at.node.typeAnnotation) || isSaid(at, said);
  if (at.isVariableDeclarator())
    return (
      types.isIdentifier(at.node.id) && (said.has(at.node.id.name) || isOfWords(at.node.id.typeAnnotation))
    );
  if (at.isFunction())
    return isOfWords(at.node.returnType) || (at.isArrowFunctionExpression() && isSaid(at, said));
  return path.key !== "test" && PASSED_ON.has(at.type) && isSaid(at, said);
}

/** What hands on what stands in it. */
const PASSED_ON = new Set([
  "ArrayExpression",
  "BlockStatement",
  "ConditionalExpression",
  "IfStatement",
  "LogicalExpression",
  "ObjectExpression",
  "ReturnStatement",
  "TSAsExpression",
]);

/** Whether a type is `Words`, or a table or list of them. */
function isOfWords(type: babel.types.Node | null | undefined): boolean {
  if (!type || types.isTSTypeLiteral(type)) return false;
  if (types.isTSTypeReference(type) && nameOf(type.typeName) === "Words") return true;
  const inside = types.VISITOR_KEYS[type.type] ?? [];
  return inside.some((key) => [Reflect.get(type, key)].flat().some(isOfWords));
}

/** The contract's fields tell their names, for messages that begin with them: `line("The name", 200)`. */
const isFieldName = (path: babel.NodePath) =>
  path.key === 0 &&
  path.listKey === "arguments" &&
  path.isStringLiteral() &&
  /^[A-Z][a-z]* ?[a-z]/.test(path.node.value) &&
  types.isCallExpression(path.parent) &&
  types.isIdentifier(path.parent.callee);

const isUnseen = (path: babel.NodePath) =>
  (types.isObjectProperty(path.parent) && DESCRIPTIONS.has(nameOf(path.parent.key))) ||
  path.findParent(
    (at) => (at.isCallExpression() || at.isNewExpression()) && UNSEEN_CALLS.has(nameOf(at.node.callee)),
  ) !== null;

/** The name that a key, a callee or a type has in the code. */
function nameOf(node: babel.types.Node): string {
  if (types.isIdentifier(node)) return node.name;
  if (types.isStringLiteral(node)) return node.value;
  return types.isMemberExpression(node) ? nameOf(node.property) : "";
}
