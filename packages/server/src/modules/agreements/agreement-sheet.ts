import type PDFDocument from 'pdfkit';
import type { TextStyle, Typesetter } from '../papers/index.ts';
import type { AgreementPaper } from './agreement-paper.ts';
import { agreementTextsIn, dateOf } from './agreement-words.ts';

export const left = 46;
export const width = 503;
export const right = left + width;
export const top = 46;
/* Below it stands the foot of each page. */
export const bottom = 744;
export const ink = '#23262B';
export const muted = '#6B6459';
const hair = '#EADFCB';
const brand = '#D9531E';
export const gap = 14;

type Doc = InstanceType<typeof PDFDocument>;
/** Where the pen is. */
export interface Sheet {
  readonly doc: Doc;
  readonly set: Typesetter;
  y: number;
}

/** Goes to a new page unless there is so much room. */
export function room(sheet: Sheet, height: number): void {
  if (sheet.y + height <= bottom) return;
  sheet.doc.addPage();
  sheet.y = top;
}

/** Writes a text that may go over several pages. */
export function flow(sheet: Sheet, text: string, x: number, columnWidth: number, style: TextStyle): void {
  for (const line of sheet.set.measure(text, columnWidth, style).lines) {
    room(sheet, (style.size ?? 9) * 1.5);
    sheet.y = sheet.set.write(line, x, sheet.y, columnWidth, style);
  }
}

export const rule = ({ doc }: Sheet, y: number, colour = hair, thickness = 0.75): void =>
  void doc.moveTo(left, y).lineTo(right, y).lineWidth(thickness).strokeColor(colour).stroke();

/* The brand's mark, as site/public/static/brand/logo-mark.svg has it. */
const gear =
  'M42.85 12.99 L43.95 6.24 L52.05 6.24 L53.15 12.99 L59.71 15.12 L64.57 10.31 L71.12 15.07 L68.05 21.17 L72.1 26.75 L78.85 25.72 L81.36 33.42 L75.28 36.55 L75.28 43.45 L81.36 46.58 L78.85 54.28 L72.1 53.25 L68.05 58.83 L71.12 64.93 L64.57 69.69 L59.71 64.88 L53.15 67.01 L52.05 73.76 L43.95 73.76 L42.85 67.01 L36.29 64.88 L31.43 69.69 L24.88 64.93 L27.95 58.83 L23.9 53.25 L17.15 54.28 L14.64 46.58 L20.72 43.45 L20.72 36.55 L14.64 33.42 L17.15 25.72 L23.9 26.75 L27.95 21.17 L24.88 15.07 L31.43 10.31 L36.29 15.12Z';
const pin = 'M25.5 56 Q34 66 44.2 89.6 Q48 96 51.8 89.6 Q62 66 70.5 56Z';
const keyhole = 'M48 27.6 a7.4 7.4 0 0 1 4.1 13.55 L54.6 52.4 H41.4 L43.9 41.15 A7.4 7.4 0 0 1 48 27.6Z';

/** The mark, the title, the number, and the day. */
export function head(sheet: Sheet, { content, cancelledAt, locale }: AgreementPaper): void {
  const { doc, set } = sheet;
  const texts = agreementTextsIn(locale);
  doc
    .save()
    .translate(left - 4, top - 2)
    .scale(0.34);
  doc.path(gear).fill(brand).path(pin).fill(brand);
  doc.circle(48, 40, 19.5).fill('#FFF7E7').path(keyhole).fill(ink);
  doc.restore();
  set.write('Yantra', left + 32, top, 150, { size: 21, weight: 700, colour: ink });
  const half = { align: 'right' } as const;
  const y = set.write(texts.title, left + 200, top - 4, width - 200, { ...half, size: 17, weight: 700, colour: ink });
  const number = `${texts.number} ${content.number} · ${dateOf(content.confirmed.renter.at, locale)}`;
  sheet.y = set.write(number, left + 200, y, width - 200, { ...half, size: 9.5 });
  if (cancelledAt !== null) {
    const said = texts.cancelled(dateOf(cancelledAt, locale));
    sheet.y = set.write(said, left + 200, sheet.y, width - 200, { ...half, size: 10, weight: 700, colour: '#B3261E' });
  }
  sheet.y += 8;
  rule(sheet, sheet.y, ink, 1.25);
  sheet.y += gap;
}
