// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as listStories from './saved-searches.stories.tsx';
import * as tellStories from './tell/tell.stories.tsx';

const { Ready, LoggedOut, Failed, News, NotChanged } = composeStories(listStories);
const { Asking, LoggedOut: AskingLoggedOut, Already } = composeStories(tellStories);

test('each search says what it looks for, and leads to its results and to what is new', async () => {
  await Ready.run();
  await expect
    .element(page.getByRole('link', { name: /^3 new: New machines of .*14 t crane.*Nashik$/ }))
    .toHaveAttribute('href', '/saved/searches?news=3f0c8f2e-5a5e-4f51-9b37-0d5a3c0f7a01');
  await expect
    .element(page.getByRole('link', { name: /^All results of .*14 t crane/ }))
    .toHaveAttribute('href', '/equipments/14%20t%20crane?priceTo=12000&city=27');
  await expect.element(page.getByText('100 or more new')).toBeVisible();
  await expect.element(page.getByText('Over: its last day was 5 Nov')).toBeVisible();
  await expect.element(page.getByText(/^Nothing is known of “hydrema”/)).toBeVisible();
});

test('it is told at once or daily, paused, gone on with, deleted, and brought back', async () => {
  await Ready.run();
  const group = page.getByRole('group', { name: /^How often you are told of .*14 t crane/ });
  await userEvent.click(group.getByRole('button', { name: 'At once' }));
  await expect.element(group.getByRole('button', { name: 'At once' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: /^Pause .*14 t crane/ }));
  await userEvent.click(page.getByRole('button', { name: /^Go on telling of .*14 t crane/ }));
  await userEvent.click(page.getByRole('button', { name: /^Delete .*14 t crane/ }));
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect.element(page.getByText('5 of at most 50')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: /^Delete .*14 t crane/ })).toBeVisible();
  await expect.element(page.getByText('6 of at most 50')).toBeVisible();
});

test('a change that the server does not take is taken back, and says so', async () => {
  await NotChanged.run();
  await expect.element(page.getByRole('button', { name: /^Pause .*14 t crane/ })).toBeVisible();
  await expect.element(page.getByText(/^Not changed/)).toBeVisible();
});

test('nobody is asked to log in, and a failure can be tried again', async () => {
  await LoggedOut.run();
  await userEvent.click(page.getByRole('button', { name: 'Log in' }));
  await expect.element(page.getByRole('list', { name: 'Your searches' })).toBeVisible();
  await Failed.run();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('what is new are machines, with what got cheaper', async () => {
  await News.run();
  await expect.element(page.getByText('3 new machines, Nashik')).toBeVisible();
  await expect.element(page.getByText('Cheaper: was ₹9,800')).toBeVisible();
});

test('a search is saved from the dialog, at once if so chosen, with a log-in on the way', async () => {
  await AskingLoggedOut.run();
  await userEvent.click(page.getByRole('radio', { name: /^At once/ }));
  await userEvent.click(page.getByRole('button', { name: 'Log in and save' }));
  await expect.element(page.getByRole('heading', { name: 'We are looking for you' })).toHaveFocus();
  await expect.element(page.getByText('You are told at once of each new machine.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Your saved searches' }))
    .toHaveAttribute('href', '/saved/searches');
});

test('the dialog says what is looked for and how one is told', async () => {
  await Asking.run();
  for (const part of ['10% or more', 'With insurance', 'Up to ₹12,000', 'Nashik'])
    await expect.element(page.getByText(part, { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change' }))
    .toHaveAttribute('href', '/dashboard/settings/notifications');
});

test('what is saved already says so, with its pace and a link', async () => {
  await Already.run();
  await expect.element(page.getByText(/^You have saved this search: you are told once a day\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Your saved searches' })).toBeVisible();
});
