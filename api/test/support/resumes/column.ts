import { type Canvas, type Style, widthOf } from "./canvas.ts";
import type { Layout } from "./layouts.ts";

/** Writes downward between two edges, over as many pages as it takes. */
export class Column {
  readonly #canvas: Canvas;
  readonly #layout: Layout;
  readonly #edges: { left: number; right: number };
  readonly size: number;
  #indent = 0;
  y = 64;

  constructor(canvas: Canvas, layout: Layout, edges: { left: number; right: number }) {
    this.#canvas = canvas;
    this.#layout = layout;
    this.#edges = edges;
    this.size = layout.size;
  }

  /** A text at the left edge; the line stays. */
  text(text: string, style: Style): void {
    this.#put(this.#edges.left + this.#indent, text, style);
  }

  right(text: string, style: Style = { size: this.size }): void {
    this.#put(this.#edges.right - widthOf(text, style), text, style);
  }

  line(text: string, style: Omit<Style, "size"> = {}): void {
    this.text(text, { size: this.size, ...style });
    this.y += this.size * 1.25;
  }

  /** One text at each edge; two lines if they are too long for one. */
  pair(text: string, right: string, style: Omit<Style, "size">): void {
    const room = this.#edges.right - this.#edges.left - this.#indent;
    const plain = { size: this.size };
    if (widthOf(text, { ...plain, ...style }) + widthOf(right, plain) + 18 > room) {
      this.line(text, style);
      this.line(right);
    } else {
      this.right(right);
      this.line(text, style);
    }
  }

  heading(text: string): void {
    this.keepTogether(4);
    const { headings, columns } = this.#layout;
    const size = headings === "large" ? this.size + 4 : this.size + (headings === "caps" ? 1 : 0);
    const words = headings === "caps" ? text.toUpperCase() : text;
    this.y += 10;
    if (columns === "hanging") this.#put(54, words, { size, bold: true });
    else {
      this.text(words, { size, bold: true });
      this.y += size * 1.4;
    }
  }

  paragraph(text: string, bullet?: string): void {
    const style = { size: this.size };
    const hang = bullet ? 12 : 0;
    if (bullet) this.text(bullet, style);
    this.indent(hang, () => {
      const room = this.#edges.right - this.#edges.left - this.#indent;
      let line = "";
      for (const word of text.split(" ")) {
        const longer = line ? `${line} ${word}` : word;
        if (line && widthOf(longer, style) > room) {
          this.line(line);
          line = word;
        } else line = longer;
      }
      this.line(line);
    });
  }

  indent(points: number, inside: () => void): void {
    this.#indent += points;
    inside();
    this.#indent -= points;
  }

  /** Starts a page where fewer lines are left. */
  keepTogether(lines: number): void {
    const within = this.y % this.#canvas.size.height;
    if (within + lines * this.size * 1.25 > 740) this.y += this.#canvas.size.height - within + 50;
  }

  #put(x: number, text: string, style: Style): void {
    const { height } = this.#canvas.size;
    if (this.y % height > 750) this.keepTogether(99);
    this.#canvas.text(Math.floor(this.y / height), x, this.y % height, text, style);
  }
}
