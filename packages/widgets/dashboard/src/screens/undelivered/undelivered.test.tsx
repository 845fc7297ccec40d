// @module-tag other
import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import { createTestScope, dashboardAnswers, dashboardUsers, sessionOf } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

test('an admin sees messages that did not leave, and has chosen ones tried again', async () => {
  await screen.viewport(1440, 900);
  const retried: string[][] = [];
  const scope = createTestScope({
    answers: {
      ...dashboardAnswers,
      retryMessages({ ids }) {
        const chosen = ids as readonly string[];
        retried.push([...chosen]);
        return { retried: chosen.length };
      },
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
      <Dashboard path="/settings/undelivered" />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  await expect.element(view.getByRole('link', { name: 'Asha Patil' })).toBeVisible();
  await expect.element(view.getByText('The mail server did not take it (ECONNREFUSED).').first()).toBeVisible();
  await expect.element(view.getByText('Nitin Agarwal without an account')).toBeVisible();
  expect(view.getByRole('link', { name: 'Nitin Agarwal' }).query()).toBeNull();
  for (const name of ['Asha Patil, New lead', 'Imran Pathan, New lead'])
    await view.getByRole('checkbox', { name: new RegExp(name) }).click();
  await view.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(() => retried)
    .toEqual([['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']]);
});
