interface Use {
  readonly sheet: CSSStyleSheet;
  users: number;
}

const homes = new WeakMap<DocumentOrShadowRoot, Map<string, Use>>();

/**
 * Gives a style sheet to the document or shadow root around a node, once however many ask. Constructable, so that it
 * needs no permission from a Content-Security-Policy. The returned function takes it away after the last.
 */
export function adoptSheet(node: Node, css: string): () => void {
  const root = node.getRootNode();
  const home = root instanceof ShadowRoot ? root : (node.ownerDocument ?? document);
  const uses = homes.get(home) ?? new Map<string, Use>();
  homes.set(home, uses);
  let use = uses.get(css);
  if (use === undefined) {
    use = { sheet: new CSSStyleSheet(), users: 0 };
    use.sheet.replaceSync(css);
    uses.set(css, use);
  }
  const { sheet } = use;
  const others = (): CSSStyleSheet[] => home.adoptedStyleSheets.filter((other) => other !== sheet);
  if (use.users++ === 0) home.adoptedStyleSheets = [...others(), sheet];
  return () => {
    const current = uses.get(css);
    if (current === undefined || --current.users > 0) return;
    home.adoptedStyleSheets = others();
  };
}
