import { otherHalf } from '@yantra/testing/sample';
import { loggedIn, openAccount } from './accounts.ts';
import { ask, searchPath } from './api.ts';
import { addressOf, detailsCall, type Machine } from './machines.ts';
import { carouselOf, describe, expect, machinesIn, siteUrl, test, quiet } from './visitor.ts';

/** The best rated machine of Nagpur, which no list of Pune has. */
async function elsewhere(): Promise<Machine> {
  const { json } = await ask(`${searchPath}?page=1&pageSize=1&selectedCity=Nagpur&sort=rating`);
  const [machine] = json['data'] as readonly Machine[];
  if (!machine) throw new Error('The demo data has no such machine.');
  return machine;
}

describe('a visit to a machine’s page', () => {
  test(
    'by its address or its card appears under Recently visited, latest first',
    { ...otherHalf, timeout: 60_000 },
    async ({ open }) => {
      const account = await openAccount();
      const page = await open(siteUrl, await loggedIn(account));
      const byAddress = await elsewhere();
      const asked = page.waitForResponse((response) => response.url().includes(detailsCall));
      await page.goto(addressOf(byAddress));
      expect((await asked).request().headers()['authorization']).toMatch(/^Bearer /);
      await page.goto(siteUrl);
      await machinesIn(page, 'Pune');
      await carouselOf(page, 'Pune').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL(/equipment-details/);
      const byCard = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
      await quiet(page);
      await page.goto(`${siteUrl}/dashboard/recently-visited`);
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await rows.nth(1).waitFor();
      expect(await rows.count()).toBe(2);
      expect(await rows.first().innerText()).toContain(byCard);
      expect(await rows.last().innerText()).toContain(byAddress.name);
    },
  );

  test('without a log-in loads the machine with the page, and not again', async ({ open }) => {
    const machine = await elsewhere();
    const asked: string[] = [];
    await open(addressOf(machine), {
      before: async (page) => void page.on('request', (request) => asked.push(request.url())),
    }).then((page) => quiet(page));
    expect(asked.filter((url) => url.includes(detailsCall))).toEqual([]);
  });
});
