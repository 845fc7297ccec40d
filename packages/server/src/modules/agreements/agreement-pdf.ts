import { amountInWords } from '@yantra/domain';
import PDFDocument from 'pdfkit';
import { type FontFiles, typesetter } from '../papers/index.ts';
import type { AgreementPaper } from './agreement-paper.ts';
import {
  bottom,
  flow,
  gap,
  head,
  ink,
  left,
  muted,
  right,
  room,
  rule,
  type Sheet,
  top,
  width,
} from './agreement-sheet.ts';
import {
  agreementTextsIn,
  amount,
  apartOf,
  grouped,
  momentOf,
  partyLines,
  plateOf,
  printed,
  printedLine,
  printedLines,
  type PrintedParty,
} from './agreement-words.ts';

/** Draws a hire agreement as a PDF: always the same bytes for the same paper. Nothing is worked out here but where it stands. */
export async function agreementPdf(paper: AgreementPaper, faces: FontFiles): Promise<Buffer> {
  const { content, locale } = paper;
  const texts = agreementTextsIn(locale);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: `${locale ?? 'en'}-IN`,
    info: {
      Title: `${texts.title} ${content.number}`,
      Author: 'Yantra',
      CreationDate: new Date(content.confirmed.renter.at),
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const sheet: Sheet = { doc, set: typesetter(doc, faces, { breaksWords: true }), y: top };
  head(sheet, paper);
  parties(sheet, paper);
  plate(sheet, paper);
  work(sheet, paper);
  lines(sheet, paper);
  sums(sheet, paper);
  apart(sheet, paper);
  terms(sheet, paper);
  signs(sheet, paper);
  feet(sheet, paper);
  doc.end();
  return done;
}

function parties(sheet: Sheet, { content: { quote }, locale }: AgreementPaper): void {
  const { set } = sheet;
  const texts = agreementTextsIn(locale);
  const half = width / 2 - 12;
  const column = (x: number, label: string, party: PrintedParty): number => {
    let y = set.write(label, x, sheet.y, half, { size: 8, weight: 700, colour: muted });
    y = set.write(printedLine(party.name), x, y + 2, half, { size: 10, weight: 700 });
    for (const one of partyLines(party)) y = set.write(one, x, y, half, { size: 9.5 });
    return y;
  };
  sheet.y =
    gap + Math.max(column(left, texts.owner, quote.owner), column(left + half + 24, texts.renter, quote.renter));
}

function plate(sheet: Sheet, { content, locale }: AgreementPaper): void {
  const { doc, set } = sheet;
  const facts = plateOf(content.quote, agreementTextsIn(locale), locale);
  const columns = 4;
  const cell = width / columns;
  const begin = sheet.y;
  for (let first = 0; first < facts.length; first += columns) {
    let ends = sheet.y;
    for (const [n, [name, value]] of facts.slice(first, first + columns).entries()) {
      const x = left + n * cell + 8;
      const y = set.write(name, x, sheet.y + 6, cell - 14, { size: 7.5, colour: muted });
      ends = Math.max(ends, set.write(value, x, y, cell - 14, { size: 8.5, weight: 700 }));
    }
    sheet.y = ends + 6;
    if (first + columns < facts.length) rule(sheet, sheet.y);
  }
  doc
    .roundedRect(left, begin, width, sheet.y - begin, 6)
    .lineWidth(0.75)
    .strokeColor('#8C8371')
    .stroke();
  sheet.y += gap;
}

/** What is needed, in the renter's words. */
function work(sheet: Sheet, { content: { quote }, locale }: AgreementPaper): void {
  const words = printed(quote.job.details).trim();
  if (words === '') return;
  sheet.y = sheet.set.write(agreementTextsIn(locale).plate.work, left, sheet.y, width, {
    size: 8,
    weight: 700,
    colour: muted,
  });
  flow(sheet, words, left, width, { size: 9 });
  sheet.y += gap;
}

const columns = { number: left, what: left + 24, howMany: left + 230, rate: left + 310, amount: left + 400 } as const;
const numbers = { align: 'right', size: 9.5 } as const;

function lines(sheet: Sheet, { content: { quote }, locale }: AgreementPaper): void {
  const { set } = sheet;
  const texts = agreementTextsIn(locale);
  const small = { size: 8, colour: muted } as const;
  room(sheet, 60);
  set.write(texts.columns.what, columns.what, sheet.y, 200, small);
  set.write(texts.columns.howMany, columns.howMany, sheet.y, 70, { ...small, align: 'right' });
  set.write(texts.columns.rate, columns.rate, sheet.y, 85, { ...small, align: 'right' });
  sheet.y =
    4 + set.write(texts.columns.amount, columns.amount, sheet.y, right - columns.amount, { ...small, align: 'right' });
  rule(sheet, sheet.y, '#8C8371');
  for (const [n, line] of printedLines(quote, texts).entries()) {
    const style = { size: 9.5, weight: 700 } as const;
    room(sheet, set.measure(line.name, 200, style).height + 14);
    const y = sheet.y + 6;
    set.write(String(n + 1), columns.number, y, 20, { size: 9.5, colour: muted });
    const ends = set.write(line.name, columns.what, y, 200, style);
    set.write(line.howMany, columns.howMany, y, 70, numbers);
    set.write(line.rate, columns.rate, y, 85, numbers);
    set.write(line.amount, columns.amount, y, right - columns.amount, numbers);
    sheet.y = ends + 6;
    rule(sheet, sheet.y);
  }
}

function sums(sheet: Sheet, { content: { quote }, locale }: AgreementPaper): void {
  const { set } = sheet;
  const texts = agreementTextsIn(locale);
  const { gst, total } = quote;
  const rows = gst.isIncluded
    ? ([[texts.gstIncluded(gst.percent), '']] as const)
    : ([
        [texts.beforeTax, amount(total - gst.amount)],
        [texts.gst(gst.percent), amount(gst.amount)],
      ] as const);
  room(sheet, 90);
  sheet.y += 6;
  for (const [name, value] of rows) {
    set.write(name, left + 150, sheet.y, 245, numbers);
    sheet.y = 2 + set.write(value === '' ? ' ' : value, columns.amount, sheet.y, right - columns.amount, numbers);
  }
  const bold = { align: 'right', size: 12, weight: 700 } as const;
  set.write(texts.total, left + 150, sheet.y + 3, 245, bold);
  sheet.y = set.write(amount(total), columns.amount - 20, sheet.y + 3, right - columns.amount + 20, bold);
  // Words for numbers are known in English alone.
  if (texts.hasWords)
    sheet.y = set.write(amountInWords(total), left, sheet.y, width, { align: 'right', size: 8, colour: muted });
  sheet.y += gap;
}

function apart(sheet: Sheet, { content: { quote }, locale }: AgreementPaper): void {
  const { doc, set } = sheet;
  const texts = agreementTextsIn(locale);
  const facts = apartOf(quote, texts);
  const cell = (width - 24) / 3;
  const bold = { size: 8.5, weight: 700 } as const;
  const rows = Array.from({ length: Math.ceil(facts.length / 3) }, (_, n) => facts.slice(n * 3, n * 3 + 3));
  const heightOf = ([name, value]: readonly [string, string]): number =>
    set.measure(name, cell - 10, bold).height + set.measure(value, cell - 10, { size: 8.5 }).height;
  for (const row of rows) {
    const height = Math.max(...row.map(heightOf)) + 10;
    room(sheet, height);
    doc.rect(left, sheet.y, width, height).fill('#FFF7E7');
    for (const [n, [name, value]] of row.entries()) {
      const x = left + 12 + n * cell;
      const y = set.write(name, x, sheet.y + 5, cell - 10, bold);
      set.write(value, x, y, cell - 10, { size: 8.5 });
    }
    sheet.y += height;
  }
  sheet.y += gap;
}

function terms(sheet: Sheet, { content: { quote }, locale }: AgreementPaper): void {
  const texts = agreementTextsIn(locale);
  const words = printed(quote.terms).trim();
  room(sheet, 40);
  sheet.y = 2 + sheet.set.write(texts.terms, left, sheet.y, width, { size: 8, weight: 700, colour: muted });
  flow(sheet, words === '' ? texts.noTerms : words, left, width, { size: 9 });
  sheet.y += gap;
}

function signs(sheet: Sheet, { content, locale }: AgreementPaper): void {
  const { doc, set } = sheet;
  const texts = agreementTextsIn(locale);
  const { confirmed, quote } = content;
  const { owner, renter } = confirmed;
  const half = width / 2 - 12;
  room(sheet, 90);
  const begin = sheet.y;
  const box = (x: number, label: string, said: readonly [string, string, string]): number => {
    let y = set.write(label, x + 10, begin + 8, half - 20, { size: 8, weight: 700, colour: muted });
    doc
      .circle(x + 18, y + 12, 6.5)
      .lineWidth(1.1)
      .strokeColor('#27713F')
      .stroke();
    doc
      .moveTo(x + 15, y + 12.2)
      .lineTo(x + 17.3, y + 14.5)
      .lineTo(x + 21.2, y + 9.8)
      .stroke();
    const [name, how, when] = said;
    y = set.write(printedLine(name), x + 32, y + 2, half - 42, { size: 9, weight: 700 });
    y = set.write(how, x + 32, y, half - 42, { size: 8.5 });
    return set.write(when, x + 32, y, half - 42, { size: 8.5 });
  };
  const ends = Math.max(
    box(left, texts.offered, [
      quote.owner.person || quote.owner.name,
      texts.loggedIn(quote.version),
      momentOf(owner.at, locale),
    ]),
    box(left + half + 24, texts.accepted, [
      quote.renter.name,
      texts.byCode(renter.phone.slice(-4)),
      momentOf(renter.at, locale),
    ]),
  );
  for (const x of [left, left + half + 24])
    doc
      .roundedRect(x, begin, half, ends + 8 - begin, 6)
      .lineWidth(0.75)
      .strokeColor('#8C8371')
      .stroke();
  sheet.y = ends + 8;
}

/** The foot of every page. */
function feet({ doc, set }: Sheet, { content, sha256, locale }: AgreementPaper): void {
  const texts = agreementTextsIn(locale);
  const { count } = doc.bufferedPageRange();
  const bold = { size: 7.5, weight: 700 } as const;
  const plain = { size: 7.5, colour: ink } as const;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    let y = bottom + 10;
    rule({ doc, set, y }, y, '#8C8371');
    y = set.write(texts.hashOfQuote(content.quote.version), left, y + 5, width, bold);
    y = set.write(grouped(content.quoteSha256), left, y, width, plain);
    y = set.write(texts.hashOfAgreement, left, y, width, bold);
    y = set.write(grouped(sha256), left, y, width, plain);
    y = set.write(texts.foot, left, y, width - 50, { size: 7, colour: muted });
    set.write(`${content.number} · ${page + 1} / ${count}`, right - 150, bottom + 15, 150, {
      ...plain,
      align: 'right',
    });
  }
}
