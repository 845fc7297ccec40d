import { getAgreement } from '@yantra/contract/calls';
import { formatRupees, inIndia, paiseToRupees, quoteSum } from '@yantra/domain';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import {
  acceptedOf,
  addHiring,
  addQuote,
  agree,
  agreementOf,
  hostileWords,
  quoteContent,
} from '../../testing/hiring.ts';
import { testNow } from '../../testing/market.ts';
import { paperText } from '../../testing/paper-text.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { writeAgreement } from '../deals/agreements.ts';
import { sealed } from '../deals/quote-content.ts';
import { verifyAgreements } from './verify-agreements.ts';

const server = appForFile();
afterEach(async () => {
  for (const table of ['agreements', 'agreement_serials', 'requirements'] as const)
    await server.db.deleteFrom(table).execute();
});

const file = (input: Record<string, string>, headers: Record<string, string> = {}, prefix = '') =>
  server.get(`${prefix}/api${getAgreement.path}?${new URLSearchParams(input)}`, headers);
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

describe('numbers', () => {
  test('follow each other in a year of India without gaps, whatever is undone between, and begin anew', async () => {
    const deals = [];
    for (let n = 0; n < 5; n += 1) deals.push(await addHiring(server));
    const numbers: string[] = [];
    for (const [n, { dealId }] of deals.entries()) {
      const content = quoteContent(dealId);
      if (n === 2) {
        const quote = await addQuote(server, { ...content, version: 2 });
        const failing = server.db.transaction().execute(async (trx) => {
          await writeAgreement(trx, acceptedOf(content, quote));
          throw new Error('Something else failed.');
        });
        await expect(failing).rejects.toThrow('Something else');
      }
      // The last one in the new year of India, which is still the old one in UTC.
      numbers.push(await agree(server, content, n === 4 ? new Date('2026-12-31T19:00:00Z') : testNow));
    }
    expect(numbers).toEqual(['YN-26-00001', 'YN-26-00002', 'YN-26-00003', 'YN-26-00004', 'YN-27-00001']);
    expect(inIndia(new Date('2026-12-31T19:00:00Z')).getUTCFullYear()).toBe(2027);
  });

  test('are each given once to many at a time', async () => {
    const many = 12;
    const deals = await Promise.all(Array.from({ length: many }, () => addHiring(server)));
    const numbers = await Promise.all(deals.map(({ dealId }) => agree(server, quoteContent(dealId))));
    const expected = Array.from({ length: many }, (_, n) => `YN-26-${String(n + 1).padStart(5, '0')}`);
    expect(numbers.toSorted()).toEqual(expected);
  });
});

describe('the paper', () => {
  test('says what was agreed, for both parties and admins, and nobody else gets it', async () => {
    const deal = await addHiring(server);
    const { dealId, page, owner } = deal;
    expect((await file({ dealId, page })).json()).toMatchObject({ code: 'agreement.unknown' });
    const content = quoteContent(dealId);
    const number = await agree(server, content);
    const [renters, owners, admins] = [
      await file({ dealId, page }),
      await file({ dealId }, owner.bearer),
      await file({ dealId }, (await signedIn(server, 'admin')).bearer),
    ];
    expect([renters.status, owners.status, admins.status]).toEqual([200, 200, 200]);
    expect([renters.headers['content-type'], renters.headers['content-disposition']]).toEqual([
      'application/pdf',
      expect.stringContaining(`agreement-${number}.pdf`),
    ]);
    expect((await file({ dealId }, (await signedIn(server, 'supplier')).bearer)).status).toBe(404);
    const { text, pages } = await paperText(renters);
    expect(pages).toBe(1);
    const stored = await agreementOf(server, dealId);
    for (const said of [
      number,
      'Deshpande Earthmovers',
      'Rohit Deshpande',
      'GSTIN 27ABCDE1234F1Z5',
      '+91 98220 10467',
      'Prakash Iyer',
      'Tata Hitachi EX 200LC',
      '12 days, 8 h a day',
      '2 weeks',
      '₹68,000.00',
      '₹1,36,000.00',
      'Before tax',
      '₹1,49,000.00',
      'GST 18%',
      '₹26,820.00',
      '₹1,75,820.00',
      'Rupees One Lakh Seventy Five Thousand Eight Hundred Twenty Only',
      '₹20,000.00, returned, no GST',
      'included · Food and bed by the renter',
      '₹1,450.00 for each hour, if it happens',
      'half at hand-over',
      'By a code sent to +91 •••••• 4108',
      '9 March 2026, 12:10:08 IST',
      '10 March 2026, 12:00:00 IST',
    ])
      expect(text).toContain(said);
    expect(squeezed(text)).toContain(stored.quoteSha256);
  });

  test('names one total with the database and the quote', async () => {
    const { dealId, page } = await addHiring(server);
    const content = quoteContent(dealId);
    await agree(server, content);
    const { rows } = await sql<{
      total_paise: number;
    }>`select total_paise from quotes where deal_id = ${dealId}::uuid`.execute(server.db);
    const total = Number(rows[0]?.total_paise);
    const lines = content.lines.map(({ isOnlyIf, ...line }) => ({
      ...line,
      ...(isOnlyIf && { isOnlyIf: true as const }),
    }));
    expect(total).toBe(quoteSum({ lines, parts: content.parts, gst: 18, gstIncluded: false }).total);
    const { text } = await paperText(await file({ dealId, page }));
    expect(text).toContain(formatRupees(paiseToRupees(total), 2));
    expect((await agreementOf(server, dealId)).quote.total).toBe(total);
  });

  test.each([
    ['hi', 'किराया', 'मालिक'],
    ['mr', 'भाडेकर', 'मालक'],
  ])('speaks %s', async (language, ...words) => {
    const { dealId, page } = await addHiring(server);
    await agree(server, quoteContent(dealId, { terms: 'पैसे काम से पहले' }));
    const { text } = await paperText(await file({ dealId, page }, {}, `/${language}`));
    // Signs stand in the order in which they are drawn; their letters are all there.
    for (const word of words)
      for (const letter of word.replaceAll(/[^\u0915-\u0939]/g, '')) expect(text).toContain(letter);
    expect(text).toContain('₹1,75,820.00');
  });

  test('prints strangers’ words as words, over as many pages as they need', async () => {
    const { dealId, page } = await addHiring(server);
    const [words] = hostileWords;
    const content = quoteContent(dealId, {
      owner: { name: words, phone: '9822010467', email: 'a@example.com', person: hostileWords[3], gstin: '' },
      renter: { name: hostileWords[1], phone: '9850004108', email: 'b@example.com' },
      terms: [...hostileWords, ...Array.from({ length: 60 }, (_, n) => `Term ${n}`)].join('\n'),
      job: { ...quoteContent(dealId).job, place: hostileWords[6], details: hostileWords[5] },
      lines: quoteContent(dealId).lines.map((line) => ({ ...line, name: hostileWords[7] })),
    });
    await agree(server, content);
    const answer = await file({ dealId, page });
    expect(answer.status).toBe(200);
    const { text, pages } = await paperText(answer);
    expect(pages).toBeGreaterThan(1);
    for (const said of [words, hostileWords[1], hostileWords[7], 'Term 59', `${pages} / ${pages}`])
      expect(squeezed(text)).toContain(squeezed(said));
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    // Nothing in it acts.
    expect(answer.bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|URI|OpenAction)\b/);
  });
});

describe('the proof', () => {
  test('finds all as it was sealed', async () => {
    const [one, two] = [await addHiring(server), await addHiring(server)];
    await agree(server, quoteContent(one.dealId));
    await addQuote(server, quoteContent(two.dealId));
    expect(await verifyAgreements(server.db)).toEqual({ quotes: 2, agreements: 1 });
  });

  const unguarded = async (change: () => Promise<unknown>) => {
    await sql`alter table quotes disable trigger quotes_immutable`.execute(server.db);
    await change();
    await sql`alter table quotes enable trigger quotes_immutable`.execute(server.db);
  };

  test('the database itself refuses to change a quote', async () => {
    const { dealId } = await addHiring(server);
    await agree(server, quoteContent(dealId));
    const change = sql`update quotes set total_paise = 1 where deal_id = ${dealId}::uuid`.execute(server.db);
    await expect(change).rejects.toThrow('does not change');
  });

  test.each(['content', 'sum', 'resealed', 'column', 'agreement'] as const)('notices a changed %s', async (what) => {
    const { dealId } = await addHiring(server);
    const number = await agree(server, quoteContent(dealId));
    const forged = sealed({ ...quoteContent(dealId), total: 1_00 });
    const summed = sealed({
      ...quoteContent(dealId),
      lines: [],
      total: 0,
      gst: { percent: 18, amount: 0, isIncluded: false },
    });
    await unguarded(async () => {
      const quotes = server.db.updateTable('quotes').where('deal_id', '=', dealId);
      if (what === 'content') await quotes.set({ content: forged.content }).execute();
      if (what === 'sum') await quotes.set({ ...forged, total_paise: 1_00 }).execute();
      if (what === 'resealed') await quotes.set({ ...summed, total_paise: 0 }).execute();
      if (what === 'column') await quotes.set({ total_paise: 1_00 }).execute();
      if (what === 'agreement')
        await server.db
          .updateTable('agreements')
          .set({ number: 'YN-26-99999' })
          .where('deal_id', '=', dealId)
          .execute();
    });
    const { broken } = await verifyAgreements(server.db);
    if (what === 'agreement') expect(broken).toEqual({ what: 'agreement', name: 'YN-26-99999' });
    else if (what === 'resealed') expect(broken).toEqual({ what: 'agreement', name: number });
    else expect(broken?.what).toBe('quote');
  });
});
