// @module-tag other
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers,
  dashboardUsers,
  reviewAnswers,
  sessionOf,
} from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

type Asked = readonly [name: string, input: object];

async function openQueue(user = dashboardUsers.admin as Parameters<typeof sessionOf>[0]) {
  await screen.viewport(1440, 900);
  const asked: Asked[] = [];
  const answers = Object.fromEntries(
    Object.entries(reviewAnswers()).map(([name, answer]) => [
      name,
      (input: object) => {
        asked.push([name, input]);
        return (answer as (given: object) => unknown)(input);
      },
    ]),
  ) as MockAnswers;
  const scope = createTestScope({ answers: { ...dashboardAnswers, ...answers }, session: sessionOf(user) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path="/review" />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  const decided = () => asked.filter(([name]) => name === 'decideReview' || name === 'undoReview');
  return { view, decided, heading: (name: string) => view.getByRole('heading', { level: 2, name }) };
}

const focused = () => document.activeElement?.textContent ?? '';

test('by keyboard alone a moderator moves, approves, hides with a reason, and undoes', async () => {
  const { view, decided, heading } = await openQueue();
  const first = view.getByRole('button', { name: /^Ajax ARGO 4000/ });
  await expect.element(heading('Ajax ARGO 4000')).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(heading('Kubota U35')).toBeVisible();
  expect(focused()).toContain('Kubota U35');
  await userEvent.keyboard('k');
  await expect.element(heading('Ajax ARGO 4000')).toBeVisible();

  await userEvent.keyboard('a');
  await expect.element(view.getByText('Ajax ARGO 4000 is approved.')).toBeVisible();
  await expect.element(heading('Kubota U35')).toBeVisible();
  await expect.poll(focused).toContain('Kubota U35');
  await expect.element(view.getByRole('link', { name: 'To review (5 wait)' })).toBeVisible();

  await userEvent.keyboard('h');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Rent cannot be right');
  await userEvent.fill(screen.getByRole('textbox', { name: /What exactly/ }), 'Per hour?');
  await screen.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect.element(view.getByText('Kubota U35 is hidden.')).toBeVisible();
  await expect.poll(focused).toContain('ACE 14XW');

  await userEvent.keyboard('u');
  await expect.element(view.getByRole('button', { name: /^Kubota U35/ })).toBeVisible();
  expect(decided()).toEqual([
    ['decideReview', { id: 1, version: 1, decision: 'approve', words: '' }],
    ['decideReview', { id: 2, version: 1, decision: 'hide', fault: 'price', words: 'Per hour?' }],
    ['undoReview', { id: 2 }],
  ]);
});

test('its keys are shown by ?, and do nothing while something is typed or outside of the list', async () => {
  const { view, decided, heading } = await openQueue();
  const first = view.getByRole('button', { name: /^Ajax ARGO 4000/ });
  await expect.element(first).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('a');
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('?');
  await expect.element(screen.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible();
  await userEvent.keyboard('a{Escape}');
  await view.getByRole('button', { name: 'Ask to mend' }).click();
  await userEvent.fill(screen.getByRole('textbox', { name: /What exactly/ }), 'a haha');
  await userEvent.keyboard('{Escape}');
  await expect.element(heading('Ajax ARGO 4000')).toBeVisible();
  expect(decided()).toEqual([]);
});

test('a moderator who is no admin has it too; others do not', async () => {
  const moderator = await openQueue({ ...dashboardUsers.user, rights: ['moderator'] });
  await expect.element(moderator.view.getByRole('link', { name: 'To review (6 wait)' })).toBeVisible();
  await expect.element(moderator.heading('Ajax ARGO 4000')).toBeVisible();
  const other = await openQueue(dashboardUsers.supplier);
  await expect.element(other.view.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  await expect.element(other.view.getByRole('link', { name: /^To review/ })).not.toBeInTheDocument();
});
