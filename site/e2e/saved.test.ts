/** What somebody saves: without an account, in two tabs, at the log-in, on a second device, on a dead line, by a link, and without a script. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { homeUrl, loggedIn, logIn, openAccount, type Person } from './accounts.ts';
import { accessibilityFaults, overflowing, wcag } from './faults.ts';
import { cardsOf, test } from './host-page.ts';
import { pressOn, tabTo, typeInto } from './keys.ts';
import { describe, expect, expectSoon, phone, quiet, siteUrl } from './visitor.ts';

const listing = `${siteUrl}/equipments/excavator`;
const hearts = (page: Page) => page.locator('.y-listing__grid button.y-heart');
const isLive = async (page: Page) => {
  await quiet(page);
  await expectSoon(() => page.locator('.y-listing__grid .y-card__tools button.y-heart').count()).toBeGreaterThan(2);
};
const pressed = (page: Page) => page.locator('.y-listing__grid button.y-heart[aria-pressed="true"]').count();
const rows = (page: Page) => page.locator('.y-kept h3');

/** Logs in by the dialog, wherever the page was. */
async function logInHere(page: Page, person: Pick<Person, 'phone' | 'password'>): Promise<void> {
  await page.goto(homeUrl);
  await logIn(page, person);
}

async function saveFirst(page: Page, count: number): Promise<void> {
  await isLive(page);
  for (let at = 0; at < count; at += 1) await hearts(page).nth(at).click();
}

describe('what somebody saves', () => {
  test('is kept without an account, told to the second tab, merged at the log-in, and there on a second device', async ({
    open,
  }) => {
    const person = await openAccount();
    const page = await open(listing, { extraHTTPHeaders: person.extraHTTPHeaders });
    const second = await page.context().newPage();
    await second.goto(listing);
    await saveFirst(page, 2);
    await expectSoon(() => pressed(second)).toBe(2);
    await page.goto(`${siteUrl}/saved`);
    await expectSoon(() => rows(page).count()).toBe(2);
    await page.getByText('New list', { exact: true }).click();
    await page.getByLabel('Name of the list').fill('Metro site, phase 2');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page.getByRole('heading', { level: 2, name: 'Metro site, phase 2' }).waitFor();
    await page.getByRole('link', { name: /^All/ }).click();
    await page.locator('.y-kept__more > summary').first().click();
    await page.getByRole('button', { name: 'Put into Metro site, phase 2' }).first().click();
    expect(await accessibilityFaults(page, wcag)).toEqual([]);
    await logInHere(page, person);
    await page.goto(`${siteUrl}/saved`);
    await expectSoon(() => page.getByText('Kept in this browser only.').count()).toBe(0);
    await expectSoon(() => rows(page).count()).toBe(2);
    // The second device kept one of them too, and one of its own.
    const other = await open(listing, { extraHTTPHeaders: person.extraHTTPHeaders });
    await isLive(other);
    for (const at of [0, 2]) await hearts(other).nth(at).click();
    await logInHere(other, person);
    await other.goto(`${siteUrl}/saved`);
    await expectSoon(() => other.getByText('Kept in this browser only.').count()).toBe(0);
    await expectSoon(() => rows(other).count()).toBe(3);
    expect(new Set(await rows(other).allInnerTexts()).size).toBe(3);
    // What is known of the account is good for 20 seconds.
    await expect
      .poll(
        async () => {
          await page.reload();
          await quiet(page);
          return rows(page).count();
        },
        { timeout: 40_000 },
      )
      .toBe(3);
    await other.getByRole('link', { name: /^Metro site, phase 2/ }).click();
    await expectSoon(() => rows(other).count()).toBe(1);
  });

  test(
    'is on its way into the account while its page is taken over as the server drew it',
    otherHalf,
    async ({ open }) => {
      const person: Person = await openAccount();
      const page = await open(listing, { extraHTTPHeaders: person.extraHTTPHeaders ?? {} });
      await saveFirst(page, 1);
      const line = Promise.withResolvers<void>();
      await page.route(/\/api\/Favourite\/(?:Change|Get)Favourites/, (route) =>
        line.promise.then(() => route.fallback()),
      );
      await logInHere(page, person);
      await page.goto(`${siteUrl}/saved`);
      await expectSoon(() => rows(page).count()).toBe(1);
      line.resolve();
      await quiet(page);
      expect(await rows(page).count()).toBe(1);
    },
  );

  test(
    'survives a dead line: the heart stays as it was pressed, and the account has it later',
    otherHalf,
    async ({ open }) => {
      const person: Person = await openAccount();
      const page = await open(siteUrl, {
        extraHTTPHeaders: person.extraHTTPHeaders ?? {},
        provokes: /ERR_INTERNET_DISCONNECTED/,
      });
      await logInHere(page, person);
      await page.goto(listing);
      await isLive(page);
      await page.context().setOffline(true);
      await hearts(page).first().click();
      expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('true');
      await page.context().setOffline(false);
      const other = await open(siteUrl, { extraHTTPHeaders: person.extraHTTPHeaders ?? {} });
      await logInHere(other, person);
      await expectSoon(async () => {
        await other.goto(`${siteUrl}/saved`);
        await quiet(other);
        return rows(other).count();
      }).toBe(1);
    },
  );

  test('is shared by a link that reads and changes nothing, until it is ended', otherHalf, async ({ open }) => {
    const person = await openAccount();
    const page = await open(siteUrl, { extraHTTPHeaders: person.extraHTTPHeaders });
    await logInHere(page, person);
    await page.goto(listing);
    await saveFirst(page, 1);
    await quiet(page);
    await page.goto(`${siteUrl}/saved`);
    await page.getByText('New list', { exact: true }).click();
    await page.getByLabel('Name of the list').fill('For Ravi');
    await page.getByRole('button', { name: 'Make the list' }).click();
    await page.getByRole('heading', { level: 2, name: 'For Ravi' }).waitFor();
    await page.locator('.y-saved__share > summary').click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByLabel('Link of the list').inputValue();
    const stranger = await open(link);
    await stranger.getByRole('heading', { level: 1, name: 'For Ravi' }).waitFor();
    expect(await stranger.locator('main form').count()).toBe(0);
    expect(await stranger.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await accessibilityFaults(stranger, wcag)).toEqual([]);
    await page.getByRole('button', { name: 'End the link' }).click();
    await page.getByRole('button', { name: 'Make the link' }).waitFor();
    const late = await open(link, { provokes: /answered 410|status of 410/ });
    await late.getByText('This list is not shared any more').waitFor();
  });

  test('in Hindi on a phone nothing is wider than the screen, and axe finds nothing', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/hi/equipments/excavator`, { viewport: phone });
    await saveFirst(page, 2);
    await page.goto(`${siteUrl}/hi/saved`);
    await page.getByRole('heading', { level: 1, name: 'सहेजी हुई' }).waitFor();
    await expectSoon(() => rows(page).count()).toBe(2);
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityFaults(page, wcag)).toEqual([]);
  });

  test('by the keyboard: a heart is reached, says what it does, and is pressed by Space', async ({ open }) => {
    const page = await open(listing);
    await isLive(page);
    await hearts(page).first().focus();
    await page.keyboard.press('Space');
    expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('true');
    expect(await hearts(page).first().getAttribute('aria-label')).toMatch(/^Save ./);
    await expectSoon(() => page.locator('.top__count').textContent()).toMatch(/^1/);
  });
});

describe('the ways', () => {
  test(
    'lead from the header to what is saved, to saved searches and back, and from nothing to the list',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      await page.locator('.top__saved').click();
      await page.getByRole('heading', { level: 2, name: 'Nothing saved yet' }).waitFor();
      const ways = page.getByRole('navigation', { name: 'What you saved' });
      await ways.getByRole('link', { name: 'Searches' }).click();
      await page.getByRole('heading', { level: 1, name: 'Saved searches' }).waitFor();
      await ways.getByRole('link', { name: 'Machines' }).click();
      await page.getByRole('link', { name: 'Browse machines' }).click();
      await page.waitForURL(/\/equipments$/);
    },
  );

  test('a machine is saved on its own page, and is named in the header’s count', otherHalf, async ({ open }) => {
    const page = await open(listing);
    await page.locator('.y-listing__grid .y-card__link').first().click();
    const heart = page.locator('.y-heart-word');
    await heart.waitFor();
    await quiet(page);
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await expectSoon(() => page.locator('.top__count').textContent()).toMatch(/^1/);
    await page.reload();
    await expectSoon(() => heart.getAttribute('aria-pressed')).toBe('true');
  });
});

test(
  'on a phone all of it is done by the keys: a list, a note, what is removed and put back, and the comparison',
  otherHalf,
  async ({ open }) => {
    const page = await open(listing, { viewport: phone });
    await isLive(page);
    await pressOn(page, hearts(page).first(), 'Space');
    await pressOn(page, hearts(page).nth(1), 'Enter');
    await page.locator('.top__saved').focus();
    await page.keyboard.press('Enter');
    await expectSoon(() => rows(page).count()).toBe(2);
    await quiet(page);
    await pressOn(page, page.locator('.y-saved__new > summary'));
    await typeInto(page, page.locator('.y-saved__new input[name="words"]'), 'Metro');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Metro' }).waitFor();
    await tabTo(page, page.getByRole('link', { name: /^All/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectSoon(() => rows(page).count()).toBe(2);
    await pressOn(page, page.locator('.y-kept__more > summary').first());
    await pressOn(page, page.getByRole('button', { name: 'Put into Metro' }).first());
    await page.getByRole('button', { name: 'Take out of Metro' }).first().waitFor();
    await page.keyboard.press('Escape');
    await tabTo(page, page.locator('.y-kept__note').first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await typeInto(page, page.locator('.y-kept textarea').first(), 'Ask for the long arm');
    await pressOn(page, page.getByRole('button', { name: 'Save the note' }).first());
    await page.locator('.y-kept__note', { hasText: 'Ask for the long arm' }).waitFor();
    await pressOn(page, page.locator('.y-kept .y-heart').first());
    await expectSoon(() => rows(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await expectSoon(() => rows(page).count()).toBe(2);
    await page.locator('.y-kept__note', { hasText: 'Ask for the long arm' }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityFaults(page, wcag)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'Compare 2' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Compare 2 machines' }).waitFor();
  },
);

describe('on a partner’s page', () => {
  test('hearts stand on cards where the tag asks for them; what they keep stands in the element, in that page’s storage', async ({
    open,
    host,
  }) => {
    const [asked, plain] = ['#asked', '#plain'];
    const page = await open(
      await host(
        '<yantra-equipment-carousel id="asked" favourites></yantra-equipment-carousel>' +
          '<yantra-equipment-carousel id="plain"></yantra-equipment-carousel><yantra-favourites></yantra-favourites>',
      ),
    );
    await page.locator('yantra-favourites[state="empty"]').waitFor();
    const heart = page.locator(asked).locator('.y-heart');
    await heart.first().waitFor();
    expect(await cardsOf(page.locator(plain), 'Pune').count()).toBeGreaterThan(0);
    expect(await page.locator(plain).locator('.y-heart').count()).toBe(0);
    await heart.first().click();
    expect(await heart.first().getAttribute('aria-pressed')).toBe('true');
    await page.locator('yantra-favourites[state="ready"]').waitFor();
    await expectSoon(() => page.locator('yantra-favourites .y-kept h3').count()).toBe(1);
  });
});

test('a heart pressed before its script has come leads to where one more press keeps the machine', async ({ open }) => {
  const page = await open(listing, {
    viewport: phone,
    before: (blank) => blank.route(/\/card-tools-[\w-]+\.js$/, () => undefined),
  });
  await hearts(page).first().click();
  await page.getByText('The machine whose heart you pressed is not saved yet.').waitFor();
  const save = page.getByRole('button', { name: 'Save it now' });
  await save.waitFor();
  expect(await accessibilityFaults(page, wcag)).toEqual([]);
  await pressOn(page, save);
  await expectSoon(() => rows(page).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'The machine whose heart you pressed is saved.',
  );
  expect(await overflowing(page)).toEqual([]);
});

describe('without JavaScript', () => {
  const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

  test('a heart is a form, which says what to do without an account', async ({ open }) => {
    const page = await open(listing, noScript);
    await hearts(page).first().click();
    await page.waitForURL(/\/saved\?needs=account&machine=[^&]+$/);
    await page.getByText('The machine whose heart you pressed is not saved yet.').waitFor();
    const advice = page.locator('.saved noscript p').first();
    expect(await advice.textContent()).toContain('Without JavaScript machines are saved in an account.');
    expect(await advice.isVisible()).toBe(true);
  });

  test(
    'with an account a machine is saved, put into a list, noted and removed by forms',
    otherHalf,
    async ({ open }) => {
      const person = await openAccount();
      const page = await open(listing, { ...noScript, ...(await loggedIn(person)) });
      await hearts(page).first().click();
      await page.waitForURL(/\/saved$/);
      expect(await rows(page).count()).toBe(1);
      await page.locator('.y-saved__new > summary').click();
      await page.getByLabel('Name of the list').fill('Metro');
      await page.getByRole('button', { name: 'Make the list' }).click();
      await page.locator('.y-kept__more > summary').click();
      await page.getByRole('button', { name: 'Put into Metro' }).click();
      await page.locator('summary.y-kept__note').click();
      await page.locator('.y-kept textarea').fill('Ask for the long arm');
      await page.getByRole('button', { name: 'Save the note' }).click();
      await page.getByRole('link', { name: /^Metro/ }).click();
      await page.locator('.y-kept__note', { hasText: 'Ask for the long arm' }).waitFor();
      await page.locator('.y-kept .y-heart').click();
      expect(await rows(page).count()).toBe(0);
    },
  );
});
