/** An owner's calendar of machines: two tabs that want the same days, the keys alone, a phone. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { openAccount } from './accounts.ts';
import { expectClean } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { tabTo } from './keys.ts';
import { addMachine, callerOf, openAs } from './owners.ts';
import { describe, expect, expectSoon, phone, test } from './visitor.ts';

/** The one cell of the board that the tab key reaches: today of the first machine. */
const cell = (page: Page) => page.locator('[role="gridcell"][tabindex="0"]');

const board = (page: Page) => page.getByRole('grid', { name: 'Fleet calendar' });

describe('the fleet calendar', () => {
  test(
    'lets the first of two tabs have the days, and tells the other what is in the way',
    otherHalf,
    async ({ open }) => {
      const account = await openAccount();
      await addMachine(await callerOf(account), 'JCB of two tabs');
      const one = await openAs(open, account, '/fleet-calendar');
      const two = await openAs(open, account, '/fleet-calendar', { provokes: /409/ });
      await board(one).waitFor();
      await board(two).waitFor();
      await cell(one).focus();
      await one.keyboard.press('Shift+ArrowRight');
      await one.keyboard.press('b');
      await one.getByText(/^JCB of two tabs: .+ blocked\.$/).waitFor();

      await cell(two).focus();
      await two.keyboard.press('b');
      await two.getByRole('alert').filter({ hasText: 'In the way:' }).waitFor();
      await two.getByText('These days are taken. Please choose others, or another unit.').first().waitFor();
      // What the first tab has taken is shown now.
      await expectSoon(() => cell(two).getAttribute('aria-label')).toContain('Blocked');
      await expectClean(two);

      await one.getByRole('button', { name: 'Undo' }).click();
      await expectSoon(() => cell(one).getAttribute('aria-label')).toContain('free');
      await two.reload();
      await board(two).waitFor();
      await cell(two).focus();
      await two.keyboard.press('r');
      await two.getByText(/^JCB of two tabs: .+ for repair\.$/).waitFor();
    },
  );

  test('is worked by the keys alone', otherHalf, async ({ open }) => {
    const account = await openAccount();
    await addMachine(await callerOf(account), 'JCB by keys');
    const page = await openAs(open, account, '/fleet-calendar');
    await board(page).waitFor();
    await tabTo(page, cell(page));
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: /, 3 days$/ });
    await popover.waitFor();
    await expectClean(page);
    await page.keyboard.press('Enter');
    await page.getByText(/^JCB by keys: .+ blocked\.$/).waitFor();
    await expectSoon(() => cell(page).getAttribute('aria-label')).toContain('Blocked');
    await page.keyboard.press('Delete');
    await page.getByText(/^JCB by keys: .+ free again\.$/).waitFor();
    await expectSoon(() => cell(page).getAttribute('aria-label')).toContain('free');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Units of/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('shows one machine on a phone, whose days are tapped', otherHalf, async ({ open }) => {
    const account = await openAccount();
    await addMachine(await callerOf(account), 'JCB in a hand');
    const page = await openAs(open, account, '/fleet-calendar', { viewport: phone });
    const weeks = page.getByRole('grid', { name: 'JCB in a hand' });
    await weeks.waitFor();
    const days = weeks.getByRole('button');
    await days.nth(20).click();
    await days.nth(22).click();
    await page.getByRole('button', { name: 'Block 3 days' }).click();
    await page.getByText(/^JCB in a hand: .+ blocked\.$/).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await expectClean(page);
    await page.getByRole('button', { name: 'Open Blocked' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Free the days' }).click();
    await page.getByText('Nothing is planned in these weeks.').waitFor();
  });
});
