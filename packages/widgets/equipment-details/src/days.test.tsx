import { composeStories } from '@storybook/react-vite';
import { getAvailability, getEquipmentById } from '@yantra/contract/calls';
import { dayAfter, dayInIndia, shortDay } from '@yantra/domain';
import { ScopeProvider } from '@yantra/state';
import { createTestScope, machinesIn, makeEquipmentDetails, pageOf } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-details.stories.tsx';
import { EquipmentDetails } from './index.ts';

const { DaysChosen, DaysChosenAndTaken, DaysFailed, DaysLoading, DaysTaken, PhoneDaysChosen } = composeStories(stories);

const inDays = (days: number) => dayAfter(dayInIndia(new Date()), days);
const short = (days: number) => shortDay(inDays(days), 'en');
const section = () => page.getByRole('region', { name: 'Your days' });
const badge = () => document.querySelector('.y-details__status')?.textContent;
/** A day, once the calendar's code has come. */
async function day(days: number) {
  await expect.poll(() => document.querySelector(`[data-day="${inDays(days)}"]`)).not.toBeNull();
  return page.elementLocator(document.querySelector(`[data-day="${inDays(days)}"]`) as Element);
}

beforeEach(() => page.viewport(1440, 900));

describe('the days of a machine’s page', () => {
  test('are crossed out where they are taken', async () => {
    await DaysTaken.run();
    await expect.element(await day(7)).toHaveAccessibleName(/, taken$/);
    await expect.element(await day(12)).toHaveAccessibleName(/, free$/);
    await expect.element(section().getByText('Free today.')).toBeVisible();
    expect(badge()).toBe('Available');
  });

  test('that are chosen become the job’s: total, table and fields follow', async () => {
    await DaysTaken.run();
    await userEvent.click(await day(2));
    await userEvent.click(await day(4));
    await expect.element(section().getByText(`${short(2)} to ${short(4)}, 3 days. Free on all of them.`)).toBeVisible();
    await expect.element(page.getByText('Your job, 3 days')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^Total for 3 days/ })).toBeVisible();
    await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue(inDays(2));
    expect(badge()).toBe('Free on your days');
  });

  test('keep what else the job says, and go with it when they are cleared', async () => {
    await DaysChosen.run();
    await userEvent.click(await day(2));
    await userEvent.click(await day(3));
    await expect.element(page.getByLabelText('Where', { exact: true })).toHaveValue('Hadapsar, Pune');
    await userEvent.click(section().getByRole('button', { name: 'Clear days' }));
    await expect.element(page.getByText('See what your job costs')).toBeVisible();
    expect(badge()).toBe('Available');
  });

  test('that are said in the fields are shown in the calendar', async () => {
    await DaysChosen.run();
    await userEvent.fill(page.getByRole('textbox', { name: /^For/ }), '3');
    await expect.element(section().getByText(`${short(1)} to ${short(3)}, 3 days. Free on all of them.`)).toBeVisible();
    await expect.element(await day(3)).toHaveAccessibleName(/, last day of your hire$/);
  });

  test('of which some are taken are told, with the next that are free for as long', async () => {
    await DaysChosenAndTaken.run();
    await expect
      .element(section().getByText(`5 days. Not free on all of them. Free from ${short(12)}.`, { exact: false }))
      .toBeVisible();
    expect(badge()).toBe(`Free from ${short(12)}`);
  });

  test('are never free while they load or after a failure', async () => {
    await DaysLoading.run();
    await expect.element(await day(1)).toHaveAccessibleName(/, not loaded$/);
    await DaysFailed.run();
    await expect.element(section().getByRole('alert')).toHaveTextContent('Days not loaded Retry');
    expect(page.getByRole('button', { name: /, free$/ }).elements()).toEqual([]);
    expect(badge()).toBe('Available');
  });

  test('fit a phone, below what they cost', async () => {
    await page.viewport(360, 740);
    await PhoneDaysChosen.run();
    await day(1);
    expect(document.documentElement.scrollWidth).toBe(360);
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    expect(top('.y-details__days')).toBeGreaterThan(top('.y-details__cost'));
    expect(top('.y-details__days')).toBeLessThan(top('.y-details__overview'));
  });

  test('come from the server as a sentence and, for who has no script, as a table', async () => {
    const taken = [{ from: inDays(7), until: inDays(12) }];
    const scope = createTestScope({
      answers: {
        getEquipmentById: () => makeEquipmentDetails({ id: 'jcb' }),
        getAvailability: () => ({ taken, units: 1, at: new Date().toISOString() }),
        searchEquipments: pageOf(...machinesIn('Pune', 4)),
      },
      job: { days: 5, from: inDays(1) },
    });
    await scope.prefetch(getEquipmentById, { id: 'jcb' });
    await scope.prefetch(getAvailability, { equipmentId: 'jcb' });
    const html = renderToString(
      createElement(ScopeProvider, { value: scope }, createElement(EquipmentDetails, { equipmentId: 'jcb' })),
    );
    const served = new DOMParser().parseFromString(html, 'text/html');
    const said = served.querySelector('.y-details__days');
    expect(said?.querySelector('p')?.textContent).toBe(`${short(1)} to ${short(5)}, 5 days. Free on all of them.`);
    expect([...(said?.querySelectorAll('noscript tbody tr') ?? [])]).toHaveLength(1);
    expect(served.querySelector('.y-details__status')?.textContent).toBe('Free on your days');
  });
});
