/* Every screen there is, for every role that may see it, with every answer that is none, and every form that comes with a record: a new one is held to it without being named here. */
import type { Call } from '@yantra/contract/calls';
import { defaultCity } from '@yantra/places';
import { type Scope, ScopeProvider, createScope, noSession, tellingFailures } from '@yantra/state';
import {
  type MockAnswers,
  createMockClient,
  dashboardAnswers,
  dashboardUsers as users,
  badAnswers,
  badlyAnswered,
  makeOwnEquipment,
  makeProfile,
  sessionOf,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import './dashboard.css';
import { Dashboard } from './dashboard.tsx';
import { screens } from './screens/screens.ts';

const answers: MockAnswers = {
  ...dashboardAnswers,
  getUserDetails: () => makeProfile({ id: 'u1', fullName: 'Sunita Jadhav' }),
  getEquipmentById: ({ id }) => makeOwnEquipment({ id: String(id), listedUntil: null, views: 12 }),
  updateUserDetail: () => ({ version: 2 }),
  updateCustomer: () => ({ version: 2 }),
  getRegionDropDown: () => [{ id: 1, value: 'West' }],
  getSessions: () => [
    {
      id: '1',
      device: 'Chrome on Android',
      isCurrent: true,
      startedAt: '2026-11-01T05:30:00Z',
      lastUsedAt: '2026-11-21T09:10:00Z',
    },
  ],
  getMfgYearDropDown: () => [2026, 2025, 2024, 2023, 2022, 2021].map((year) => ({ id: year, value: String(year) })),
};

/** What waits, or would be taken for what comes. */
const waiting = '[aria-busy="true"], .y-skeleton, .y-dashboard__waiting, .y-dashboard__form-wait';

/** A screen on a page, with answers that can be made bad: `server.bad` names how (`badAnswers`). */
async function shown(path: string, role: keyof typeof users, bad?: string) {
  await browser.viewport(1440, 900);
  const server = { bad };
  const notices: string[] = [];
  const asked = new Set<string>();
  /** The calls since the button was pressed, quiet or not: where a save is over, the next screen asks for more. */
  const pressed: { calls: Call[] } = { calls: [] };
  const good = createMockClient(answers);
  const scope: Scope = createScope({
    client: tellingFailures(
      {
        call: (call, input, options) => {
          pressed.calls.push(call);
          if (!options?.isQuiet) asked.add(call.name);
          if (server.bad === undefined) return good.call(call, input, options);
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
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path.replace(':id', 'Pune-0')} />
    </ScopeProvider>,
  );
  const main = () => place.querySelector<HTMLElement>('main') as HTMLElement;
  await expect.poll(() => main().querySelector('h1'), { timeout: 8000 }).not.toBeNull();
  const buttons = (name: string) =>
    [...main().querySelectorAll('button')]
      // The snippet is made of the embed's own files, which nobody serves here.
      .filter((button) => !button.closest('.y-embed__said'))
      .filter(({ textContent }) => textContent?.trim() === name);
  return { server, notices, asked, pressed, main, buttons, end };
}

describe.for(screens.flatMap(({ path, roles }) => roles.map((role) => [path, role] as const)))(
  '%s for %s',
  ([path, role]) => {
    test('says any failure in one sentence, with Retry, and comes when it can', { timeout: 60_000 }, async () => {
      for (const bad of Object.keys(badAnswers)) {
        const view = await shown(path, role, bad);
        const { main, notices, buttons } = view;
        await expect
          .poll(() => main().querySelectorAll(waiting).length, { timeout: 8000, message: `${bad}: it waits` })
          .toBe(0);
        if (view.asked.size > 0) {
          await expect.poll(() => notices.length, { message: `${bad}: no toast` }).toBeGreaterThan(0);
          expect([...new Set(notices)], `${bad}: one sentence`).toHaveLength(1);
          expect(main().textContent, `${bad}: the panel says it too`).toContain(notices[0]);
          view.server.bad = undefined;
          expect(buttons('Retry').length, `${bad}: Retry`).toBeGreaterThan(0);
          const retry = () => {
            for (const button of buttons('Retry')) button.click();
            return buttons('Retry').length + main().querySelectorAll(waiting).length;
          };
          await expect.poll(retry, { timeout: 8000, message: `${bad}: it comes` }).toBe(0);
          expect(main().textContent).not.toContain(notices[0]);
        }
        view.end();
      }
    });
  },
);

/** A call that answers nothing is done where its answer does not say otherwise. */
const mayBeDone = ['an object without anything', 'an object that is none'];
const forms = screens.filter(({ path }) => /\/edit\/:id$|^\/profile$/.test(path));

describe.for(forms.flatMap(({ path, roles }) => roles.map((role) => [path, role] as const)))(
  '%s for %s',
  ([path, role]) => {
    test('keeps what was typed over any failure, says it, and saves when it can', { timeout: 60_000 }, async () => {
      const { main, server, notices, pressed, end } = await shown(path, role);
      const find = <Kind extends HTMLElement>(selector: string) => main().querySelector<Kind>(selector);
      const name = () => find<HTMLInputElement>('form input:not([type]), form input[type="text"]');
      const button = () => find<HTMLButtonElement>('form button[type="submit"]');
      await expect.poll(() => name()?.value, { timeout: 8000 }).toBeTruthy();
      const typed = `${name()?.value}a`;
      await userEvent.fill(name() as HTMLInputElement, typed);
      const said = () => [...main().querySelectorAll('form [role="alert"]')].map(({ textContent }) => textContent);
      for (const bad of [...Object.keys(badAnswers).filter((one) => !mayBeDone.includes(one)), ...mayBeDone]) {
        server.bad = bad;
        notices.length = 0;
        pressed.calls = [];
        button()?.click();
        await expect.poll(() => notices.length, { message: `${bad}: no toast` }).toBeGreaterThan(0);
        if (!pressed.calls[0]?.answer && mayBeDone.includes(bad)) return end();
        await expect.poll(() => said().length, { message: `${bad}: no panel` }).toBe(1);
        await expect.poll(() => button()?.getAttribute('aria-busy') !== 'true', { message: `${bad}: busy` }).toBe(true);
        expect(notices, `${bad}: one toast`).toHaveLength(1);
        expect(name()?.value, `${bad}: what was typed`).toBe(typed);
        expect(said()[0], `${bad}: the panel says it too`).toContain(notices[0]);
      }
      server.bad = undefined;
      notices.length = 0;
      button()?.click();
      await expect.poll(() => notices, { message: 'it is saved' }).toHaveLength(1);
      await expect.poll(said).toEqual([]);
      expect(notices[0]).toMatch(/success/i);
      end();
    });
  },
);
