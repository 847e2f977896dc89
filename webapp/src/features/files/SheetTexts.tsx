interface SheetText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly is_bold: boolean;
}

/** The texts of one page of a file where they stand on it, in points, for an `<svg>` of the page's size. */
export function SheetTexts({ texts, page }: { texts: readonly SheetText[]; page: number }) {
  return texts.map(
    (text, at) =>
      text.page === page && (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other name
          key={at}
          x={text.x}
          y={text.y + text.height}
          fontSize={text.height}
          fontWeight={text.is_bold ? 700 : 400}
          textLength={text.width > 0 ? text.width : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text.text}
        </text>
      ),
  );
}
