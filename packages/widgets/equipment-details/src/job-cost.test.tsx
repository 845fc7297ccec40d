// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { getEquipmentById } from '@yantra/contract/calls';
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import { createTestScope, makeEquipmentDetails, machinesIn, makeHire, pageOf } from '@yantra/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-details.stories.tsx';
import { EquipmentDetails } from './index.ts';
import { jobParts } from './job-parts.ts';

const { JobFailed, JobLoading, JobUnstated, PhoneWithJob, Ready, WithJob, WithLateJob } = composeStories(stories);

const total = () => page.getByRole('status').filter({ hasText: 'Your job' });
const section = () => page.getByRole('region', { name: 'What your job costs' });

afterEach(() => page.viewport(1440, 900));

describe('with a job, a machine’s page', () => {
  test('says its total beside the rent, what is in it, and what is not stated', async () => {
    await WithJob.run();
    expect(total().element().textContent).toBe(
      'Your job, 12 days₹1,23,994with transport, operator, GST 18%fuel not stated',
    );
    await expect.element(page.getByText('Rent Starts from')).toBeVisible();
  });

  test('shows the cost part by part, adding up to the very same total', async () => {
    await WithJob.run();
    await expect.element(section().getByText('12 days, 8 h a day, in Hadapsar, Pune, with operator')).toBeVisible();
    expect(
      section()
        .getByRole('row', { name: /^Total for/ })
        .element().textContent,
    ).toBe('Total for 12 days₹1,23,994.40');
  });

  test('says the same where the code that reckons comes after the page', async () => {
    await WithLateJob.run();
    await expect.element(section().getByRole('row', { name: /^Total for 12 days/ })).toBeVisible();
    expect(total().element().textContent).toContain('₹1,23,994');
  });

  test('follows each key, in box, bar and table', async () => {
    await WithJob.run();
    await userEvent.fill(page.getByRole('textbox', { name: /^For/ }), '3');
    await expect.element(page.getByText('Your job, 3 days')).toBeVisible();
    await expect.element(section().getByRole('row', { name: /^Total for 3 days/ })).toBeVisible();
  });

  test('leads to a quote with the job in it; the owner’s number comes second', async () => {
    await WithJob.run();
    const quote = page.getByRole('link', { name: 'Ask for a quote' }).first();
    const href = new URL(quote.element().getAttribute('href') ?? '', 'https://yantra.example');
    expect(href.pathname).toBe('/ask-for-quote');
    expect(Object.fromEntries(href.searchParams)).toMatchObject({ jobDays: '12', jobPlace: 'Hadapsar, Pune' });
    expect(href.searchParams.get('machine')).toBeTruthy();
    expect(page.getByRole('button', { name: 'Get Seller Details' }).elements()).toHaveLength(1);
    const asked = section().getByRole('link', { name: 'Ask about: fuel' }).element().getAttribute('href');
    expect(new URLSearchParams(asked?.split('?')[1]).get('about')).toContain('what about fuel?');
  });

  test('counts the parts if several are not stated', async () => {
    await JobUnstated.run();
    expect(total().element().textContent).toContain('4 parts not stated');
    expect(page.getByText('₹0').elements()).toEqual([]);
  });

  test('keeps the rent and offers Retry where the total cannot be worked out', async () => {
    await JobFailed.run();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Total not worked out. Retry');
    await expect.element(page.getByText('Rent Starts from')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Get Seller Details' }).first()).toBeVisible();
  });

  test('waits for the machine’s terms', async () => {
    await JobLoading.run();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('has total and quote in the bar of a phone, and the owner’s number in its place', async () => {
    await page.viewport(360, 740);
    await PhoneWithJob.run();
    const bar = document.querySelector('.y-details__bar');
    expect(bar?.textContent).toBe('₹1,23,99412 days, fuel not statedAsk for a quote');
    await expect.element(page.getByRole('button', { name: 'Get Seller Details' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('is the very same from the server, where the fields are a form of its address', async () => {
    const machine = makeEquipmentDetails({ id: 'jcb', latitude: 18.76, hire: makeHire() });
    const scope = createTestScope({
      answers: { getEquipmentById: () => machine, searchEquipments: pageOf(...machinesIn('Pune', 4)) },
      job: { days: 12, hours: 8, place: 'Hadapsar, Pune', at: { latitude: 18.5, longitude: 73.93 } },
    });
    await scope.prefetch(getEquipmentById, { id: 'jcb' });
    const served = new DOMParser().parseFromString(
      renderToString(
        createElement(
          ScopeProvider,
          { value: scope },
          createElement(EquipmentDetails, { equipmentId: 'jcb', jobParts }),
        ),
      ),
      'text/html',
    );
    expect(served.querySelector('.y-cost__total')?.textContent).toBe('Total for 12 days₹1,23,994.40');
    const form = served.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/equipment-details', 'get']);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['id', 'jcb'],
      ['jobPlace', 'Hadapsar, Pune'],
      ['jobFrom', ''],
      ['jobDays', '12'],
      ['jobHours', '8'],
      ['jobOperator', 'needed'],
    ]);
  });
});

describe('without a job, a machine’s page', () => {
  test('invites to say one, and answers at once', async () => {
    await Ready.run();
    expect(section().elements()).toEqual([]);
    await userEvent.click(page.getByText('See what your job costs'));
    await userEvent.fill(page.getByRole('textbox', { name: /^For/ }), '12');
    await expect.element(page.getByText('Your job, 12 days')).toBeVisible();
    expect(document.activeElement?.getAttribute('name')).toBe('jobDays');
  });
});
