import { randomUUID } from 'node:crypto';
import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Page, Route } from 'playwright-core';
import { describe, desktop, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const leadCall = '**/api/Lead/SubmitRequirement';
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Requirement' });
const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

async function fill(page: Page, email = 'sunita.jadhav@example.com'): Promise<void> {
  await page.getByLabel('Full Name').fill('Sunita Jadhav');
  await page.getByLabel('Email Id').fill(email);
  await page.getByLabel('Phone no.').fill('+91 98220-41573');
  await page.getByLabel('Select Category').selectOption('Earthmoving');
}

/** The requirements that the page sent; answered by the server, or as the test says. */
function sentBy(page: Page, answer: (route: Route) => Promise<void> = (route) => route.continue()) {
  const sent: Record<string, unknown>[] = [];
  return page
    .route(leadCall, async (route) => {
      sent.push(route.request().postDataJSON() as Record<string, unknown>);
      await answer(route);
    })
    .then(() => sent);
}

/** Hydrated once the button counts the empty fields. */
const takenOver = (page: Page) => page.getByRole('button', { name: 'Submit Requirement 4 fields to go' }).waitFor();

describe.for(
  sampleOf([
    ['a phone', phone],
    ['a desk', desktop],
  ] as const),
)('on %s', ([, viewport]) => {
  // spec: about.product, about.requirement, lead.need-machine
  test('a requirement is sent, and leads to machines of its category', async ({ open }) => {
    const page = await open(siteUrl, { viewport });
    const sent = await sentBy(page);
    await takenOver(page);
    expect(await page.getByRole('button', { name: 'Need Machine' }).getAttribute('aria-pressed')).toBe('true');
    await fill(page);
    await submit(page).click();
    await page.waitForURL(/\/equipments\?categoryId=\d+$/);
    expect(sent).toMatchObject([
      { fullName: 'Sunita Jadhav', phone: '9822041573', selectedCityId: '8', consent: true },
    ]);
    const state = await page.evaluate(() => history.state as unknown);
    expect(state).toMatchObject({
      fullName: 'Sunita Jadhav',
      email: 'sunita.jadhav@example.com',
      phone: '9822041573',
      selectedNavCategory: { name: 'Earthmoving' },
    });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^One Stop Rental/ }).waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('');
  });
});

describe('the lead form', () => {
  test('shows all four fields of a phone above the fold', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, { viewport: phone });
    const box = await page.getByLabel('Select Category').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  });

  test(
    'is filled and sent by keyboard; a press marks the wrong fields and focuses the first',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      await takenOver(page);
      await page.getByRole('button', { name: 'Need Machine' }).focus();
      for (const text of ['', 'Sunita Jadhav', 'sunita@example', '9822041573', 'Earthmoving']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      // Past the optional details.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectSoon(() => page.getByLabel('Email Id').evaluate((node) => node === document.activeElement)).toBe(
        true,
      );
      await page.keyboard.press('End');
      await page.keyboard.type('.com');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/equipments\?categoryId=/);
    },
  );

  test('sends when, how long and where, which stay visible after a reload', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, { viewport: phone });
    const sent = await sentBy(page);
    await takenOver(page);
    await fill(page);
    const fold = page.getByText('When, how long and where (optional)');
    expect(await page.getByLabel('For how many days').count()).toBe(0);
    await fold.click();
    await page.getByLabel('For how many days').fill('12');
    await page.getByLabel('Where in the city').fill('Hadapsar');
    await page.getByLabel('Operator').selectOption('I need one');
    await page.reload();
    await expectSoon(() => page.getByLabel('Where in the city').inputValue()).toBe('Hadapsar');
    await expectSoon(() => submit(page).isEnabled()).toBe(true);
    await submit(page).click();
    await page.waitForURL(/\/equipments\?categoryId=\d+$/);
    expect(sent).toMatchObject([{ jobDays: 12, jobPlace: 'Hadapsar', jobOperator: 'needed' }]);
    expect(sent[0]).not.toHaveProperty('jobHours');
  });

  test('keeps a draft over a reload', more, async ({ open }) => {
    const page = await open(siteUrl);
    await takenOver(page);
    await fill(page);
    await page.reload();
    await expectSoon(() => page.getByLabel('Email Id').inputValue()).toBe('sunita.jadhav@example.com');
    expect(await page.getByRole('button', { name: 'Need Machine' }).getAttribute('aria-pressed')).toBe('true');
    await expectSoon(() => submit(page).isEnabled()).toBe(true);
  });

  test('shows the server’s errors beside the fields, and keeps what was typed', more, async ({ open }) => {
    const page = await open(siteUrl, { provokes: /400|429/ });
    const email = 'Please enter a valid e-mail address, like name@example.com.';
    let turn = 0;
    await sentBy(page, (route) => {
      turn += 1;
      const refusal = turn === 1 ? { code: 'request.invalid', errors: { email } } : { code: 'lead.tooMany' };
      const message = turn === 1 ? 'Please check the highlighted fields.' : 'You have sent many requirements.';
      return route.fulfill({ status: turn === 1 ? 400 : 429, json: { success: false, message, ...refusal } });
    });
    await takenOver(page);
    await fill(page);
    await submit(page).click();
    await expectSoon(() => page.getByLabel('Email Id').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Email Id').fill('sunita@example.com');
    await submit(page).click();
    await page.getByRole('alert').filter({ hasText: 'You have sent many requirements.' }).first().waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Sunita Jadhav');
  });

  test(
    'offline keeps the requirement over a reload and sends it once when the connection is back',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl, { provokes: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
      await takenOver(page);
      await fill(page);
      await page.context().setOffline(true);
      await submit(page).click();
      await page.getByRole('status').filter({ hasText: 'goes out by itself when the line is back' }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      const kept = await page.evaluate(() => localStorage.getItem('yantra.lead.outbox.1') ?? '');
      // The page is online again, but the requirement still fails.
      let isOut = true;
      const sent = await sentBy(page, (route) => (isOut ? route.abort() : route.continue()));
      await page.context().setOffline(false);
      await page.reload();
      await page.getByRole('status').filter({ hasText: '1 requirement waits on this device' }).waitFor();
      isOut = false;
      sent.length = 0;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByText('Your requirement for Earthmoving has been sent.').first().waitFor();
      expect(sent).toHaveLength(1);
      expect(kept).toContain(String(sent[0]?.['idempotencyKey']));
      expect(await page.evaluate(() => localStorage.getItem('yantra.lead.outbox.1'))).toBeNull();
    },
  );

  test('a kept requirement is sent from the next page, whichever it is', otherHalf, async ({ open }) => {
    const page = await open(siteUrl);
    await takenOver(page);
    const categoryId = Number(await page.getByLabel('Select Category').locator('option').nth(1).getAttribute('value'));
    const person = { fullName: 'Sunita Jadhav', email: 'sunita@example.com', phone: '9822041573' };
    const input = { ...person, categoryId, consent: true, idempotencyKey: randomUUID() };
    // Kept as the next page begins: the home page, which may still look for kept ones, would send it too.
    await page.addInitScript(
      (kept) => {
        if (location.pathname === '/contact-us')
          localStorage.setItem('yantra.lead.outbox.1', JSON.stringify([{ ...kept, at: Date.now() }]));
      },
      { input, category: 'Earthmoving' },
    );
    const sent = await sentBy(page);
    // The notice stays for four seconds, and a slow page may end its loading after that.
    await page.goto(`${siteUrl}/contact-us`, { waitUntil: 'commit' });
    await page.getByText('Your requirement for Earthmoving has been sent.').first().waitFor();
    expect(sent).toEqual([input]);
    expect(await page.evaluate(() => localStorage.getItem('yantra.lead.outbox.1'))).toBeNull();
  });

  test('without JavaScript has an enabled button that posts, and leads to the machines', async ({ open }) => {
    const page = await open(siteUrl, noScript);
    expect(await submit(page).isEnabled()).toBe(true);
    await fill(page);
    await submit(page).click();
    await page.waitForURL(/\/equipments/);
    expect(await page.getByRole('main').count()).toBe(1);
  });
});
