// @module-tag other
/* Every screen, for every role that may see it, and every form that loads a record, with every kind of invalid answer. New screens are included automatically. */
import { badAnswers } from '@yantra/testing';
import { mayBeDone, waiting } from '@yantra/testing/pressed-badly';
import { rotated, sampleOf } from '@yantra/testing/sample';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shown } from './bad-answers.fixture.tsx';
import { screens } from './screens/screens.ts';

/** Screens that make no call when they open. */
const screensWithoutCalls = ['/equipments-list/import', '/subscription-add'];

/* Its content is the page's own (decisions/0055), which has tests of its own. */
const filledByPage = '/notifications';

const cells = screens
  .filter(({ path }) => path !== filledByPage)
  .flatMap(({ path, roles }, row) => rotated(roles, row, 1).map((role) => [path, role] as const));

describe.for(cells.map(([path, role], place) => [path, role, place] as const))('%s for %s', ([path, role, place]) => {
  test(
    'shows any failure in one sentence with Retry, and loads when the server recovers',
    { timeout: 60_000 },
    async () => {
      const names = rotated(Object.keys(badAnswers), place, 1);
      for (const bad of screensWithoutCalls.includes(path) ? names.slice(0, 1) : names) {
        const view = await shown(path, role, bad);
        const { main, notices, buttons } = view;
        await expect
          .poll(() => main().querySelectorAll(waiting).length, { timeout: 8000, message: `${bad}: it waits` })
          .toBe(0);
        expect(view.asked.size === 0, [...view.asked].join()).toBe(screensWithoutCalls.includes(path));
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
    },
  );
});

const forms = screens.filter(({ path }) => /\/edit\/:id$|^\/profile$/.test(path));

describe.for(
  sampleOf(
    forms.flatMap(({ path, roles }) => roles.map((role) => [path, role] as const)),
    3,
  ),
)('%s for %s', ([path, role]) => {
  test(
    'keeps the input after any failure, shows the failure, and saves when the server recovers',
    { timeout: 60_000 },
    async () => {
      const { main, server, notices, pressed, end } = await shown(path, role);
      const find = <Kind extends HTMLElement>(selector: string) => main().querySelector<Kind>(selector);
      const name = () => find<HTMLInputElement>('form input:not([type]), form input[type="text"]');
      const button = () => find<HTMLButtonElement>('form button[type="submit"]');
      await expect.poll(() => name()?.value, { timeout: 8000 }).toBeTruthy();
      const typed = `${name()?.value}a`;
      await userEvent.fill(name() as HTMLInputElement, typed);
      const alerts = () => [...main().querySelectorAll('form [role="alert"]')].map(({ textContent }) => textContent);
      for (const bad of [...Object.keys(badAnswers).filter((one) => !mayBeDone.includes(one)), ...mayBeDone]) {
        server.bad = bad;
        notices.length = 0;
        pressed.calls = [];
        button()?.click();
        await expect.poll(() => notices.length, { message: `${bad}: no toast` }).toBeGreaterThan(0);
        if (!pressed.calls[0]?.answer && mayBeDone.includes(bad)) return end();
        await expect.poll(() => alerts().length, { message: `${bad}: no panel` }).toBe(1);
        await expect.poll(() => button()?.getAttribute('aria-busy') !== 'true', { message: `${bad}: busy` }).toBe(true);
        expect(notices, `${bad}: one toast`).toHaveLength(1);
        expect(name()?.value, `${bad}: what was typed`).toBe(typed);
        expect(alerts()[0], `${bad}: the panel says it too`).toContain(notices[0]);
      }
      server.bad = undefined;
      notices.length = 0;
      button()?.click();
      await expect.poll(() => notices, { message: 'it is saved' }).toHaveLength(1);
      await expect.poll(alerts).toEqual([]);
      expect(notices[0]).toMatch(/success/i);
      end();
    },
  );
});
