// @module-tag other
import { getAgreement, type RenterRequest } from '@yantra/contract/calls';
import { hostileTexts, someHostileTexts } from '@yantra/testing/hostile-strings';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { acceptQuoteOf, openMarket, quoteInput, sendQuoteOf } from '../../testing/deals.ts';

const server = appForFile();
/* What is code, what turns round, what is no sign. */
const families = ['script', 'attribute', 'direction', 'control', 'emoji', 'template', 'sql', 'entity'];
const short = (text: string) => [...text].slice(0, 40).join('').trim();
const line = (name: string) => ({ part: 'own', name, quantity: 1, unit: 'trip', rate: 100 }) as const;

test('whatever stands in a quote is refused with a sentence or shown on the secret page as it was written, as data alone', async () => {
  const market = await openMarket(server);
  const { dealId, page } = market;
  const texts = hostileTexts.filter(({ family }) => families.includes(family)).map(({ text }) => text);
  let taken = 0;
  for (const text of texts) {
    // A deal has so many versions at most.
    await server.db.updateTable('deals').set({ quote_id: null }).where('id', '=', dealId).execute();
    await server.db.deleteFrom('quotes').where('deal_id', '=', dealId).execute();
    await server.db.deleteFrom('limit_hits').execute();
    const more = { lines: [line(short(text))], terms: text, hold: false };
    const sent = await server.post(
      '/api/Deal/SendQuote',
      await quoteInput(server.db, market, more),
      market.owner.bearer,
    );
    expect([text, [200, 400].includes(sent.status)]).toEqual([text, true]);
    if (sent.status === 400) {
      expect(sent.json()['code']).toMatch(/^request\.(?:invalid|malformed)$/);
      continue;
    }
    taken += 1;
    const seen = await server.post('/api/Deal/GetRequest', { page });
    expect(seen.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const { quote } = seen.json<{ data: RenterRequest }>().data.deals[0] ?? {};
    expect(quote?.lines[0]?.name).toBe(short(text).toWellFormed());
    // But for what controls, and empty lines.
    expect(quote?.terms.replaceAll(/\P{L}/gu, '')).toBe(text.replaceAll(/\P{L}/gu, ''));
  }
  expect(taken).toBeGreaterThan(texts.length / 2);
});

test('an agreement with such words in every place is printed, and nothing in it acts', async () => {
  const words = someHostileTexts
    .map(({ text }) => short(text.replaceAll(/\p{Cc}/gu, ' ')))
    .filter((text) => text !== '');
  const market = await openMarket(server);
  const { dealId, page, owner, requirementId } = market;
  const [name = '', place = '', person = ''] = words;
  await server.db.insertInto('organizations').values({ user_id: owner.userId, name }).execute();
  await server.db.updateTable('users').set({ first_name: person }).where('id', '=', owner.userId).execute();
  await server.db
    .updateTable('requirements')
    .set({ full_name: name, job_place: place, details: words.join('\n') })
    .where('id', '=', requirementId)
    .execute();
  await sendQuoteOf(server, market, { lines: words.map(line), terms: words.join('\n') });
  expect((await acceptQuoteOf(server, market)).status).toBe(200);
  const paper = await server.get(`/api${getAgreement.path}?${new URLSearchParams({ dealId, page })}`);
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(paper.bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(paper.bytes.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|URI|OpenAction|AA)\b/);
});
