import type { getPaymentSums, getRegister, OutputOf } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { generateBooks, type Noted } from '../../testing/generated-books.ts';
import { pricePlan } from '../../testing/paying.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testEngine } from '../../testing/test-database.ts';

const server = appForFile();
let finance: SignedIn;
beforeEach(async () => {
  finance = await signedIn(server, 'user', { rights: ['finance'] });
});

type Sums = OutputOf<typeof getPaymentSums>;
type Register = OutputOf<typeof getRegister>;
const sumsOf = async (days: object): Promise<Sums> =>
  (await server.post('/api/Payment/GetPaymentSums', days, finance.bearer)).json<{ data: Sums }>().data;
const registerOf = async (input: object): Promise<Register> =>
  (await server.post('/api/Payment/GetRegister', input, finance.bearer)).json<Register>();

/* More may go back in a period than comes. */
const paise = (rupees: number): number => Math.round(rupees * 100);

/* Months, days at both ends of them and of the financial year, all of it, and a day of nothing. */
const periods = [
  ['2026-02-01', '2026-02-28'],
  ['2026-03-01', '2026-03-31'],
  ['2026-04-01', '2026-04-01'],
  ['2026-03-31', '2026-03-31'],
  ['2026-02-10', '2026-02-11'],
  ['2000-01-01', '2199-12-31'],
  ['2001-01-01', '2001-01-01'],
] as const;

/* Thousands take minutes, on PGlite many. */
const count = process.env['TEST_FULL'] === '1' && testEngine === 'postgres' ? 10_000 : 60;

// Papers, ledger and the gateway are written apart.
test(
  `the sums of a period are those of what happened in it, to the paisa, for ${count} purchases with refunds and credits`,
  { timeout: 1_800_000 },
  async () => {
    await pricePlan(server.db);
    const all = await generateBooks(server.db, count, new Date('2026-02-01T20:00:00Z'));
    const sumOf = (what: Noted['what'], of: readonly Noted[] = all) =>
      of.filter((one) => one.what === what).reduce((sum, one) => sum + one.paise, 0);
    for (const kind of ['paid', 'refunded', 'invoiced', 'credited'] as const) expect(sumOf(kind)).toBeGreaterThan(0);
    for (const [from, to] of periods) {
      const [sums, register] = await Promise.all([sumsOf({ from, to }), registerOf({ from, to, pageSize: 1 })]);
      const during = all.filter(({ at }) => dayInIndia(at) >= from && dayInIndia(at) <= to);
      const [paid, refunded] = [sumOf('paid', during), sumOf('refunded', during)];
      const sold = sumOf('invoiced', during) - sumOf('credited', during);
      expect([sums.paid, sums.refunded, sums.kept].map(paise), from).toEqual([paid, refunded, paid - refunded]);
      expect([paise(register.sums.total), paise(sums.sales) + paise(sums.gst)], from).toEqual([sold, sold]);
      const { taxable, cgst, sgst, igst } = register.sums;
      expect([paise(taxable), paise(cgst) + paise(sgst) + paise(igst)], from).toEqual([
        paise(sums.sales),
        paise(sums.gst),
      ]);
    }
    const { rows } = await sql<{ account: string; paise: number }>`
    select account, sum(amount_paise)::bigint as paise from ledger_entries group by account`.execute(server.db);
    const balance = new Map(rows.map((row) => [row.account, Number(row.paise)]));
    expect(balance.get('gateway')).toBe(sumOf('paid') - sumOf('refunded'));
    // Nothing is owed: what came was used or went back.
    expect(balance.get('customer')).toBe(0);
  },
);

describe('the register of papers', () => {
  test('has every invoice and credit note with what GSTR-1 asks for, and finds them by their words', async () => {
    const { data, total } = await registerOf({ kind: 'creditNote', sort: 'issuedAt', pageSize: 500 });
    expect(data).toHaveLength(total);
    const [note] = data;
    expect(note).toMatchObject({
      number: expect.stringMatching(/^YC\//) as string,
      rate: 18,
      sac: '998365',
      against: { number: expect.stringMatching(/^YN\//) as string },
    });
    expect(['27', '29']).toContain(note?.stateCode);
    const found = await registerOf({ searchTerm: `asha ${note?.number}` });
    expect(found.data.map(({ number }) => number)).toEqual([note?.number]);
    const ofInvoice = await registerOf({ searchTerm: note?.against?.number });
    expect(ofInvoice.data.map(({ number }) => number)).toContain(note?.number);
  });

  test('counts a credit note against the invoices in its sums', async () => {
    const [both, invoices, notes] = await Promise.all([
      registerOf({}),
      registerOf({ kind: 'invoice' }),
      registerOf({ kind: 'creditNote' }),
    ]);
    expect(notes.sums.total).toBeLessThan(0);
    expect(paise(both.sums.total)).toBe(paise(invoices.sums.total) + paise(notes.sums.total));
  });
});
