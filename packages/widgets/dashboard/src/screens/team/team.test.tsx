// @module-tag other
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import { createTestScope, dashboardAnswers, dashboardUsers, sessionOf } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

test('an admin gives a right and takes one, each with a reason', async () => {
  await screen.viewport(1440, 900);
  const asked: [string, object][] = [];
  const scope = createTestScope({
    answers: {
      ...dashboardAnswers,
      giveRight: (input) => (asked.push(['give', input]), {}),
      takeRight: (input) => (asked.push(['take', input]), {}),
    },
    session: sessionOf(dashboardUsers.admin),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path="/settings/team" />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  await view.getByRole('button', { name: 'Give a right' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect.element(dialog.getByText('Please choose a right.')).toBeVisible();
  await dialog.getByLabelText('Mobile number').fill('+91 98220 41574');
  await dialog.getByRole('radio', { name: 'Finance' }).click();
  await dialog.getByLabelText('Reason').fill('Keeps the books');
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await view.getByRole('button', { name: 'Take Finance from Sunita Jadhav' }).click();
  await screen.getByRole('dialog').getByLabelText('Reason').fill('Has left us');
  await screen.getByRole('dialog').getByRole('button', { name: 'Take' }).click();
  await expect
    .poll(() => asked)
    .toEqual([
      ['give', { phoneNumber: '9822041574', right: 'finance', reason: 'Keeps the books' }],
      ['take', { userId: 'u1', right: 'finance', reason: 'Has left us' }],
    ]);
});
