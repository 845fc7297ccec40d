import { amountInWords, formatRupees, gstStateCode, paiseToRupees } from '@yantra/domain';
import PDFDocument from 'pdfkit';
import { type FontFiles, type Typesetter, typesetter } from '../papers/index.ts';
import { dateInIndia } from './india-date.ts';
import { receiptTexts as texts } from './receipt.messages.ts';
import type { CreditNoteRow, PaperRow, ReceiptRow } from './receipts.queries.ts';

const left = 48;
const width = 499;
const muted = '#57606a';
/** `2,46,500.00`; the column's head says rupees. */
const amount = (paise: number): string => formatRupees(paiseToRupees(paise), 2).slice(1);

/** The papers that can be drawn. */
export type Paper =
  | { readonly kind: 'invoice'; readonly row: ReceiptRow }
  | { readonly kind: 'creditNote'; readonly row: CreditNoteRow };

/** Draws a purchase's tax invoice or credit note as a PDF: always the same bytes for the same row. */
export async function paperPdf(paper: Paper, faces: FontFiles): Promise<Buffer> {
  const { row } = paper;
  const { title, total, generated } = paper.kind === 'invoice' ? texts : texts.creditNote;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    info: { Title: `${title} ${row.number}`, Author: row.seller.name, CreationDate: row.issued_at },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const set = typesetter(doc, faces);
  const rule = (y: number) =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor('#d0d7de')
      .stroke();
  let y = head(set, title, factsOf(paper));
  y = parties(set, row, y + 14);
  rule(y + 8);
  y = table(set, row, y + 16, (at) =>
    paper.kind === 'invoice' ? service(set, paper.row, at) : rest(set, paper.row, at),
  );
  rule(y + 6);
  y = sums(set, row, total, y + 14);
  if (paper.kind === 'invoice') y = setOff(set, paper.row, y);
  rule(y + 6);
  foot(set, row, generated, y + 16);
  doc.end();
  return done;
}

type HeadFacts = readonly (readonly [name: string, value: string | null])[];

function factsOf({ kind, row }: Paper): HeadFacts {
  if (kind === 'invoice') {
    return [
      [texts.number, row.number],
      [texts.date, dateInIndia(row.issued_at)],
      [texts.order, row.order_id],
      [texts.payment, row.cf_payment_id],
    ];
  }
  const { creditNote } = texts;
  const { invoice_number: number, invoice_date: day } = row;
  return [
    [creditNote.number, row.number],
    [texts.date, dateInIndia(row.issued_at)],
    [
      creditNote.against,
      number === null || day === null ? creditNote.noInvoice : creditNote.of(number, dateInIndia(day)),
    ],
    [texts.order, row.order_id],
  ];
}

function head(set: Typesetter, name: string, facts: HeadFacts): number {
  const title = set.write(name, left, 48, 250, { size: 20, weight: 700 });
  let y = 50;
  for (const [fact, value] of facts) {
    if (value === null) continue;
    set.write(fact, left + 250, y, 80, { colour: muted });
    y = set.write(value, left + 330, y, width - 330, { align: 'right' });
  }
  return Math.max(title, y);
}

const codeOf = (state: string): string => gstStateCode(state) ?? '—';

function parties(set: Typesetter, row: PaperRow, y: number): number {
  const half = width / 2 - 10;
  const { seller, buyer } = row;
  const from = [seller.address, texts.state(seller.state, codeOf(seller.state)), `${texts.gstin}: ${seller.gstin}`];
  const to =
    buyer === null
      ? []
      : [
          buyer.address,
          buyer.state === '' ? '' : texts.state(buyer.state, codeOf(buyer.state)),
          buyer.gstin === '' ? texts.unregistered : `${texts.gstin}: ${buyer.gstin}`,
        ];
  const supply = [texts.placeOfSupply(row.place_of_supply, codeOf(row.place_of_supply)), texts.reverseCharge];
  const column = (x: number, label: string, name: string, lines: readonly string[]): number => {
    let at = set.write(label, x, y, half, { colour: muted });
    at = set.write(name, x, at, half, { size: 11, weight: 700 });
    for (const one of lines) if (one !== '') at = set.write(one, x, at, half);
    return at;
  };
  const name = buyer?.name ?? texts.formerUser(row.user_id);
  return Math.max(
    column(left, texts.seller, seller.name, from),
    column(left + width / 2 + 10, texts.buyer, name, [...to, ...supply]),
  );
}

/** @param describe writes the description, and returns where it ends */
function table(set: Typesetter, row: PaperRow, y: number, describe: (y: number) => number): number {
  const { columns } = texts;
  const bold = { weight: 700 } as const;
  const right = { align: 'right' } as const;
  set.write(columns.description, left, y, 280, bold);
  set.write(columns.sac, left + 300, y, 60, bold);
  set.write(columns.quantity, left + 365, y, 30, { ...bold, ...right });
  const at = set.write(columns.amount, left + 400, y, 99, { ...bold, ...right }) + 4;
  set.write(row.sac, left + 300, at, 60);
  set.write('1', left + 365, at, 30, right);
  set.write(amount(row.taxable_paise), left + 400, at, 99, right);
  return describe(at);
}

function service(set: Typesetter, row: ReceiptRow, y: number): number {
  const small = { colour: muted } as const;
  let at = set.write(texts.service(row.plan, row.period_months, row.equipment_count), left, y, 280);
  at = set.write(texts.period(dateInIndia(row.start_date), dateInIndia(row.end_date)), left, at, 280, small);
  if (row.further_days > 0) at = set.write(texts.furtherDays(row.further_days), left, at, 280, small);
  if (row.discount === 0) return at;
  return set.write(texts.price(amount(row.price_paise), row.discount), left, at, 280, small);
}

function rest(set: Typesetter, { plan, days, days_left: daysLeft }: CreditNoteRow, y: number): number {
  const { service, refund } = texts.creditNote;
  const isRefund = days === null || daysLeft === null;
  return set.write(isRefund ? refund(plan) : service(plan, daysLeft, days), left, y, 280);
}

/** The part paid by credit. */
function setOff(set: Typesetter, row: ReceiptRow, y: number): number {
  if (row.credit_note === null) return y;
  const paid = amount(row.total_paise - row.credit_paise);
  return set.write(texts.setOff(row.credit_note, amount(row.credit_paise), paid), left, y + 4, width);
}

function sums(set: Typesetter, row: PaperRow, total: string, y: number): number {
  const isWithinState = row.igst_paise === 0;
  const lines = [
    [texts.taxable, row.taxable_paise],
    ...(isWithinState
      ? ([
          [texts.cgst, row.cgst_paise],
          [texts.sgst, row.sgst_paise],
        ] as const)
      : ([[texts.igst, row.igst_paise]] as const)),
  ] as const;
  let at = y;
  for (const [name, paise] of lines) {
    set.write(name, left + 250, at, 140);
    at = set.write(amount(paise), left + 400, at, 99, { align: 'right' });
  }
  const bold = { weight: 700, size: 11 } as const;
  set.write(total, left + 250, at + 4, 140, bold);
  at = set.write(`₹${amount(row.total_paise)}`, left + 390, at + 4, 109, { ...bold, align: 'right' });
  return set.write(`${texts.inWords}: ${amountInWords(row.total_paise)}`, left, at + 4, width);
}

function foot(set: Typesetter, row: PaperRow, generated: string, y: number): void {
  const at = set.write(texts.signature(row.seller.name), left, y, width);
  set.write(generated, left, at + 4, width, { colour: muted, size: 8 });
}
