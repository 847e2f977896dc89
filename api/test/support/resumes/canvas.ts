/** Draws text on pages and makes a PDF of it, by hand: Helvetica, which every reader has the widths of. */

const SIZE = { width: 612, height: 792 };
/** Widths of Helvetica from the space to the tilde, in thousandths of the font size; bold is drawn with those of bold. */
const REGULAR =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);
const BOLD =
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
    .split(" ")
    .map(Number);
/** Characters of WinAnsi that are not Latin 1. */
const WIN_ANSI: Readonly<Record<string, number>> = { "–": 0x96, "—": 0x97, "•": 0x95, "’": 0x92 };

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

/** The width of a text, in points. Accented letters are as wide as those without. */
export function widthOf(text: string, { size, bold = false }: Style): number {
  const widths = bold ? BOLD : REGULAR;
  const plain = [...text].map((each) => each.normalize("NFD")[0] ?? "");
  return (
    plain.reduce(
      (sum, each) =>
        sum + (each === "—" ? 1_000 : each === "•" ? 350 : (widths[each.charCodeAt(0) - 32] ?? 556)),
      0,
    ) *
    (size / 1_000)
  );
}

/** Pages on which text is drawn. */
export class Canvas {
  readonly size = SIZE;
  readonly #pages: string[][] = [];
  readonly #links: { page: number; rect: string; url: string }[] = [];

  /** @param y of the baseline, from the top */
  text(
    page: number,
    x: number,
    y: number,
    text: string,
    { size, bold = false, italic = false }: Style,
  ): void {
    const font = bold ? "F2" : italic ? "F3" : "F1";
    const at = `${x.toFixed(2)} ${(SIZE.height - y).toFixed(2)}`;
    this.#page(page).push(`BT /${font} ${size} Tf 1 0 0 1 ${at} Tm <${encoded(text)}> Tj ET`);
  }

  link(page: number, x: number, y: number, width: number, url: string): void {
    const [bottom, top] = [SIZE.height - y - 3, SIZE.height - y + 9];
    this.#page(page);
    this.#links.push({ page, rect: `${x} ${bottom} ${x + width} ${top}`, url });
  }

  #page(page: number): string[] {
    while (this.#pages.length <= page) this.#pages.push([]);
    return this.#pages[page] ?? [];
  }

  pdf(): Buffer {
    const fonts = ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique"].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    );
    const first = 6;
    const objects = ["<< /Type /Catalog /Pages 2 0 R >>", "", ...fonts];
    const kids: string[] = [];
    this.#pages.forEach((drawn, page) => {
      const links = this.#links.filter((link) => link.page === page);
      const annotations = links.map(
        ({ rect, url }) => `<< /Type /Annot /Subtype /Link /Rect [${rect}] /A << /S /URI /URI (${url}) >> >>`,
      );
      const at = first + page * 2;
      kids.push(`${at} 0 R`);
      const content = drawn.join("\n");
      objects.push(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SIZE.width} ${SIZE.height}] /Contents ${at + 1} 0 R /Annots [${annotations.join(" ")}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      );
    });
    objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(" ")}] >>`;
    return assemble(objects);
  }
}

function encoded(text: string): string {
  return [...text]
    .map((each) => (WIN_ANSI[each] ?? each.charCodeAt(0)).toString(16).padStart(2, "0"))
    .join("");
}

function assemble(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    "latin1",
  );
}
