/** News: it rings in every browser of a person as it happens, is read everywhere at once, and ends with the log-in. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page, Request } from 'playwright-core';
import { logInButton, openAccount } from './accounts.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import { callerOf, dashboard, openAs } from './owners.ts';
import { describe, expect, phone, siteUrl, test } from './visitor.ts';

const row = {
  name: 'JCB 3DX',
  categories: 'Earthmoving',
  equipmentTypeId: 'Backhoe loader',
  phoneNumber: '98765 43210',
  modelNumber: '3DX',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: 'Rs. 8,500/- per day',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
};

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} new`, exact: true });

/** Who was logged out elsewhere is told so. */
const loggedOut = { provokes: /401|Live\/Events/ };

describe('news', () => {
  test(
    'rings in another browser at once, is read in both, and the stream ends with the log-in',
    otherHalf,
    async ({ open }) => {
      const person = await openAccount();
      const [one, other] = [
        await openAs(open, person, '', loggedOut),
        await openAs(open, person, '', { viewport: phone, ...loggedOut }),
      ];
      await bell(one, 0).waitFor();
      await bell(other, 0).waitFor();

      const caller = await callerOf(person);
      const brought = await caller.post('/Equipment/Import', { rows: [row], isTrial: false });
      expect(brought.status).toBe(200);
      await bell(one, 1).waitFor();
      await bell(other, 1).waitFor();

      await bell(one, 1).click();
      await one.getByText('1 machine imported').waitFor();
      expect(await accessibilityFaults(one, wcag)).toEqual([]);
      await one.getByRole('button', { name: 'Mark all as read' }).click();
      await bell(other, 0).waitFor();

      await other.goto(`${dashboard}/notifications`);
      await other.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
      await other.getByRole('link', { name: /1 machine imported/ }).click();
      await other.waitForURL(/\/dashboard\/equipments-list/);

      // In another language the same was said in it.
      await one.goto(`${siteUrl}/mr/dashboard/notifications`);
      await one.getByText('1 यंत्र इम्पोर्ट झाले').waitFor();
      await one.goto(`${siteUrl}/hi/dashboard/settings/notifications`);
      await one.getByText('इंपोर्ट पूरा').waitFor();

      const isStream = (request: Request) => request.url().endsWith('/Live/Events');
      const ended = Promise.any([
        one.waitForEvent('requestfinished', isStream),
        one.waitForEvent('requestfailed', isStream),
      ]);
      expect((await caller.post('/Login/LogoutEverywhere', {})).status).toBe(200);
      await ended;
      await one.goto(siteUrl);
      await logInButton(one).waitFor();
    },
  );
});
