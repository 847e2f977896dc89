import type { Declarations, Declared } from "./declarations.ts";

type Json = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Texts as they travel: numbers with fractions, and ids of what can be expanded. */
const TEXTS = /^(?:string|Decimal)$/;

/** What a reply has that the SDK declares otherwise: names it does not know, types, values of closed lists, and what is missing. */
export function differencesOf(declarations: Declarations, reply: unknown): string[] {
  if (!isObject(reply)) return ["the reply is no object"];
  const object = String(reply["object"]);
  if (object === "list" && Array.isArray(reply["data"]))
    return reply["data"].flatMap((each) => differencesOf(declarations, each));
  const declared = declarations.resource(object);
  if (!declared) return [`${object} is not declared`];
  return inside(reply, declared, object);

  function inside(value: Json, { members, ...at }: Declared, path: string): string[] {
    const missing = [...members].filter(([name, { isOptional }]) => !isOptional && !(name in value));
    return [
      ...missing.map(([name]) => `${path}.${name} is missing`),
      ...Object.entries(value).flatMap(([name, own]) => {
        const member = members.get(name);
        return member ? against(own, member.type, at, `${path}.${name}`) : [`${path}.${name} is unknown`];
      }),
    ];
  }

  function against(
    value: unknown,
    type: string,
    at: Pick<Declared, "file" | "name">,
    path: string,
  ): string[] {
    if (isObject(value) && typeof value["object"] === "string") return resourceIn(value, type, path);
    const ways = alternatives(type).map((each) => way(value, each, at, path));
    return (
      ways.find((differences) => differences?.length === 0) ?? ways.find(Boolean) ?? [`${path} is no ${type}`]
    );
  }

  /** @returns undefined if a value is of another kind than the type */
  function way(
    value: unknown,
    type: string,
    at: Pick<Declared, "file" | "name">,
    path: string,
  ): string[] | undefined {
    if (value === null || typeof value === "boolean" || typeof value === "number")
      if (type === String(value) || type === typeof value) return [];
    if (typeof value === "string" && (TEXTS.test(type) || type === `'${value}'`)) return [];
    const item = /^Array<(.*)>$/.exec(type)?.[1];
    if (item !== undefined && Array.isArray(value))
      return value.flatMap((each) => against(each, item, at, `${path}[]`));
    if (!/^[\w.]+$/.test(type)) return undefined;
    const found = declarations.find(type, at);
    if (typeof found === "string") return against(value, found, at, path);
    if (!found || !isObject(value)) return undefined;
    if (type === "Metadata")
      return Object.values(value).every((each) => typeof each === "string") ? [] : undefined;
    return inside(value, found, path);
  }

  function resourceIn(value: Json, type: string, path: string): string[] {
    const list = /ApiList<([\w.]+)>/.test(type);
    if (list !== (value["object"] === "list")) return [`${path} is no ${type}`];
    return differencesOf(declarations, value).map((difference) => `${path}: ${difference}`);
  }
}

/** Parts of a union. */
function alternatives(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of type) {
    if ("<{(".includes(sign)) depth++;
    if (">})".includes(sign)) depth--;
    if (sign === "|" && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += sign;
  }
  return [...parts, part.trim()];
}
