import { SaxesParser } from "saxes";

/** An element: its own text, and its children by name. */
export interface Element {
  readonly text: string;
  readonly children: Readonly<Record<string, readonly Element[]>>;
}

/** Reads XML strictly. @throws for anything that is not well-formed */
export function readXml(xml: string): Element {
  const top = { text: "", children: {} as Record<string, Element[]> };
  const open = [top];
  const parser = new SaxesParser();
  const at = () => open.at(-1) ?? top;
  parser.on("opentag", ({ name }) => {
    const element = { text: "", children: {} };
    const { children } = at();
    children[name] = [...(children[name] ?? []), element];
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  for (const event of ["text", "cdata"] as const)
    parser.on(event, (text) => {
      at().text += text;
    });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return top;
}

/** The texts of an element's children, by name; several of a name are an error. */
export function textsOf({ children }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(children).map(([name, [only, ...others]]) => {
      if (only === undefined || others.length > 0) throw new Error(`There are several <${name}>.`);
      return [name, only.text];
    }),
  );
}
