// @module-tag other
import '@yantra/ui/styles.css';
import { ScopeProvider } from '@yantra/state';
import { type MockAnswers, createTestScope, dashboardUsers as users, fleetAnswers, fleetNow } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '../../dashboard.css';
import { FleetCalendar } from './fleet-calendar.tsx';

type Asked = readonly [name: string, input: object];

/** The screen over a fleet that keeps what is changed, with a clock of the test’s. */
async function openFleet(width = 1440) {
  await screen.viewport(width, 900);
  const asked: Asked[] = [];
  const answers = Object.fromEntries(
    Object.entries(fleetAnswers()).map(([name, answer]) => [
      name,
      (input: object) => {
        asked.push([name, input]);
        return (answer as (given: object) => unknown)(input);
      },
    ]),
  ) as MockAnswers;
  const time = { now: fleetNow, waiting: [] as { readonly at: number; readonly act: () => void }[] };
  const clock = {
    now: () => time.now,
    later: (act: () => void, ms: number) => {
      const wait = { at: time.now + ms, act };
      time.waiting.push(wait);
      return () => {
        time.waiting = time.waiting.filter((one) => one !== wait);
      };
    },
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={createTestScope({ answers })}>
      <div className="y-root y-dashboard">
        <FleetCalendar
          params={{}}
          query={new URLSearchParams()}
          state={undefined}
          navigate={() => undefined}
          user={users.supplier}
          clock={clock}
        />
      </div>
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  return {
    view,
    changes: () => asked.filter(([name]) => !name.startsWith('get')),
    cell: (name: RegExp) => view.getByRole('gridcell', { name }),
    /** Lets time go to a moment. */
    wait: (moment: number) => {
      time.now = moment;
      for (const { at, act } of time.waiting) if (at <= moment) act();
    },
  };
}

const label = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('by keyboard alone an owner blocks three days, stretches them, meets what is in the way, and undoes it', async () => {
  const { view, cell, changes } = await openFleet();
  await expect.element(cell(/^Kubota U50-5, Mon 30 Nov, free$/)).toBeVisible();
  await userEvent.tab();
  while (!label().startsWith('Tata')) await userEvent.tab();
  expect(label()).toBe('Tata Hitachi EX 200LC, Tue 24 Nov, Booked, Kulkarni Infra');

  await userEvent.keyboard(
    '{ArrowDown}{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}',
  );
  expect(label()).toBe('Kubota U50-5, Mon 30 Nov, free');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
  const popover = view.getByRole('dialog', { name: '30 Nov to 2 Dec, 3 days' });
  await expect.element(popover.getByRole('button', { name: 'Block 3 days' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByText('Kubota U50-5: 30 Nov to 2 Dec blocked.')).toBeVisible();
  await expect.poll(label).toBe('Kubota U50-5, Wed 2 Dec, Blocked');

  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  await expect.element(view.getByText('Kubota U50-5: now 30 Nov to 3 Dec.')).toBeVisible();
  await expect.element(cell(/^Kubota U50-5, Thu 3 Dec, Blocked$/)).toBeInTheDocument();

  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
  await expect.element(view.getByRole('alert').getByText(/^These days are taken.*Own yard/)).toBeVisible();
  await expect.element(cell(/^Kubota U50-5, Fri 4 Dec, free$/)).toBeInTheDocument();

  await view.getByRole('button', { name: 'Undo' }).click();
  await expect.element(cell(/^Kubota U50-5, Thu 3 Dec, free$/)).toBeInTheDocument();
  expect(changes().map(([name]) => name)).toEqual([
    'addCommitment',
    'changeCommitment',
    'changeCommitment',
    'putBackCommitment',
  ]);
  expect(changes()[0]?.[1]).toMatchObject({
    equipmentId: 'f4',
    kind: 'block',
    from: '2026-11-30',
    until: '2026-12-03',
  });
});

test('a booking is freed only after a question, a block at once', async () => {
  const { view, cell, changes } = await openFleet();
  const booked = cell(/^Kubota U50-5, Mon 23 Nov, Booked, Farida Contractor$/);
  await expect.element(booked).toBeVisible();
  (booked.element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  const question = screen.getByRole('dialog', { name: /Free the days of .*Farida Contractor/ });
  await question.getByRole('button', { name: 'Keep it' }).click();
  expect(changes()).toEqual([]);
  await expect.poll(label).toMatch(/Farida/);
  await userEvent.keyboard('{End}{Delete}');
  await expect.element(view.getByText('Kubota U50-5: 5 Dec to 6 Dec free again.')).toBeVisible();
  expect(changes().map(([name]) => name)).toEqual(['freeCommitment']);
});

test('a mouse chooses days by dragging over them, and a bar that is refused springs back', async () => {
  const { view, cell, changes } = await openFleet();
  const from = cell(/^Kubota U50-5, Fri 27 Nov, free$/);
  await expect.element(from).toBeVisible();
  await userEvent.dragAndDrop(from, cell(/^Kubota U50-5, Sun 29 Nov, free$/));
  await expect.element(view.getByRole('dialog', { name: '27 Nov to 29 Nov, 3 days' })).toBeVisible();
  await view.getByRole('group', { name: 'Why' }).getByRole('button', { name: 'Repair' }).click();
  await view.getByRole('button', { name: 'Repair, 3 days' }).click();
  await expect.element(cell(/^Kubota U50-5, Sun 29 Nov, Repair$/)).toBeInTheDocument();
  await userEvent.dragAndDrop(
    cell(/^Kubota U50-5, Sat 28 Nov, Repair$/),
    cell(/^Kubota U50-5, Sat 5 Dec, Blocked, Own yard$/),
    { force: true } as never,
  );
  await expect.element(view.getByRole('alert').getByText(/Own yard/)).toBeVisible();
  await expect.element(cell(/^Kubota U50-5, Fri 27 Nov, Repair$/)).toBeInTheDocument();
  expect(changes().at(-1)).toMatchObject(['changeCommitment', { from: '2026-12-04', until: '2026-12-07' }]);
});

test('on a phone a first and a last tap choose days of one machine', async () => {
  const { view, changes } = await openFleet(360);
  await view.getByRole('button', { name: 'Next machine' }).click();
  await expect.element(view.getByRole('grid', { name: 'JCB 3DX ecoXcellence' })).toBeVisible();
  await view.getByRole('button', { name: 'JCB 3DX ecoXcellence, Mon 14 Dec, free' }).click();
  await view.getByRole('button', { name: 'JCB 3DX ecoXcellence, Wed 16 Dec, free' }).click();
  await view.getByRole('button', { name: 'Block 3 days' }).click();
  await expect.element(view.getByText('14 Dec to 16 Dec blocked.', { exact: false })).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Open Blocked' })).toBeVisible();
  expect(changes()[0]).toMatchObject(['addCommitment', { equipmentId: 'f2', from: '2026-12-14', until: '2026-12-17' }]);
});

test('a hold that has run out goes by itself', async () => {
  const { cell, wait } = await openFleet();
  await expect
    .element(cell(/^JCB 3DX ecoXcellence, Sun 29 Nov, Held, Balasaheb Shinde, until 6 pm today$/))
    .toBeVisible();
  wait(Date.parse('2026-11-24T12:29:00Z'));
  await expect.element(cell(/^JCB 3DX ecoXcellence, Sun 29 Nov, Held/)).toBeVisible();
  wait(Date.parse('2026-11-24T12:30:00Z'));
  await expect.element(cell(/^JCB 3DX ecoXcellence, Sun 29 Nov, free$/)).toBeVisible();
});

test('days that a key chooses are marked at once, and their bar follows', async () => {
  const { cell } = await openFleet();
  const first = cell(/^Kubota U50-5, Mon 30 Nov, free$/);
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const bar = () => document.querySelector('[data-bar="draft"]')?.textContent;
  await expect.poll(bar).toBe('2 days');
  const marked = () => document.querySelectorAll('[aria-selected="true"]').length;
  expect(marked()).toBe(2);
  // Without a driver between the key and what is looked at.
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }),
  );
  await Promise.resolve();
  expect([marked(), bar()]).toEqual([3, '2 days']);
  await expect.poll(bar).toBe('3 days');
});

test('its box is opaque, so that browsers scroll it without painting its rows anew', async () => {
  const { cell } = await openFleet();
  await expect.element(cell(/^Kubota U50-5, Mon 30 Nov, free$/)).toBeVisible();
  const box = document.querySelector('.y-dashboard__fleet');
  expect(box && getComputedStyle(box).backgroundColor).toMatch(/^rgb\(|^(?:oklab|oklch|color)\([^/]*\)$/);
});
