/** From a question about a machine to an agreement, as a renter goes it: live, by plain forms, and by keyboard in Hindi on a phone. */
import { randomInt } from 'node:crypto';
import { otherHalf } from '@yantra/testing/sample';
import { codeFor, somebody } from './accounts.ts';
import { ask } from './api.ts';
import { askFor, askPath, fillAsk, newDetails, ownerWithMachine, sendAsk, take } from './asking.ts';
import { expectClean } from './dashboard-form.ts';
import { dataOf, nextCode, sendQuote } from './deals.ts';
import { overflowing } from './faults.ts';
import { pressOn, tabTo, typeInto } from './keys.ts';
import type { Json } from './owners.ts';
import { describe, expect, expectSoon, phone as phoneSize, quiet, siteUrl, test } from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

describe('a renter', () => {
  test('finds what was typed after a reload; for another job the form begins anew', async ({ open }) => {
    const { machine } = await ownerWithMachine();
    const path = await askPath(machine);
    const page = await open(path, { extraHTTPHeaders: somebody().extraHTTPHeaders });
    await quiet(page);
    await fillAsk(page, '98220 41573', 'Two trenches, hard murum');
    await page.getByLabel('For how many days').fill('5');
    await page.reload();
    const details = page.getByLabel('What is to be done');
    await expectSoon(() => details.inputValue()).toBe('Two trenches, hard murum');
    expect(await page.getByLabel('For how many days').inputValue()).toBe('5');
    await page.goto(path.replace('jobDays=3', 'jobDays=4'));
    await expectSoon(() => page.getByLabel('Full name').inputValue()).toBe('Prakash Iyer');
    expect(await page.getByLabel('For how many days').inputValue()).toBe('4');
    expect(await details.inputValue()).toBe('');
  });

  test('asks, is answered and told live, accepts by a code, and has the agreement', async ({ open }) => {
    const { owner, machine } = await ownerWithMachine();
    // A wrong code.
    const { page, phone, details } = await askFor(open, machine, { provokes: /400/ });
    await page.getByRole('heading', { level: 1, name: 'Sent to one owner' }).waitFor();
    await expectClean(page);
    const confirming = await codeFor(phone);
    // A second browser with the same address.
    const elsewhere = await open(page.url());

    const { dealId } = await sendQuote(owner, machine, details, 5000);
    for (const one of [page, elsewhere]) await one.getByRole('heading', { level: 1, name: /^1 quote for/ }).waitFor();
    await expectClean(page);
    await page.getByText('₹23,600').first().waitFor();

    await page.getByRole('link', { name: 'Ask a question' }).click();
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Who brings the diesel?');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('Who brings the diesel?').waitFor();
    await elsewhere.getByRole('link', { name: 'Ask a question' }).click();
    await elsewhere.getByRole('log').getByText('Who brings the diesel?').waitFor();
    const answered = await owner.post('/Deal/SendMessage', {
      dealId,
      words: 'You do, please.',
      pictures: [],
      clientKey: `journey-${randomInt(1e12)}-0123456789`,
    });
    dataOf(answered);
    for (const one of [page, elsewhere]) await one.getByRole('log').getByText('You do, please.').waitFor();
    const { last } = dataOf(await owner.post('/Deal/GetConversation', { dealId })) as { last: number };
    await owner.post('/Deal/MarkConversationRead', { dealId, place: last });
    await page.getByRole('log').getByText('Read', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Accept for ₹23,600' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this quote' });
    const code = dialog.getByLabel(/^Code sent to/);
    await code.waitFor();
    await expectClean(page);
    const right = await nextCode(phone, confirming);
    await code.fill(right === '000000' ? '111111' : '000000');
    await dialog.getByRole('button', { name: 'Accept for ₹23,600' }).click();
    await dialog.getByText('Wrong code.').waitFor();
    await code.fill(right);
    await dialog.getByRole('button', { name: 'Accept for ₹23,600' }).click();
    for (const one of [page, elsewhere]) await one.getByRole('heading', { level: 1, name: /^You hire/ }).waitFor();
    await page.getByRole('link', { name: /^Call / }).waitFor();
    await expectClean(page);
    const href = (await page.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '';
    const paper = await fetch(new URL(href, siteUrl));
    expect([paper.status, paper.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'application/pdf']);
    const { agreement } = dataOf(await owner.post('/Deal/GetDeal', { dealId })) as { agreement: { number: string } };
    await page.getByRole('heading', { name: `Agreement ${agreement.number}` }).waitFor();
  }, 120_000);

  test('learns before asking, on the quote and before a code that the machine is taken on the days', async ({
    open,
  }) => {
    const { owner, machine } = await ownerWithMachine();
    const path = await askPath(machine);
    const from = new URL(path).searchParams.get('jobFrom') ?? '';
    const free = await take(owner, machine, from);
    const { phone, extraHTTPHeaders } = somebody();
    const page = await open(path, { extraHTTPHeaders, provokes: /409/ });
    await page.getByText(/^Not free on all of your days/).waitFor();
    await expectClean(page);
    const { details } = await sendAsk(page, phone);
    await page.getByText(/^Not free on all of your days/).waitFor();

    await sendQuote(owner, machine, details, 5000, false);
    await page.getByRole('heading', { level: 1, name: /^1 quote for/ }).waitFor();
    await page.getByRole('link', { name: 'Ask for other days' }).waitFor();
    expect(await page.getByRole('button', { name: /^Accept for/ }).count()).toBe(0);
    await expectClean(page);

    await free();
    await page.reload();
    // Between the press and its arrival: a page that learns of it earlier has no button any more.
    let freeAgain: (() => Promise<void>) | undefined;
    await page.route('**/Deal/SendAcceptCode', async (route) => {
      freeAgain = await take(owner, machine, from);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Accept for ₹23,600' }).click();
    await page.getByRole('heading', { level: 1, name: 'This machine is taken on your days' }).waitFor();
    await expectClean(page);
    await freeAgain?.();
  }, 120_000);

  test(
    'has a page that nobody finds, keeps or passes on, and that can be closed and opened again',
    otherHalf,
    async ({ open }) => {
      const { machine } = await ownerWithMachine();
      const { page } = await askFor(open, machine, { provokes: /410/ });
      const path = new URL(page.url()).pathname;
      const answer = await fetch(siteUrl + path);
      expect([
        answer.status,
        answer.headers.get('cache-control'),
        answer.headers.get('referrer-policy'),
        answer.headers.get('x-robots-tag'),
      ]).toEqual([200, 'no-store', 'no-referrer', 'noindex']);
      expect((await ask('/robots.txt')).text).toContain('Disallow: /q/');
      await page.getByText('This page', { exact: true }).click();
      await page.getByRole('button', { name: 'Switch it off' }).click();
      await page.getByRole('heading', { name: 'This page is closed' }).waitFor();
      expect((await fetch(siteUrl + path)).status).toBe(410);
      await expectClean(page);
      await page.getByRole('button', { name: 'Send the code' }).waitFor();
      expect((await fetch(`${siteUrl}/q/${'A'.repeat(48)}`)).status).toBe(404);
    },
  );

  test('does all of it without a script: plain forms ask, confirm, write, and accept', async ({ open }) => {
    const { owner, machine } = await ownerWithMachine();
    const { page, phone, details } = await askFor(open, machine, noScript);
    const confirming = await codeFor(phone);
    const { dealId } = await sendQuote(owner, machine, details, 6000);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^1 quote for/ }).waitFor();
    await page.locator('summary', { hasText: /^Messages with/ }).click();
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Is the gate wide enough?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL(/#deal-/);
    await page.locator('summary', { hasText: /^Messages with/ }).click();
    await page.getByRole('log').getByText('Is the gate wide enough?').waitFor();
    const { lines } = dataOf(await owner.post('/Deal/GetConversation', { dealId })) as { lines: readonly Json[] };
    expect(lines.filter(({ words }) => words === 'Is the gate wide enough?')).toHaveLength(1);

    await page.getByRole('link', { name: 'Accept for ₹27,140' }).click();
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel(/^Code sent to/).fill(await nextCode(phone, confirming));
    await page.getByRole('button', { name: 'Accept for ₹27,140' }).click();
    await page.getByRole('heading', { level: 1, name: /^You hire/ }).waitFor();
    await page.getByText('Cancel this hire').click();
    await page.getByLabel('Why?').selectOption('datesChanged');
    await page.getByRole('button', { name: 'Cancel the hire' }).click();
    await page.getByText('You cancelled: The dates have changed.').waitFor();
  }, 120_000);

  test('does it by the keys alone on a phone in Hindi', { ...otherHalf, timeout: 120_000 }, async ({ open }) => {
    const { owner, machine } = await ownerWithMachine();
    const { phone, extraHTTPHeaders } = somebody();
    const details = newDetails();
    const page = await open(await askPath(machine, '/hi'), { extraHTTPHeaders, viewport: phoneSize });
    await quiet(page);
    await typeInto(page, page.getByLabel('क्या काम है'), details);
    await typeInto(page, page.getByLabel('पूरा नाम'), 'Prakash Iyer');
    await typeInto(page, page.getByLabel('मोबाइल नंबर'), phone);
    await typeInto(page, page.getByLabel('ई-मेल'), 'prakash@example.in');
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    await page.keyboard.press('Enter');
    const code = page.getByLabel(/पर भेजा गया कोड$/);
    await code.waitFor();
    const confirming = await codeFor(phone);
    await page.keyboard.type(confirming);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/hi\/q\//);
    await page.getByRole('heading', { level: 1, name: 'एक मालिक को भेजा गया' }).waitFor();
    await sendQuote(owner, machine, details, 4000);
    await page.getByRole('heading', { level: 1, name: /1 कोटेशन$/ }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: '₹20,060 में मंज़ूर करें' }));
    await code.waitFor();
    await page.keyboard.type(await nextCode(phone, confirming));
    await expectClean(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /किराए पर ली$/ }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    await tabTo(page, page.getByRole('link', { name: 'PDF' }));
  });
});
