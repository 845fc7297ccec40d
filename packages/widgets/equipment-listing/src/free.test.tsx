// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { dayAfter, shortDay } from '@yantra/domain';
import { ScopeProvider } from '@yantra/state';
import { createTestScope, machinesIn, makeEquipment, pageOf } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { emptyQuery } from './equipment-listing.query.ts';
import { EquipmentListing } from './index.ts';
import * as stories from './internal/job.stories.tsx';
import { datedJob } from './listing.fixture.tsx';

const { FreeOnDays, Ready, WithDays } = composeStories(stories);

const from = datedJob.from ?? '';
const short = (days: number) => shortDay(dayAfter(from, days), 'en');
const range = `${short(0)} to ${short(11)}`;
const badges = () =>
  [...document.querySelectorAll<HTMLElement>('.y-card .y-badge')]
    .filter((badge) => badge.checkVisibility())
    .map((badge) => badge.textContent);
const filter = () => screen.getByRole('checkbox', { name: /^Free on these days/ });

beforeEach(() => screen.viewport(1300, 900));

describe('with the days of a job, a listing', () => {
  test('says on each card whether it is free on them, else from when', async () => {
    await WithDays.run();
    await expect.poll(badges).toHaveLength(20);
    expect(badges().slice(0, 3)).toEqual(['Free on your days', 'Free on your days', `Free from ${short(4)}`]);
  });

  test('offers only those that are free; a chip takes the filter away', async () => {
    await WithDays.run();
    await expect.element(filter()).toHaveAccessibleName(`Free on these days ${range}`);
    await userEvent.click(filter());
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect.poll(() => [...new Set(badges())]).toEqual(['Free on your days']);
    await userEvent.click(screen.getByRole('link', { name: `Remove Free ${range}` }));
    await expect.poll(badges).toContain(`Free from ${short(4)}`);
    await expect.element(filter()).not.toBeChecked();
  });

  test('drops the filter with the job', async () => {
    await FreeOnDays.run();
    await expect.element(filter()).toBeChecked();
    const clear = screen.getByRole('link', { name: 'Clear job' });
    expect(clear.element().getAttribute('href')).not.toContain('isFree');
    await userEvent.click(clear);
    await expect.element(filter()).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /^Remove Free/ })).not.toBeInTheDocument();
  });
});

test('while a job does not say from when, there is no such filter', async () => {
  await Ready.run();
  await expect.element(screen.getByRole('group', { name: 'Rental hours' })).toBeVisible();
  await expect.element(filter()).not.toBeInTheDocument();
});

test('without a job a card says from when a machine is free that is taken today', async () => {
  const scope = createTestScope({
    answers: {
      searchEquipments: pageOf(
        makeEquipment({ id: 'a', status: 'On rent', free: { from: '2026-11-28' } }),
        ...machinesIn('Pune', 1),
      ),
    },
  });
  const { searchEquipments } = await import('@yantra/contract/calls');
  const { listingInput } = await import('./index.ts');
  await scope.prefetch(searchEquipments, listingInput(emptyQuery, scope.city.peek(), 20));
  const html = renderToStaticMarkup(
    <ScopeProvider value={scope}>
      <EquipmentListing query={emptyQuery} />
    </ScopeProvider>,
  );
  const [card, other] = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.y-card');
  expect(card?.querySelector('.y-card__free')?.textContent).toBe('Free from 28 Nov');
  expect(other?.querySelector('.y-card__free')).toBeNull();
});

test('without a script the filter is a field of the filters’ form, which keeps the job', () => {
  const scope = createTestScope({ job: datedJob });
  const html = renderToStaticMarkup(
    <ScopeProvider value={scope}>
      <EquipmentListing query={{ ...emptyQuery, isFree: true }} />
    </ScopeProvider>,
  );
  const served = new DOMParser().parseFromString(html, 'text/html');
  const sent = (form: string) => {
    const found = served.querySelector<HTMLFormElement>(form);
    return Object.fromEntries(found ? [...new FormData(found)] : []);
  };
  expect(sent('.y-listing__filters')).toMatchObject({ isFree: 'true', jobDays: '12', jobFrom: from });
  expect(sent('.y-jobbar form')).toMatchObject({ isFree: 'true', jobDays: '12', jobFrom: from });
});
