import { describe, expect, test } from 'vitest';
import { csvOf } from '../../kit/table/csv.ts';
import { gstDate, invoiceColumns, noteColumns, type Paper } from './gstr1.ts';

const invoice: Paper = {
  kind: 'invoice',
  number: 'YN/2627/000041',
  issuedAt: '2026-04-30T18:45:00.000Z',
  receiverName: 'Deshpande Earthmovers',
  gstin: '27AAPFU0939F1ZV',
  placeOfSupply: 'Maharashtra',
  stateCode: '27',
  sac: '998365',
  rate: 18,
  total: 6750,
  taxable: 5720.34,
  cgst: 514.83,
  sgst: 514.83,
  igst: 0,
  plan: 'ECONOMY',
  purchaseId: 'p',
  orderId: 'order_1',
  against: null,
};
const note: Paper = {
  ...invoice,
  kind: 'creditNote',
  number: 'YC/2627/000007',
  total: 400,
  taxable: 338.98,
  cgst: 30.51,
  sgst: 30.51,
  against: { number: invoice.number, issuedAt: invoice.issuedAt },
};

const linesOf = (text: string): string[] => text.trim().split('\r\n');

describe('the file for the accountant', () => {
  test('has the columns of GSTR-1’s invoices, the day in India as a date and amounts as numbers', () => {
    expect(linesOf(csvOf(invoiceColumns, [invoice]))).toEqual([
      '"GSTIN/UIN of Recipient","Receiver Name","Invoice Number","Invoice date","Invoice Value","Place Of Supply","Reverse Charge","Applicable % of Tax Rate","Invoice Type","E-Commerce GSTIN","Rate","Taxable Value","Cess Amount","Integrated Tax","Central Tax","State/UT Tax","SAC"',
      '"27AAPFU0939F1ZV","Deshpande Earthmovers","YN/2627/000041","01-May-2026","6750.00","27-Maharashtra","N","","Regular B2B","","18.00","5720.34","0.00","0.00","514.83","514.83","998365"',
    ]);
  });

  test('has those of its credit notes, with the invoice that each takes back', () => {
    expect(linesOf(csvOf(noteColumns, [note]))).toEqual([
      '"GSTIN/UIN of Recipient","Receiver Name","Note Number","Note Date","Note Type","Place Of Supply","Reverse Charge","Note Supply Type","Note Value","Applicable % of Tax Rate","Rate","Taxable Value","Cess Amount","Integrated Tax","Central Tax","State/UT Tax","SAC","Original Invoice Number","Original Invoice date"',
      '"27AAPFU0939F1ZV","Deshpande Earthmovers","YC/2627/000007","01-May-2026","C","27-Maharashtra","N","Regular B2B","400.00","","18.00","338.98","0.00","0.00","30.51","30.51","998365","YN/2627/000041","01-May-2026"',
    ]);
  });

  test('runs no recipient’s name as a formula', () => {
    const text = csvOf(invoiceColumns, [{ ...invoice, receiverName: '=HYPERLINK("http://a.example")', gstin: '' }]);
    expect(text).toContain(`"'=HYPERLINK(""http://a.example"")"`);
    expect(text).toContain('"B2C"');
  });
});

test.each([
  ['2026-03-31T18:29:59Z', '31-Mar-2026'],
  ['2026-03-31T18:30:00Z', '01-Apr-2026'],
])('a financial year ends at midnight in India: %s', (iso, day) => {
  expect(gstDate(iso)).toBe(day);
});
