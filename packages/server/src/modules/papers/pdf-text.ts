import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { unpackedFont } from './woff.ts';

/** A font weight; each comes in subsets. */
type Weight = 400 | 700;
type Subset = 'latin' | 'latin-ext' | 'devanagari';
const weights: readonly Weight[] = [400, 700];
const subsets: readonly Subset[] = ['latin', 'latin-ext', 'devanagari'];

/** The font files' bytes, by `{subset}-{weight}`. */
export type FontFiles = ReadonlyMap<string, Buffer>;

/** Reads Noto Sans, which has ₹ and Devanagari beside Latin. */
export async function readFonts(): Promise<FontFiles> {
  const { resolve } = createRequire(import.meta.url);
  const names = subsets.flatMap((subset) => weights.map((weight) => [subset, weight] as const));
  return new Map(
    await Promise.all(
      names.map(async ([subset, weight]) => {
        const path = resolve(`@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`);
        return [`${subset}-${weight}`, unpackedFont(await readFile(path))] as const;
      }),
    ),
  );
}

/** The style of a text. */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** Writes texts on a page, each character in a font file that has it. */
export type Typesetter = ReturnType<typeof typesetter>;

/* With the full stops of Devanagari, which several scripts share. */
const isDevanagari = /[\p{Script=Devanagari}\u0964\u0965\u20b9\u200c\u200d]/u;
const isLatin = /[\u0020-\u00ff\u2000-\u206f\u20ac\u2212]/u;
const subsetOf = (sign: string): Subset =>
  isDevanagari.test(sign) ? 'devanagari' : isLatin.test(sign) ? 'latin' : 'latin-ext';

interface Run {
  readonly subset: Subset;
  text: string;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    // A space uses the font of the text before it.
    const subset = sign === ' ' && last !== undefined ? last.subset : subsetOf(sign);
    if (last?.subset === subset) last.text += sign;
    else runs.push({ subset, text: sign });
  }
  return runs;
}

const lineHeight = 1.4;
const signs = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** @param breaksWords whether a word that is wider than its column goes on in the next line: strangers’ words may be of any length */
export function typesetter(
  doc: InstanceType<typeof PDFDocument>,
  faces: FontFiles,
  { breaksWords = false }: { readonly breaksWords?: boolean } = {},
) {
  for (const [name, bytes] of faces) doc.registerFont(name, bytes);
  const select = (subset: Subset, { size = 9, weight = 400, colour = '#1b1f23' }: TextStyle) =>
    doc.font(`${subset}-${weight}`).fontSize(size).fillColor(colour);
  const widthOf = (text: string, style: TextStyle): number =>
    runsOf(text).reduce((sum, run) => sum + select(run.subset, style).widthOfString(run.text), 0);

  function line(text: string, x: number, y: number, style: TextStyle): void {
    let at = x;
    for (const run of runsOf(text)) {
      select(run.subset, style).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(run.text);
    }
  }

  /** The pieces of a word that is wider than its column: syllables stay whole. */
  function piecesOf(word: string, width: number, style: TextStyle): string[] {
    if (!breaksWords || widthOf(word, style) <= width) return [word];
    const pieces = [''];
    for (const { segment } of signs.segment(word)) {
      const longer = `${pieces.at(-1) ?? ''}${segment}`;
      if (pieces.at(-1) === '' || widthOf(longer, style) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }

  function linesOf(text: string, width: number, style: TextStyle): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      for (const word of paragraph.split(' ').flatMap((one) => piecesOf(one, width, style))) {
        const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
        if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
  }

  return {
    /** The lines that a text takes in a column, and how high they are together. */
    measure(
      text: string,
      width: number,
      style: TextStyle = {},
    ): { readonly lines: readonly string[]; readonly height: number } {
      const lines = linesOf(text, width, style);
      return { lines, height: lines.length * (style.size ?? 9) * lineHeight };
    },
    /** Writes a text into a column, with line breaks. @returns the position of the next line */
    write(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
      const { size = 9, align = 'left' } = style;
      let at = y;
      for (const one of linesOf(text, width, style)) {
        line(one, align === 'right' ? x + width - widthOf(one, style) : x, at + size, style);
        at += size * lineHeight;
      }
      return at;
    },
  };
}
