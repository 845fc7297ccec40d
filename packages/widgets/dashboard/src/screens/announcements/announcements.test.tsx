// @module-tag other
import { composeStories } from '@storybook/react-vite';
import '@yantra/ui/styles.css';
import { cityLabel, defaultCity } from '@yantra/places';
import { ApiError } from '@yantra/state';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkedDraft, freshDraft } from './announcement.ts';
import { messages } from './announcements.messages.ts';
import * as stories from './announcements.stories.tsx';

const { Listed, Paused } = composeStories(stories);
const draft = { ...freshDraft(Date.parse('2026-11-26T06:30:00Z')), text: ' Closed. ' };

test('what is typed in Indian time is sent in UTC, with the city’s id', () => {
  expect(draft).toMatchObject({ startsAt: '2026-11-26T12:00', endsAt: '2026-11-27T12:00' });
  const ofCity = { ...draft, audience: 'city', city: cityLabel(defaultCity) } as const;
  expect(checkedDraft(ofCity, [defaultCity], messages)).toEqual({
    input: {
      text: 'Closed.',
      textHi: '',
      textMr: '',
      audience: 'city',
      cityId: defaultCity.id,
      startsAt: '2026-11-26T06:30:00.000Z',
      endsAt: '2026-11-27T06:30:00.000Z',
    },
  });
});

test.each([
  [{ text: '' }, 'text'],
  [{ link: 'https://elsewhere.example' }, 'link'],
  [{ link: '//elsewhere.example' }, 'link'],
  [{ audience: 'city', city: 'Atlantis' }, 'city'],
  [{ startsAt: '' }, 'startsAt'],
  [{ endsAt: '2026-11-26T11:00' }, 'endsAt'],
] as const)('%o is said at its field', (some, field) => {
  const checked = checkedDraft({ ...draft, ...some }, [defaultCity], messages);
  expect(Object.keys('wrong' in checked ? checked.wrong : {})).toEqual([field]);
});

test('changes are paused after a question, and let in again', async () => {
  const setMaintenance = vi.fn(() => ({}));
  await Listed.run({ parameters: { answers: { setMaintenance } } });
  await userEvent.fill(page.getByLabelText('Until'), '2000-01-01T10:00');
  await userEvent.click(page.getByRole('button', { name: 'Pause changes' }));
  await expect.element(page.getByText(messages.maintenance.past)).toBeVisible();
  const inAnHour = freshDraft(Date.now() + 3_600_000).startsAt;
  await userEvent.fill(page.getByLabelText('Until'), inAnHour);
  await userEvent.click(page.getByRole('button', { name: 'Pause changes' }));
  expect(setMaintenance).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Pause changes' }));
  await expect
    .poll(() => setMaintenance.mock.calls)
    .toEqual([[{ until: new Date(`${inAnHour}+05:30`).toISOString() }]]);
  await Paused.run({ parameters: { answers: { ...Paused.parameters['answers'], setMaintenance } } });
  await userEvent.click(page.getByRole('button', { name: messages.maintenance.end }));
  await expect.poll(() => setMaintenance.mock.lastCall).toEqual([{ until: null }]);
});

test('a refusal while changes are paused says from when, and the form keeps what was typed', async () => {
  const addAnnouncement = vi.fn(() => {
    throw new ApiError('server.maintenance', 503, 'We are working on Yantra. Save again from 26 November at 2:30 pm.');
  });
  await Listed.run({ parameters: { answers: { addAnnouncement } } });
  await userEvent.click(page.getByRole('button', { name: 'Add announcement' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Announcement'), 'Closed.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByText(/Save again from 26 November/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Announcement')).toHaveValue('Closed.');
});
