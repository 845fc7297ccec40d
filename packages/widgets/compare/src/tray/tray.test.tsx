import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './tray.stories.tsx';

const { Four, None, One, Two } = composeStories(stories);

const toggle = (name: string) => page.getByRole('button', { name: `Compare ${name}` });
const tray = () => page.getByRole('region', { name: 'Machines to compare' });
const said = () => document.querySelector('p[role=status]')?.textContent;

/* On a phone there is room for pictures alone. */
beforeEach(() => page.viewport(1280, 720));

test('a machine is put aside and back by its button, which says how it stands', async () => {
  await None.run();
  await expect.element(tray()).not.toBeInTheDocument();
  await userEvent.click(toggle('Kubota U50-5'));
  await expect.element(toggle('Kubota U50-5')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(tray().getByText('Kubota U50-5')).toBeVisible();
  expect(said()).toBe('Kubota U50-5 is put aside, 1 of 4.');
  await userEvent.click(toggle('Kubota U50-5'));
  await expect.element(toggle('Kubota U50-5')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(tray()).not.toBeInTheDocument();
  expect(said()).toBe('Kubota U50-5 is removed.');
});

test('two are compared, with the job; one alone is not', async () => {
  await Two.run();
  await expect
    .element(tray().getByRole('link', { name: 'Compare 2' }))
    .toHaveAttribute('href', '/compare?machines=0,1&jobDays=12');
  await One.run();
  expect(tray().getByRole('link').elements()).toEqual([]);
  await expect.element(tray().getByText('One more to compare')).toBeVisible();
});

test('a fifth is refused, with a sentence that says what to do', async () => {
  const onNotice = fn();
  await Four.run({ args: { ...Four.args, onNotice } });
  await userEvent.click(toggle('Kubota U50-5'));
  expect(onNotice).toHaveBeenCalledWith('Four machines are the most that can be compared. Remove one first.');
  await expect.element(toggle('Kubota U50-5')).toHaveAttribute('aria-pressed', 'false');
});

test('in the tray one is removed, and the focus stays there; with the last it goes', async () => {
  const onEmptied = fn();
  await Two.run({ args: { ...Two.args, onEmptied } });
  await userEvent.click(page.getByRole('button', { name: 'Remove JCB 3DX ecoXcellence from the comparison' }));
  expect(tray().element().contains(document.activeElement)).toBe(true);
  expect(onEmptied).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: /^Remove Tata Hitachi/ }));
  expect(onEmptied).toHaveBeenCalledOnce();
});

test('all are cleared at once', async () => {
  await Four.run();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(tray()).not.toBeInTheDocument();
});
