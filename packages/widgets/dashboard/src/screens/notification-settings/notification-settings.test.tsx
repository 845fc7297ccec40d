// @module-tag other
import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './notification-settings.stories.tsx';

const { Ready } = composeStories(stories);

test('what is switched is sent once it is saved, and what always goes has no switch', async () => {
  const setChoices = vi.fn(() => ({}));
  await Ready.run({ parameters: { answers: { setChoices } } });
  await userEvent.click(page.getByRole('checkbox', { name: 'New lead, SMS' }));
  await userEvent.selectOptions(page.getByLabelText('To'), '7');
  expect(page.getByRole('checkbox', { name: 'Payment, E-mail' }).elements()).toHaveLength(0);
  expect(setChoices).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'SAVE' }));
  await expect
    .poll(() => setChoices.mock.calls)
    .toEqual([[{ choices: [{ kind: 'lead', way: 'sms', isOn: false }], quietTo: 7 }]]);
});

test('a browser that can show pushes has a switch', async () => {
  await Ready.run();
  const device = page.getByRole('checkbox', { name: 'Push to this browser' });
  await expect.element(device).not.toBeChecked();
  await userEvent.click(device);
  await expect.element(device).toBeChecked();
});
