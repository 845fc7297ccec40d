// @module-tag other
import { signal } from '@preact/signals-react';
import { composeStories } from '@storybook/react-vite';
import { favouriteLimits, type Kept, nothingKept } from '@yantra/domain';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './favourites.stories.tsx';

const { All, Empty, EmptyList, Failed, List, Slow, WithoutJob } = composeStories(stories);
type Scope = Readonly<Record<string, unknown>>;
const scopeOf = ({ parameters }: { readonly parameters: object }) =>
  (parameters as { readonly scope: Scope }).scope as { readonly answers: Record<string, (input: never) => unknown> };
const keptBefore = (All.parameters as { readonly kept: Kept }).kept;
const stored = () =>
  (JSON.parse(localStorage.getItem('yantra.saved') ?? '{}') as { readonly kept?: Kept }).kept ?? nothingKept;
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** What opens and closes; a summary has no role of its own. */
const opener = (name: RegExp) => page.elementLocator(summary(name));
const summary = (name: RegExp) => {
  const found = [...document.querySelectorAll('summary')].find(({ textContent }) => name.test(textContent));
  if (!found) throw new Error(`Nothing opens ${String(name)}.`);
  return found;
};
const namesOfLists = page.getByRole('navigation', { name: 'Lists' });

beforeEach(() => page.viewport(1100, 900));
afterEach(() => localStorage.clear());

test('it shows what is kept with what the job costs, where it is kept, and the note', async () => {
  await All.run();
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Tata Hitachi EX 200LC' }))
    .toHaveAttribute('href', '/equipment-details?id=tata&jobDays=12&jobFrom=2026-11-28&jobPlace=Hadapsar');
  await expect.element(page.getByText('₹1,86,841').first()).toBeVisible();
  await expect.element(opener(/^Edit the note: Good for pile caps\./)).toBeVisible();
  await expect.element(page.getByText(/^3 machines and 1 that left · .*12 days/)).toBeVisible();
  await expect.element(page.getByRole('note')).toHaveTextContent('Kept in this browser only.');
});

test('without a job it shows each machine’s price', async () => {
  await WithoutJob.run();
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
  await expect.element(page.getByText('₹1,86,841')).not.toBeInTheDocument();
});

test('a machine that left stays as a line that says so, with its note and others like it', async () => {
  await All.run();
  await expect.element(page.getByText('Left Yantra on 14 November.')).toBeVisible();
  await expect.element(page.getByText('For the drain along the boundary.')).toBeVisible();
  const alike = page.getByRole('list', { name: 'Similar machines' }).getByRole('link');
  await expect.element(alike.first()).toHaveAttribute('href', expect.stringContaining('id=like+tata'));
  expect(alike.elements()).toHaveLength(2);
  await userEvent.click(button('Remove Doosan DX140LC from the list'));
  await expect.element(heading('Doosan DX140LC')).not.toBeInTheDocument();
  expect(stored().machines.map(({ id }) => id)).toEqual(['tata', 'komatsu', 'ace']);
});

test('each list shows its own machines', async () => {
  await All.run();
  await userEvent.click(namesOfLists.getByRole('link', { name: 'Metro site, phase 2 3' }));
  await expect.element(heading('Metro site, phase 2')).toBeVisible();
  await expect.element(heading('ACE 14XW')).not.toBeInTheDocument();
  await expect.element(namesOfLists.getByRole('link', { name: /^Metro/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(namesOfLists.getByRole('link', { name: /^Cane season/ }));
  await expect.element(heading('Nothing in this list yet')).toBeVisible();
});

test('a list is made, renamed and deleted; its machines stay', async () => {
  await All.run();
  await userEvent.click(opener(/New list/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the list' }), 'Harbour');
  await userEvent.click(button('Make the list'));
  await expect.element(heading('Harbour')).toBeVisible();
  await userEvent.click(opener(/^Rename or delete/));
  const name = page.getByRole('textbox', { name: 'Name of the list' }).last();
  await userEvent.fill(name, ' cane  SEASON ');
  await userEvent.click(button('Save the name'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is a list of this name already.');
  await userEvent.fill(name, 'Harbour, east');
  await userEvent.click(button('Save the name'));
  await expect.element(heading('Harbour, east')).toBeVisible();
  expect(stored().lists.map((one) => one.name)).toContain('Harbour, east');
  await userEvent.click(opener(/^Rename or delete/));
  await userEvent.click(button('Delete the list'));
  await expect.element(heading('All')).toBeVisible();
  expect([stored().lists.length, stored().machines.length]).toEqual([2, 4]);
});

test('a machine is put into a list and taken out of it', async () => {
  await All.run();
  await expect.element(heading('ACE 14XW')).toBeVisible();
  const ofAce = () => page.elementLocator(summary(/^Lists of ACE 14XW$/).parentElement as Element);
  await userEvent.click(opener(/^Lists of ACE 14XW$/));
  await userEvent.click(ofAce().getByRole('button', { name: 'Put into Cane season' }));
  await expect.element(ofAce().getByRole('button', { name: 'Take out of Cane season' })).toBeVisible();
  expect(stored().lists[1]?.machines).toEqual(['ace']);
  await userEvent.click(ofAce().getByRole('button', { name: 'Take out of Cane season' }));
  await expect.element(ofAce().getByRole('button', { name: 'Put into Cane season' })).toBeVisible();
  expect(stored().lists[1]?.machines).toEqual([]);
});

test('a note is written, and the focus goes back to it', async () => {
  await All.run();
  await expect.element(heading('Komatsu PC210-10M0')).toBeVisible();
  await userEvent.click(opener(/^Add a note: Komatsu/));
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Note on Komatsu PC210-10M0' }),
    '<b>Ask</b> for the long arm',
  );
  const details = summary(/^Add a note: Komatsu/).parentElement as HTMLDetailsElement;
  await userEvent.click(page.elementLocator(details).getByRole('button', { name: 'Save the note' }));
  // Nothing of it becomes mark-up.
  await expect.element(opener(/^Edit the note: <b>Ask<\/b> for the long arm$/)).toBeVisible();
  expect([details.open, document.activeElement]).toEqual([false, details.querySelector('summary')]);
  expect(stored().machines.find(({ id }) => id === 'komatsu')?.note).toBe('<b>Ask</b> for the long arm');
});

test('what was removed is put back with its note and into its lists', async () => {
  await All.run();
  await userEvent.click(button('Save Tata Hitachi EX 200LC'));
  await expect.element(page.getByText(/^Tata Hitachi EX 200LC is removed\./)).toBeVisible();
  await expect.element(heading('Tata Hitachi EX 200LC')).not.toBeInTheDocument();
  await userEvent.click(button('Put it back'));
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
  const { machines, lists } = stored();
  expect(machines.find(({ id }) => id === 'tata')?.note).toMatch(/^Good for pile caps/);
  expect(lists[0]?.machines).toContain('tata');
});

test('what is removed leaves its place to the way back, which has the focus; put back, the machine has it', async () => {
  await All.run();
  const heart = button('Save Komatsu PC210-10M0');
  await expect.element(heart).toBeVisible();
  (heart.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Put it back')).toHaveFocus();
  const lines = () => [...document.querySelectorAll('.y-kept > li')].map((line) => line.hasAttribute('data-removed'));
  expect(lines()).toEqual([false, true, false, false]);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Save Komatsu PC210-10M0')).toHaveFocus();
});

test('the last one that is removed can be put back too', async () => {
  await All.run({ parameters: { ...All.parameters, kept: { machines: keptBefore.machines.slice(0, 1), lists: [] } } });
  await userEvent.click(button('Save Tata Hitachi EX 200LC'));
  await userEvent.click(button('Put it back'));
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
});

test('what opens over the list is closed by Escape, and by a press beside it', async () => {
  await All.run();
  await expect.element(heading('ACE 14XW')).toBeVisible();
  const details = summary(/^Lists of ACE 14XW$/).parentElement as HTMLDetailsElement;
  await userEvent.click(opener(/^Lists of ACE 14XW$/));
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect([details.open, document.activeElement]).toEqual([false, details.querySelector('summary')]);
  await userEvent.click(opener(/^Lists of ACE 14XW$/));
  await userEvent.click(opener(/^Lists of Komatsu PC210-10M0$/));
  expect(details.open).toBe(false);
});

test('chosen machines are compared: two at least, four at most; as long as none is chosen, the first ones', async () => {
  await All.run();
  const compare = (name: string) => page.getByRole('link', { name });
  await expect
    .element(compare('Compare 3'))
    .toHaveAttribute('href', '/compare?machines=tata,komatsu,ace&jobDays=12&jobFrom=2026-11-28&jobPlace=Hadapsar');
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose ACE 14XW' }));
  await expect.element(button('Choose one more to compare')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose Komatsu PC210-10M0' }));
  await expect
    .element(compare('Compare 2'))
    .toHaveAttribute('href', expect.stringContaining('/compare?machines=ace,komatsu&'));
});

test('a machine is opened, unless the page keeps the visitor', async () => {
  const onEquipmentSelect = fn(() => false);
  await List.run({ args: { ...List.args, onEquipmentSelect } });
  await userEvent.click(page.getByRole('link', { name: 'Tata Hitachi EX 200LC' }));
  expect(onEquipmentSelect).toHaveBeenCalledWith({
    id: 'tata',
    name: 'Tata Hitachi EX 200LC',
    href: '/equipment-details?id=tata&jobDays=12&jobFrom=2026-11-28&jobPlace=Hadapsar',
  });
});

test('while nothing is kept, and in an empty list, it says how to begin', async () => {
  const onStateChange = fn();
  await Empty.run({ args: { onStateChange } });
  await expect.element(heading('Nothing saved yet')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Browse machines' })).toHaveAttribute('href', '/equipments');
  expect(onStateChange).toHaveBeenLastCalledWith('empty');
  await EmptyList.run();
  await expect.element(heading('Nothing in this list yet')).toBeVisible();
});

test('while machines are loaded their places are kept, and a screen reader is not told of them', async () => {
  await Slow.run();
  await expect.element(heading('All')).toBeVisible();
  expect(document.querySelectorAll('.y-kept > li[aria-hidden="true"]')).toHaveLength(4);
});

test('machines that failed to load are asked for again', async () => {
  const scope = scopeOf(All);
  let fails = true;
  const getKeptMachines = () =>
    fails ? Promise.reject(new Error('down')) : scope.answers['getKeptMachines']?.({} as never);
  await Failed.run({ parameters: { kept: keptBefore, scope: { ...scope, answers: { getKeptMachines } } } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your machines could not be loaded: down Retry');
  fails = false;
  await userEvent.click(button('Retry'));
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('what another tab keeps is shown at once', async () => {
  await Empty.run();
  await expect.element(heading('Nothing saved yet')).toBeVisible();
  localStorage.setItem('yantra.saved', JSON.stringify({ kept: keptBefore, waiting: [] }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'yantra.saved' }));
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
});

test('a list of an account is shared by a link, which can be ended', async () => {
  const list = keptBefore.lists[0]?.id ?? '';
  const shareFavourites = fn(({ isShared }: { readonly isShared?: boolean }) => ({
    ...(isShared === true && { page: 'a-secret-page-of-this-list' }),
  }));
  const answers = {
    ...scopeOf(All).answers,
    getFavourites: () => keptBefore,
    changeFavourites: () => ({ kept: keptBefore, refused: [] }),
    shareFavourites,
  };
  const user = signal({ id: 'asha', role: 'user' as const, name: 'Asha', phone: '' });
  const session = { isHere: true, user, require: () => Promise.resolve(true) };
  await List.run({ parameters: { kept: nothingKept, scope: { ...scopeOf(All), answers, session } } });
  await expect.element(heading('Metro site, phase 2')).toBeVisible();
  await userEvent.click(opener(/^Share$/));
  await userEvent.click(button('Make the link'));
  await expect
    .element(page.getByRole('textbox', { name: 'Link of the list' }))
    .toHaveValue(`${location.origin}/saved/shared/a-secret-page-of-this-list`);
  expect(shareFavourites).toHaveBeenLastCalledWith({ list, isShared: true });
  await userEvent.click(button('End the link'));
  await expect.element(button('Make the link')).toBeVisible();
  expect(shareFavourites).toHaveBeenLastCalledWith({ list, isShared: false });
});

test('on a phone nothing is wider than its room, and each button as large as a thumb', async () => {
  await page.viewport(360, 740);
  await All.run();
  await expect.element(heading('Tata Hitachi EX 200LC')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const small = [...document.querySelectorAll('.y-saved button, .y-saved summary')]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().height < 44)
    .map(({ className, textContent }) => `${className}: ${textContent}`);
  expect(small).toEqual([]);
});

test('a full browser says why no more is kept', async () => {
  const lists = Array.from({ length: favouriteLimits.lists }, (_, at) => ({
    id: `list ${at}`,
    name: `List ${at}`,
    machines: [],
  }));
  await All.run({ parameters: { ...All.parameters, kept: { ...keptBefore, lists } } });
  await userEvent.click(opener(/New list/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the list' }), 'One more');
  await userEvent.click(button('Make the list'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('There are as many lists as there can be. Please delete one first.');
});
