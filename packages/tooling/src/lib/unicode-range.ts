/** The characters that a style sheet's `unicode-range`s hold. */
export const charactersOf = (sheet: string): string[] =>
  [...sheet.matchAll(/unicode-range:([^;]*)/g)].flatMap(([, ranges = '']) =>
    [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, step) =>
        String.fromCodePoint(from + step),
      );
    }),
  );
