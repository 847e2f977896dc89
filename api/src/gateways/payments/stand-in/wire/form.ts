/** A form-encoded body as nested values: texts, lists, and objects without a prototype. */
export type Form = string | readonly Form[] | { readonly [name: string]: Form };

interface Branch {
  [name: string]: string | Branch;
}

/** Reads `line_items[0][price_data][currency]=usd&expand[]=customer` as Stripe does. */
export function readForm(text: string): { readonly [name: string]: Form } {
  const root: Branch = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [...key.matchAll(/^[^[\]]+|\[([^[\]]*)\]/g)].map(([whole, inner]) => inner ?? whole);
    let branch = root;
    path.forEach((name, depth) => {
      const at = name === "" ? String(Object.keys(branch).length) : name;
      if (depth === path.length - 1) branch[at] = value;
      else {
        const next = branch[at];
        const inner: Branch = typeof next === "object" ? next : Object.create(null);
        branch[at] = inner;
        branch = inner;
      }
    });
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, shaped(value)]));
}

/** Objects whose names are 0, 1, 2… are lists. */
function shaped(value: string | Branch): Form {
  if (typeof value === "string") return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name, i) => name === String(i));
  if (isList) return Object.values(value).map(shaped);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shaped(inner)]));
}

/** The name of a nested parameter, as Stripe writes it: `line_items[0][quantity]`. */
export const paramName = (path: readonly PropertyKey[]) =>
  path.map((name, i) => (i === 0 ? String(name) : `[${String(name)}]`)).join("");
