// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { favouriteLimits } from '@yantra/domain';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './heart.stories.tsx';

const { Form, Full, Hindi, Kept, OnACard, WithWord } = composeStories(stories);
const heart = (name = 'Save JCB 3DX ecoXcellence') => page.getByRole('button', { name });
const drawn = () => document.querySelector('.y-icon--heart') as SVGElement;
const fill = () => getComputedStyle(drawn()).fill;

test('it names the machine, and says whether it is kept', async () => {
  await OnACard.run();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart());
  // The name stays: a screen reader says the state beside it.
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart());
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('it gives the machine’s id to who keeps it', async () => {
  const toggle = fn(() => undefined);
  await OnACard.run({ args: { ...OnACard.args, keeper: { toggle } } });
  await userEvent.click(heart());
  expect(toggle.mock.calls).toEqual([['backhoe']]);
});

test('pressing it does not follow the link of the card that it stands on', async () => {
  await OnACard.run();
  const before = location.hash;
  await userEvent.click(heart());
  expect(location.hash).toBe(before);
});

test('it is reached and pressed by the keyboard, and its focus is seen', async () => {
  await OnACard.run();
  const button = heart().element();
  for (let stops = 0; document.activeElement !== button && stops < 5; stops += 1) await userEvent.tab();
  await expect.element(heart()).toHaveFocus();
  expect(getComputedStyle(button).outlineStyle).not.toBe('none');
  await userEvent.keyboard(' ');
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
});

test('it is as large as a thumb, and lies on the picture at its top right', async () => {
  await OnACard.run();
  const box = heart().element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  const picture = document.querySelector('.y-card__media')?.getBoundingClientRect() as DOMRect;
  expect([box.top >= picture.top, box.right <= picture.right, box.bottom < picture.bottom]).toEqual([true, true, true]);
  expect(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('button')).toBe(
    heart().element(),
  );
});

test('kept it is filled, not only of another colour', async () => {
  await OnACard.run();
  expect(fill()).toBe('none');
  await Kept.run();
  expect(fill()).not.toBe('none');
});

test('the word beside it is part of its name, kept or not', async () => {
  await WithWord.run();
  await expect.element(heart()).not.toHaveTextContent('Saved');
  await userEvent.click(heart());
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart()).not.toHaveTextContent('Saved');
  expect(fill()).not.toBe('none');
  expect(heart().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('where no more can be kept it says so, until it is left', async () => {
  await Full.run();
  await userEvent.click(heart());
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      `${favouriteLimits.machines} machines are saved already, as many as can be. Please remove one first.`,
    );
  await userEvent.tab();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('without a script it is a form with the machine and what is to be done', async () => {
  const sent = () => {
    const form = document.querySelector('form') as HTMLFormElement;
    return [form.method, form.getAttribute('action'), Object.fromEntries(new FormData(form))];
  };
  await Form.run();
  expect(sent()).toEqual(['post', '/saved/change', { machine: 'backhoe', deed: 'keep' }]);
  await Form.run({ args: { ...Form.args, isKept: true } });
  expect(sent()).toEqual(['post', '/saved/change', { machine: 'backhoe', deed: 'drop' }]);
});

test('it speaks the language of the page', async () => {
  await Hindi.run();
  await expect.element(heart('JCB 3DX ecoXcellence सहेजें')).toHaveTextContent('सहेजें');
});
