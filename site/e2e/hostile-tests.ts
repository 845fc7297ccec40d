/** Journeys through a share of the hostile texts: stored through the API, then shown on every screen that has them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostileText } from '@yantra/testing/hostile-strings';
import { more, sampleOf } from '@yantra/testing/sample';
import { type Marketplace, startMarketplace } from '@yantra/tooling/marketplace';
import { initialsOf } from '@yantra/ui';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { demoAdmin, demoSupplier, demoUser, loggedIn } from './accounts.ts';
import { faultsIn, faultsOf, setTraps } from './hostile-look.ts';
import { asker, askerFor, type People, store, type Stored } from './hostile-store.ts';
import { describe, desktop, expect, type Open, phone, test, quiet } from './visitor.ts';

const accounts = { supplier: demoSupplier, admin: demoAdmin, user: demoUser } as const;
const picture = new Blob([readFileSync(new URL('machine.webp', import.meta.url))]);
/** The beginnings of a cell that a spreadsheet would run. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const pagesOf = (path: string, rows: number, size: number) =>
  Array.from({ length: Math.ceil(rows / size) }, (_, page) => `${path}?page=${page + 1}`);

/** @param every opens every how many-th of the things with a page of their own */
export function testHostileTexts(texts: readonly HostileText[], every: number): void {
  const known = texts.map(({ text }) => text);
  // A person is shown by both names, by the first name and the initial of the second, and by initials, which have a box of their own.
  const shown = known.flatMap((text) => {
    const both = `${text} ${text}`;
    return [text, both, `${text} ${text.slice(0, 1)}.`, initialsOf(text), initialsOf(both)];
  });
  let marketplace: Marketplace;
  let folder: string;
  let stored: Stored;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yantra-hostile-'));
    // Enough machines for the demo supplier to have one per text.
    const seeded = String(25 * texts.length);
    const settings = { NODE_ENV: 'test', SEED_SIZE: seeded, TRUSTED_PROXIES: '127.0.0.1,::1' };
    marketplace = await startMarketplace(folder, { settings });
    const { url } = marketplace;
    const [supplier, admin, user] = await Promise.all(
      Object.values(accounts).map(({ phone: number, password }) => askerFor(url, number, password)),
    );
    const people = { supplier, admin, user, nobody: asker(url) } as People;
    stored = await store(texts, people, picture);
  }, 180_000);
  afterAll(async () => {
    await marketplace.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens addresses one after another, on a desktop and on a phone. @returns their faults */
  async function look(page: Page, paths: readonly string[], faults: string[]): Promise<void> {
    for (const path of paths) {
      await page.setViewportSize(desktop);
      await page.goto(marketplace.url + path);
      await page.locator('main h1').first().waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .y-skeleton'));
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        faults.push(...(await faultsOf(page, shown)).map((fault) => `${viewport.width} ${path} ${fault}`));
      }
    }
  }
  async function enter(open: Open, faults: string[], account?: (typeof accounts)['admin' | 'user' | 'supplier']) {
    const before = (page: Page) => setTraps(page, (fault) => faults.push(fault));
    const session = account && (await loggedIn(account, marketplace.url));
    return open(`${marketplace.url}/contact-us`, { ...session, before });
  }

  describe('hostile texts', () => {
    test('are stored, or refused with a sentence at their field', () => {
      expect(stored.faults).toEqual([]);
      expect([stored.machines.length, stored.customers.length]).toEqual([texts.length, texts.length]);
    });

    test('are only text on the public pages', { timeout: 300_000 }, async ({ open }) => {
      const faults: string[] = [];
      const page = await enter(open, faults);
      // The page's own policy would not let it parse HTML.
      const reader = await page.context().newPage();
      for (const id of stored.machines) {
        const html = await (await fetch(`${marketplace.url}/equipment-details?id=${id}`)).text();
        faults.push(...(await faultsIn(reader, html)).map((fault) => `sent ${id} ${fault}`));
      }
      const details = stored.machines.slice(0, every).map((id) => `/equipment-details?id=${id}`);
      // The server refuses an address with U+0000; its own tests cover that.
      const searches = known
        .filter((text) => text.isWellFormed() && !text.includes('\0') && text.length < 100 && !/^[./\\]+$/.test(text))
        .slice(0, every)
        .map((text) => `/equipments/${encodeURIComponent(text)}`);
      await look(page, ['/', ...pagesOf('/equipments/sangli', texts.length, 12), ...details, ...searches], faults);
      expect(faults).toEqual([]);
    });

    const dashboards = (): Readonly<Record<keyof typeof accounts, readonly string[]>> => ({
      supplier: [
        '',
        ...pagesOf('/equipments-list', texts.length, 12),
        ...stored.machines
          .slice(0, every)
          .flatMap((id) => ['view', 'edit'].map((act) => `/equipments-list/${act}/${id}`)),
        '/leads',
        '/profile',
        '/add-equipment',
        '/settings',
      ],
      user: [...pagesOf('/recently-visited', texts.length, 12), '/profile'],
      admin: [
        '',
        '/equipments-list',
        ...pagesOf('/customer', texts.length, 12),
        ...stored.customers.slice(0, every).flatMap((id) => ['view', 'edit'].map((act) => `/customer/${act}/${id}`)),
        '/supplier',
        '/master/master-equipment-type',
        '/master/master-equipment-category',
        '/leads',
      ],
    });

    test('are no formulas in an exported table', { ...more, timeout: 60_000 }, async ({ open }) => {
      const page = await enter(open, [], accounts.supplier);
      await page.goto(`${marketplace.url}/dashboard/equipments-list`);
      // The rows are served; the button works after hydration.
      await quiet(page);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const path = join(folder, 'exported.csv');
      await file.saveAs(path);
      const cells = [...readFileSync(path, 'utf8').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? '');
      expect(cells.length).toBeGreaterThan(texts.length * 5);
      expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
      const held = cells.filter((cell) => cell.startsWith("'") && formula.test(cell.slice(1)));
      const formulas = known.map((text) => text.trim()).filter((text) => formula.test(text));
      const areIn = formulas.some((text) => cells.some((cell) => cell.includes(text)));
      expect(held.length > 0).toBe(areIn);
    });

    test.for(sampleOf(['supplier', 'user', 'admin'] as const))(
      'are only text to the %s',
      { timeout: 300_000 },
      async (role, { open }) => {
        const faults: string[] = [];
        const page = await enter(open, faults, accounts[role]);
        await look(
          page,
          dashboards()[role].map((path) => `/dashboard${path}`),
          faults,
        );
        expect(faults).toEqual([]);
      },
    );
  });
}
