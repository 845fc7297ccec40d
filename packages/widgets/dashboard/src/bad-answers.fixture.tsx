/* The dashboard with answers that can be made invalid, for the tests of invalid answers. */
import type { Call } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { defaultCity } from '@yantra/places';
import { type Scope, ScopeProvider, createScope, noSession, tellingFailures } from '@yantra/state';
import {
  type MockAnswers,
  badlyAnswered,
  createMockClient,
  dashboardAnswers,
  dashboardUsers as users,
  dealAnswers,
  makeDraft,
  makeOwnEquipment,
  makeProfile,
  sessionOf,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { page as browser } from 'vitest/browser';
import './dashboard.css';
import { Dashboard } from './dashboard.tsx';

const session = (id: string, device: string, isCurrent: boolean) => ({
  id,
  device,
  isCurrent,
  startedAt: '2026-11-01T05:30:00Z',
  lastUsedAt: '2026-11-21T09:10:00Z',
});

const { getRequest } = dealAnswers();

const usual: MockAnswers = {
  ...dashboardAnswers,
  // Deals as their owner sees them, requests as their renter does.
  ...dealAnswers({ side: 'owner', draft: makeDraft({ validUntil: new Date(Date.now() + 3 * dayMs).toISOString() }) }),
  ...(getRequest && { getRequest }),
  getUserDetails: () => makeProfile({ id: 'u1', fullName: 'Sunita Jadhav' }),
  getEquipmentById: ({ id }) => makeOwnEquipment({ id: String(id), listedUntil: null, views: 12 }),
  updateUserDetail: () => ({ version: 2 }),
  updateCustomer: () => ({ version: 2 }),
  getRegionDropDown: () => [{ id: 1, value: 'West' }],
  getSessions: () => [session('1', 'Chrome on Android', true), session('2', 'Firefox on Windows', false)],
  getMfgYearDropDown: () => [2026, 2025, 2024, 2023, 2022, 2021].map((year) => ({ id: year, value: String(year) })),
};

/** These calls only fill the menu's numbers, the plan at its foot and the line above the screen, so their failure is not announced. */
const frameCalls: readonly string[] = ['getLeads', 'getPurchasedSubscriptions', 'getReviewQueue', 'getNotices'];
const isFrameCall = ({ name }: Call, isQuiet: boolean | undefined) => isQuiet === true && frameCalls.includes(name);

/**
 * A screen on a page, with answers that can be made invalid: `server.bad` names how (`badAnswers`), `server.isBad` for which calls.
 * @param path may have a query
 */
export async function shown(path: string, role: keyof typeof users, bad?: string, answers: MockAnswers = {}) {
  await browser.viewport(1440, 900);
  const server: { bad: string | undefined; isBad: (call: Call) => boolean } = { bad, isBad: () => true };
  const notices: string[] = [];
  const asked = new Set<string>();
  /** The calls since the button was pressed, quiet or not: after a successful save the next screen makes more. */
  const pressed: { calls: Call[] } = { calls: [] };
  const good = createMockClient({ ...usual, ...answers });
  const scope: Scope = createScope({
    client: tellingFailures(
      {
        call: (call, input, options) => {
          pressed.calls.push(call);
          if (!isFrameCall(call, options?.isQuiet)) asked.add(call.name);
          if (server.bad === undefined || !server.isBad(call)) return good.call(call, input, options);
          return badlyAnswered(server.bad).call(call, input, options);
        },
      },
      ({ text }) => notices.push(text),
    ),
    siteUrl: '',
    cityStore: { read: () => defaultCity, write: () => undefined },
    defaultCity,
    session: { ...noSession(), ...sessionOf(users[role]) },
    notify: ({ text }) => notices.push(text),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const end = () => {
    root.unmount();
    place.remove();
    localStorage.clear();
  };
  const [address = '', query] = path.replace(':id', 'Pune-0').split('?');
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={address} query={new URLSearchParams(query)} />
    </ScopeProvider>,
  );
  const main = () => place.querySelector<HTMLElement>('main') as HTMLElement;
  await expect.poll(() => main().querySelector('h1'), { timeout: 8000 }).not.toBeNull();
  const buttons = (name: string) =>
    [...main().querySelectorAll('button')]
      // The snippet and its preview need the embed's own files, which are not served here.
      .filter((button) => !button.closest('.y-embed__said, .y-embed__page'))
      .filter(({ textContent }) => textContent?.trim() === name);
  return { server, notices, asked, pressed, place, main, buttons, end };
}
