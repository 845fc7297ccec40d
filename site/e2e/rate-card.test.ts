/** An owner says what a machine costs to hire, and its public page says the same total. */
import { byHalves } from '@yantra/testing/sample';
import { newPassword, nextOwnerPhone } from './accounts.ts';
import { expectClean, save, says } from './dashboard-form.ts';
import { overflowing } from './faults.ts';
import { callerOf, type Json, openAs } from './owners.ts';
import { desktop, expect, expectSoon, phone, quiet, siteUrl, test } from './visitor.ts';

const rupees = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

for (const [rows, half] of byHalves([phone, desktop])) {
  test.for(rows)(
    'who answers transport and fuel sees the total that renters see, at $width px',
    { ...half, timeout: 90_000 },
    async (viewport, { open }) => {
      const owner = await newPassword(nextOwnerPhone());
      const caller = await callerOf(owner);
      const { json } = await caller.post('/Equipment/GetOwnerEquipments', { page: 1, pageSize: 20, state: 'listed' });
      // One that burns something: others are not asked who pays for fuel.
      const machine = (json['data'] as readonly Json[]).find(({ facts = [] }) =>
        (facts as readonly Json[]).some(({ fact }) => fact === 'fuel'),
      );
      const id = String(machine?.['id']);
      const page = await openAs(open, owner, `/equipments-list/view/${id}`, { viewport });
      const card = page.getByRole('region', { name: 'What it costs to hire' });
      await card.getByRole('link', { name: /^Change/ }).click();

      const question = (name: string) => page.getByRole('group', { name });
      const samples = page.getByRole('complementary', { name: 'Three sample jobs' });
      await question('Who brings it and takes it back?').getByRole('button', { name: 'Included' }).click();
      const fuel = question('Who pays for fuel?');
      await fuel.getByRole('button', { name: 'Not stated' }).click();
      await says(page, /^Renters read “Ask about: fuel”\./);
      await fuel.getByRole('button', { name: 'Included' }).click();
      await expectSoon(() => page.getByText(/^Renters read “Ask about: fuel”\./).count()).toBe(0);
      const twelve = samples.locator('p', { hasText: /^12 days/ }).first();
      const total = rupees((await twelve.locator('b').last().textContent()) ?? '');
      expect(total).toBeGreaterThan(0);
      expect(await overflowing(page)).toEqual([]);
      await expectClean(page);
      await save(page).click();
      await says(page, 'Equipment Updated Successfully');

      await page.goto(`${siteUrl}/equipment-details?id=${id}&jobDays=12&jobHours=8`);
      await quiet(page);
      const row = page.getByRole('row', { name: /^Total for 12 days/ });
      await row.waitFor();
      expect(Math.round(rupees((await row.getByRole('cell').last().textContent()) ?? ''))).toBe(total);
    },
  );
}
