// @module-tag other
/** From a partner's page to an agreement, in Hindi on a phone: the requirement, the code, two quotes, a question, the paper, the owner's calendar. */
import { randomInt } from 'node:crypto';
import { dayAfter, dayInIndia } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import type { Page } from 'playwright-core';
import { codeFor, somebody } from './accounts.ts';
import { expectClean } from './dashboard-form.ts';
import { dataOf, nextCode, openOwner, type Owner, sendQuote } from './deals.ts';
import { overflowing } from './faults.ts';
import { loaderTag, test } from './host-page.ts';
import type { Json } from './owners.ts';
import { expect, expectSoon, phone as phoneSize, quiet, siteUrl } from './visitor.ts';

/** A town in which nobody else of the demo data is asked for such a machine. */
const town = allCities.find(({ name }) => name === 'Jalna');
const inTown = { city: 'Jalna', state: 'Maharashtra', pinCode: '431203', address: 'MIDC, Aurangabad Road' };
const earthmoving = '6';
const from = dayAfter(dayInIndia(new Date()), 30 + randomInt(200));

/** Puts the owner's machines and the form on their website. @returns its address */
async function openShop(
  owner: Owner,
  serve: (page: { html: string; headers: object; files: object }) => Promise<string>,
) {
  const page = { headers: {}, files: {}, html: '' };
  const address = await serve(page);
  const made = await owner.post('/Partner/Keys', { name: 'Our yard', origins: [new URL(address).origin] });
  const { key } = dataOf(made) as { readonly key: string };
  page.html =
    '<!doctype html><html lang="hi"><head><title>मशीनें</title><meta name="viewport" content="width=device-width">' +
    `<link rel="icon" href="data:,">${loaderTag}</head><body><h1>हमारी मशीनें</h1><yantra-scope partner="${key}">` +
    '<yantra-equipment-carousel supplier="own"></yantra-equipment-carousel>' +
    '<yantra-lead-form mode="need"></yantra-lead-form></yantra-scope></body></html>';
  return address;
}

/** Fills in the partner's form, with a job. */
async function fill(page: Page, phone: string): Promise<void> {
  await page.getByLabel('पूरा नाम').fill('Prakash Iyer');
  await page.getByLabel('ई-मेल').fill('prakash@example.in');
  await page.getByLabel('फ़ोन नंबर').fill(phone);
  await page.getByLabel('श्रेणी चुनें').selectOption(earthmoving);
  await page.getByText('कब, कितने दिन और कहाँ (वैकल्पिक)').click();
  await page.getByLabel('किस दिन से').fill(from);
  await page.getByLabel('कितने दिन के लिए').fill('3');
  await page.getByLabel('शहर में कहाँ').fill('MIDC');
  await page.getByLabel('रोज़ के घंटे').fill('8');
  await page.getByLabel('ऑपरेटर').selectOption('needed');
}

/** A page of ours on the phone: nothing out of its sides, nothing that not everybody can use. */
async function expectGood(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([]);
  await expectClean(page);
}

test(
  'a renter asks on a partner’s page, confirms by a code, compares two quotes, asks, accepts, and has the paper; the owner has the days and the figures',
  { timeout: 180_000 },
  async ({ open, serve }) => {
    const [partner, rival] = [await openOwner(open, inTown), await openOwner(open, inTown)];
    const address = await openShop(partner, serve as Parameters<typeof openShop>[1]);
    const { phone } = somebody();
    const page = await open(address, {
      viewport: phoneSize,
      // The town that was chosen on an earlier visit.
      before: (opened) =>
        opened.addInitScript((city) => localStorage.setItem('yantra.city', city), JSON.stringify(town)),
    });
    await page.locator('yantra-equipment-carousel').getByText(partner.machine.name).first().waitFor();
    await page.locator('yantra-lead-form[state="ready"]').waitFor();
    await fill(page, phone);
    await page.getByRole('button', { name: 'ज़रूरत भेजें' }).click();
    const further = page.getByRole('link', { name: 'फ़ोन की पुष्टि करें और कोटेशन पाएँ' });
    await further.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phoneSize.width);

    await further.click();
    await page.getByRole('heading', { name: 'क्या यह फ़ोन आपका है?' }).waitFor();
    await quiet(page);
    await page.getByRole('button', { name: 'कोड भेजें' }).click();
    const code = page.getByLabel(/पर भेजा गया कोड$/);
    await code.waitFor();
    await expectGood(page);
    const confirming = await codeFor(phone);
    await code.fill(confirming);
    await page.getByRole('button', { name: 'पुष्टि करें' }).click();
    await page.waitForURL(/\/hi\/q\/[\w-]{40,}/);
    await page.getByRole('heading', { level: 1, name: '2 मालिकों को भेजा गया' }).waitFor();
    await expectGood(page);

    const { dealId: dear } = await sendQuote(rival, rival.machine, '', 5000);
    const { dealId } = await sendQuote(partner, partner.machine, '', 4000);
    await page.getByRole('heading', { level: 1, name: /2 कोटेशन$/ }).waitFor();
    const cardOf = ({ machine }: Owner) => page.getByRole('article', { name: machine.name, exact: true });
    await cardOf(partner).getByText('₹20,060').first().waitFor();
    await cardOf(rival).getByText('₹23,600').first().waitFor();
    await expectGood(page);

    await cardOf(partner).getByRole('link', { name: 'सवाल पूछें' }).click();
    const talk = page.locator(`#talk-${dealId}`);
    await talk.getByRole('textbox', { name: /को संदेश$/ }).fill('क्या ट्रेलर गली में मुड़ पाएगा?');
    await page.keyboard.press('Enter');
    const log = talk.getByRole('log');
    await log.getByText('क्या ट्रेलर गली में मुड़ पाएगा?').waitFor();
    const clientKey = `journey-${randomInt(1e12)}-0123456789`;
    dataOf(await partner.post('/Deal/SendMessage', { dealId, words: 'हाँ, आराम से।', pictures: [], clientKey }));
    await log.getByText('हाँ, आराम से।').waitFor();

    await page.getByRole('button', { name: '₹20,060 में मंज़ूर करें' }).click();
    const dialog = page.getByRole('dialog', { name: 'यह कोटेशन मंज़ूर करें' });
    await dialog.getByLabel(/पर भेजा गया कोड$/).waitFor();
    await dialog.getByLabel(/पर भेजा गया कोड$/).fill(await nextCode(phone, confirming));
    await expectGood(page);
    await dialog.getByRole('button', { name: '₹20,060 में मंज़ूर करें' }).click();
    await page.getByRole('heading', { level: 1, name: /किराए पर ली$/ }).waitFor();
    await expectGood(page);

    const href = (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '';
    const paper = await fetch(new URL(href, siteUrl));
    expect([paper.status, paper.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'application/pdf']);
    const closed = dataOf(await rival.post('/Deal/GetDeal', { dealId: dear }));
    expect(closed).toMatchObject({ state: 'declined', stateBy: 'sibling' });

    const until = dayAfter(from, 3);
    const days = new URLSearchParams({ from, days: '7' }).toString();
    expect(await partner.read(`/Availability/GetFleet?${days}`)).toMatchObject({
      machines: [{ id: partner.machine.id, commitments: [{ kind: 'booking', from, until }] }],
    });
    expect(await rival.read(`/Availability/GetFleet?${days}`)).toMatchObject({ machines: [{ commitments: [] }] });
    const came = async () => {
      const { byPage } = (await partner.read('/Partner/Figures')) as { readonly byPage: readonly Json[] };
      return byPage;
    };
    await expectSoon(came).toMatchObject([{ label: '/fleet', leads: 1, asked: 1, quoted: 1, agreed: 1 }]);
  },
);
