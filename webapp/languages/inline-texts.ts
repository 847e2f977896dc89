import * as babel from "@babel/core";
import macro from "@lingui/babel-plugin-lingui-macro";
import lingui from "../lingui.config.ts";
import type { Translate } from "./catalog.ts";
import { type TextCode, textChildren, textExpression } from "./write-texts.ts";

const { types } = babel;

/** Where the macro imports from what it writes; all of it is replaced here. */
const RUNTIME = "#inlined";

export interface InlineOptions {
  readonly translate: Translate;
  readonly locale: string;
}

/** Whether a module has texts of `#text` in it. */
export const hasTexts = (code: string) => /from\s*["']#text["']/.test(code);

/**
 * A module of the web app with its texts in one language: Lingui's macro finds them and makes messages of them, and each is replaced by what
 * its translation comes to. Nothing of them is left to be looked up when a page is shown.
 */
export function inlineTexts(code: string, file: string, options: InlineOptions): string {
  const result = babel.transformSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
    retainLines: true,
    plugins: [
      [
        macro,
        {
          descriptorFields: "all",
          linguiConfig: {
            ...lingui,
            runtimeConfigModule: {
              i18n: [RUNTIME, "i18n"],
              Trans: [RUNTIME, "Trans"],
              useLingui: [RUNTIME, "useLingui"],
            },
          },
        },
      ],
      () => inlining(options),
    ],
  });
  return result?.code ?? "";
}

function inlining({ translate, locale }: InlineOptions): babel.PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          const names = new Set<string>();
          for (const statement of program.get("body")) {
            if (!statement.isImportDeclaration() || statement.node.source.value !== RUNTIME) continue;
            for (const { local } of statement.node.specifiers) names.add(local.name);
            statement.remove();
          }
          if (names.size === 0) return;
          program.traverse({
            CallExpression: { exit: (path) => inlineCall(path) },
            JSXElement: { exit: (path) => inlineElement(path) },
          });

          function inlineCall(path: babel.NodePath<babel.types.CallExpression>): void {
            const { callee, arguments: given } = path.node;
            if (!types.isMemberExpression(callee) || !types.isIdentifier(callee.object)) return;
            if (!names.has(callee.object.name)) return;
            path.replaceWith(written(path, given[0], textExpression));
          }

          function inlineElement(path: babel.NodePath<babel.types.JSXElement>): void {
            const { name, attributes } = path.node.openingElement;
            if (!types.isJSXIdentifier(name) || !names.has(name.name)) return;
            const [spread] = attributes;
            const descriptor = types.isJSXSpreadAttribute(spread) ? spread.argument : undefined;
            const children = written(path, descriptor, textChildren);
            if (path.parentPath.isJSXElement() || path.parentPath.isJSXFragment())
              path.replaceWithMultiple(children);
            else
              path.replaceWith(
                types.jsxFragment(types.jsxOpeningFragment(), types.jsxClosingFragment(), children),
              );
          }

          function written<T>(
            path: babel.NodePath,
            descriptor: unknown,
            write: (parts: ReturnType<Translate>, code: TextCode) => T,
          ): T {
            try {
              const fields = fieldsOf(descriptor);
              const [id, message] = [fields.get("id"), fields.get("message")];
              if (!types.isStringLiteral(id) || !types.isStringLiteral(message))
                throw new Error("A text stands where it is used, word for word.");
              const code = {
                values: fieldsOf(fields.get("values")),
                elements: new Map([...fieldsOf(fields.get("components"))].flatMap(onlyElement)),
                locale,
              };
              return write(translate({ id: id.value, message: message.value }), code);
            } catch (error) {
              throw path.buildCodeFrameError(error instanceof Error ? error.message : String(error));
            }
          }
        },
      },
    },
  };
}

/** The fields of an object in code, by name. */
function fieldsOf(object: unknown): Map<string, babel.types.Expression> {
  if (!isNode(object) || !types.isObjectExpression(object)) return new Map();
  return new Map(
    object.properties.flatMap((property) => {
      if (!types.isObjectProperty(property) || !types.isExpression(property.value)) return [];
      const { key } = property;
      const name = types.isIdentifier(key)
        ? key.name
        : types.isStringLiteral(key) || types.isNumericLiteral(key)
          ? String(key.value)
          : undefined;
      return name === undefined ? [] : [[name, property.value] as const];
    }),
  );
}

const isNode = (value: unknown): value is babel.types.Node =>
  typeof value === "object" && value !== null && "type" in value;

const onlyElement = ([name, value]: [string, babel.types.Expression]): [string, babel.types.JSXElement][] =>
  types.isJSXElement(value) ? [[name, value]] : [];
