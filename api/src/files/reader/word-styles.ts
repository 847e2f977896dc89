import { SaxesParser } from "saxes";

/** How text looks: what a style or a run says of it. */
export interface Look {
  readonly size?: number | undefined;
  readonly isBold?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
}

export interface WordStyle extends Look {
  readonly name: string;
  readonly isList: boolean;
}

/** Styles based on others, up to a depth. */
const MAX_DEPTH = 10;
/** In points, where nothing says it: Word's own. */
const DEFAULT_SIZE = 11;

interface Style {
  name: string;
  base: string;
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  isList: boolean;
}

/** The styles of a Word file by their ids; "" is what holds for all text. */
export function readStyles(xml: string): (id: string) => WordStyle {
  const styles = new Map<string, Style>();
  let style: Style = { name: "", base: "", isList: false };
  styles.set("", style);
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const value = attributes["w:val"] ?? "";
    if (name === "w:style") {
      style = { name: "", base: "", isList: false };
      styles.set(attributes["w:styleId"] ?? "", style);
    } else if (name === "w:name") style.name = value.toLowerCase();
    else if (name === "w:basedOn") style.base = value;
    else if (name === "w:sz") style.size = Number(value) / 2;
    else if (name === "w:b") style.isBold = isOn(value);
    else if (name === "w:i") style.isItalic = isOn(value);
    else if (name === "w:numPr") style.isList = true;
  });
  if (xml) parser.write(xml).close();
  return (id) => resolve(styles, id);
}

function resolve(styles: ReadonlyMap<string, Style>, id: string): WordStyle {
  const chain: Style[] = [];
  let next: string | undefined = id;
  while (next && chain.length < MAX_DEPTH) {
    const style = styles.get(next);
    if (!style) break;
    chain.push(style);
    next = style.base;
  }
  const all = styles.get("");
  const [own] = chain;
  return {
    name: own?.name ?? "",
    size: [...chain, all].find((style) => style?.size)?.size ?? DEFAULT_SIZE,
    isBold: chain.find((style) => style.isBold !== undefined)?.isBold ?? false,
    isItalic: chain.find((style) => style.isItalic !== undefined)?.isItalic ?? false,
    isList: chain.some((style) => style.isList) || /^list (?:bullet|number)/.test(own?.name ?? ""),
  };
}

export const isOn = (value: string): boolean => !/^(?:0|false|off|none)$/.test(value);
