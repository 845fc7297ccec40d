// @module-tag other
import { ScopeProvider } from '@yantra/state';
import { createTestScope, dashboardAnswers, dashboardUsers, sessionOf } from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Dashboard } from './dashboard.tsx';
import marathi from './languages/mr.ts';

/** The dashboard of a person, in Marathi unless said otherwise. */
function shown(path: string, role: keyof typeof dashboardUsers, locale: 'mr' | 'en' = 'mr') {
  const language = locale === 'mr' ? marathi : undefined;
  const scope = createTestScope({ language, session: sessionOf(dashboardUsers[role]), answers: dashboardAnswers });
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
  const addresses = () => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  return { view: page.elementLocator(place), place, addresses };
}

describe('links of the dashboard', () => {
  test.each([
    ['/', 'supplier'],
    ['/equipments-list', 'supplier'],
    ['/leads', 'supplier'],
    ['/subscription-admin', 'supplier'],
    ['/profile', 'supplier'],
    ['/', 'admin'],
    ['/customer', 'admin'],
    ['/subscription-admin', 'admin'],
    ['/payments', 'admin'],
  ] as const)('on %s of a %s name the language, so that a new tab keeps it', async (path, role) => {
    const { view, addresses } = shown(path, role);
    await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => addresses().length).toBeGreaterThan(5);
    expect(addresses().filter((address) => address.startsWith('/') && !/^\/mr(?:\/|$)/.test(address))).toEqual([]);
  });

  test('name none in English', async () => {
    const { view, addresses } = shown('/', 'supplier', 'en');
    await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
    expect(addresses()).toContain('/dashboard/leads');
  });

  test('are followed in place, without a page around', async () => {
    const { view, place } = shown('/', 'supplier');
    const leads = () => place.querySelector<HTMLElement>('nav a[href="/mr/dashboard/leads"]');
    await expect.element(view.getByRole('heading', { level: 1 })).toBeVisible();
    leads()?.click();
    await expect.poll(() => leads()?.getAttribute('aria-current')).toBe('page');
    expect(location.pathname).not.toContain('/dashboard');
  });
});
