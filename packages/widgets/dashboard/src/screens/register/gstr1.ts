import type { getRegister, OutputOf } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import { type Column, column } from '../../kit/table/columns.ts';

/** An invoice or a credit note. */
export type Paper = OutputOf<typeof getRegister>['data'][number];

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `05-Apr-2026`: the form of the returns offline tool, which spreadsheets read as a date. */
export function gstDate(iso: string): string {
  const [year = '', month = '', day = ''] = dayInIndia(new Date(iso)).split('-');
  return `${day}-${months[Number(month) - 1] ?? ''}-${year}`;
}

/* Two decimals, no sign of the currency and no commas, so that a sheet can add them up. */
const amount = (rupees: number): string => rupees.toFixed(2);
const of = (label: string, text: (paper: Paper) => string): Column<Paper> => column(label, label, text);

const recipient = [of('GSTIN/UIN of Recipient', ({ gstin }) => gstin), of('Receiver Name', (row) => row.receiverName)];
const place = of('Place Of Supply', ({ stateCode, placeOfSupply }) => `${stateCode}-${placeOfSupply}`);
/* Plans are never taxed by reverse charge, at a lowered rate, through others' shops or with cess. */
const reverseCharge = of('Reverse Charge', () => 'N');
const taxRate = of('Applicable % of Tax Rate', () => '');
const supply = ({ gstin }: Paper): string => (gstin === '' ? 'B2C' : 'Regular B2B');
const rated = [
  of('Rate', ({ rate }) => amount(rate)),
  of('Taxable Value', ({ taxable }) => amount(taxable)),
  of('Cess Amount', () => '0.00'),
];
/* Beyond the tool's own columns: what an accountant compares. */
const beyond = [
  of('Integrated Tax', ({ igst }) => amount(igst)),
  of('Central Tax', ({ cgst }) => amount(cgst)),
  of('State/UT Tax', ({ sgst }) => amount(sgst)),
  of('SAC', ({ sac }) => sac),
];

/** The columns of GSTR-1's sheet `b2b`, in its order; recipients without a GSTIN are in it too, marked B2C. */
export const invoiceColumns: readonly Column<Paper>[] = [
  ...recipient,
  of('Invoice Number', ({ number }) => number),
  of('Invoice date', ({ issuedAt }) => gstDate(issuedAt)),
  of('Invoice Value', ({ total }) => amount(total)),
  place,
  reverseCharge,
  taxRate,
  of('Invoice Type', supply),
  of('E-Commerce GSTIN', () => ''),
  ...rated,
  ...beyond,
];

/** The columns of GSTR-1's sheet `cdnr`, in its order. */
export const noteColumns: readonly Column<Paper>[] = [
  ...recipient,
  of('Note Number', ({ number }) => number),
  of('Note Date', ({ issuedAt }) => gstDate(issuedAt)),
  of('Note Type', () => 'C'),
  place,
  reverseCharge,
  of('Note Supply Type', supply),
  of('Note Value', ({ total }) => amount(total)),
  taxRate,
  ...rated,
  ...beyond,
  of('Original Invoice Number', ({ against }) => against?.number ?? ''),
  of('Original Invoice date', ({ against }) => (against ? gstDate(against.issuedAt) : '')),
];
