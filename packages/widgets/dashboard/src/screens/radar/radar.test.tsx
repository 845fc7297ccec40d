// @module-tag other
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import { type MockAnswers, createTestScope, dashboardAnswers, dashboardUsers, sessionOf } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

async function shown(path: string, answers: MockAnswers = {}, rights?: readonly ('moderator' | 'finance')[]) {
  await screen.viewport(1440, 900);
  const notices: string[] = [];
  const user = rights === undefined ? dashboardUsers.admin : { ...dashboardUsers.user, rights };
  const scope = createTestScope({
    answers: { ...dashboardAnswers, ...answers },
    session: sessionOf(user),
    notify: ({ text }) => notices.push(text),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path} />
    </ScopeProvider>,
  );
  return { view: screen.elementLocator(place), notices };
}

describe('The radar', () => {
  test('asks for a span, a state and a reason, each kept in the address', async () => {
    const getSearchRadar = vi.fn(dashboardAnswers.getSearchRadar ?? (() => undefined));
    const { view } = await shown('/radar', { getSearchRadar });
    await view.getByRole('button', { name: '7 days' }).click();
    await view.getByRole('button', { name: /^MH, Maharashtra: 1,012 of 9,100/ }).click();
    await expect.element(view.getByRole('heading', { level: 2, name: /^Maharashtra/ })).toBeVisible();
    await view.getByRole('button', { name: 'None near' }).click();
    await expect
      .poll(() => getSearchRadar.mock.lastCall?.[0])
      .toEqual({ span: 'days7', state: 'Maharashtra', why: 'far', most: 10 });
    expect(view.getByRole('button', { name: /^Add word/ }).query()).toBeNull();
    await view.getByRole('button', { name: /^MH, Maharashtra/ }).click();
    await expect.element(view.getByRole('heading', { level: 2, name: /^All of India/ })).toBeVisible();
  });

  test('makes an unknown word mean a type, and shows that in its row', async () => {
    const addTypeWord = vi.fn(() => ({ id: 5 }));
    const { view } = await shown('/radar', { addTypeWord });
    await view.getByRole('button', { name: 'Add word: poklen' }).click();
    const dialog = view.getByRole('dialog', { name: 'Add a word' });
    await dialog.getByLabelText('Category', { exact: true }).selectOptions('Excavator');
    await dialog.getByRole('button', { name: 'Add word' }).click();
    await expect
      .poll(() => addTypeWord.mock.calls)
      .toEqual([[{ equipmentTypeId: 1, word: 'poklen', wholeGroup: true }]]);
    await expect.element(view.getByText('Added', { exact: true })).toBeVisible();
  });

  test('invites owners of a place by a text that names it, with a link', async () => {
    const inviteOwners = vi.fn(dashboardAnswers.inviteOwners ?? (() => undefined));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => copied.mockRestore());
    const { view, notices } = await shown('/radar', { inviteOwners });
    await view.getByRole('button', { name: 'Invite owners: rotavator with tractor' }).click();
    const dialog = view.getByRole('dialog', { name: 'Invite owners' });
    await expect.element(dialog.getByRole('textbox')).toHaveValue(expect.stringMatching(/^People in Nashik/));
    await dialog.getByLabelText('Place').selectOptions('Pune');
    await expect.poll(() => inviteOwners.mock.lastCall?.[0]).toEqual({ term: 'rotavator with tractor', cityId: '8' });
    await dialog.getByRole('button', { name: 'Copy text' }).click();
    await expect.poll(() => notices).toEqual(['The text is copied.']);
    expect(copied.mock.lastCall?.[0]).toMatch(
      /^People in Pune are looking for “rotavator with tractor” on Yantra: 121 times .*https:\/\/yantra\.example\/owners\/\w+$/,
    );
  });
});

describe('The group WATCH', () => {
  test('has what somebody with a right may see, and no more', async () => {
    const { view } = await shown('/radar', {}, ['moderator']);
    await expect.element(view.getByRole('link', { name: 'Search radar' })).toBeVisible();
    await expect.element(view.getByRole('link', { name: 'Reports and numbers' })).toBeVisible();
    const { view: other } = await shown('/radar', {}, ['finance']);
    await expect.element(other.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
    await expect.element(other.getByRole('link', { name: 'Reports and numbers' })).toBeVisible();
    expect(other.getByRole('link', { name: 'Search radar' }).query()).toBeNull();
  });
});

describe('The reports', () => {
  test('are asked for so many months, and saved with plain numbers', async () => {
    const getMoneyReport = vi.fn(dashboardAnswers.getMoneyReport ?? (() => undefined));
    const { view } = await shown('/reports', { getMoneyReport });
    await view.getByRole('button', { name: '3 months' }).click();
    await expect.poll(() => getMoneyReport.mock.calls.map(([input]) => input)).toEqual([{ months: 12 }, { months: 3 }]);
    const saved: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:none';
    });
    onTestFinished(() => made.mockRestore());
    await view.getByRole('button', { name: 'Export CSV: Revenue by month, without GST' }).click();
    await expect.poll(() => saved.length).toBe(1);
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines?.slice(0, 2)).toEqual([
      '"Month","Sold","Credited","Revenue","Received","Refunded"',
      '"2026-09","84745.76","0","84745.76","100000","0"',
    ]);
  });
});
