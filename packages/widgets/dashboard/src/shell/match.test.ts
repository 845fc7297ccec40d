import { describe, expect, test } from 'vitest';
import type { ScreenRoute } from '../screens/route.ts';
import { redirects, screens } from '../screens/screens.ts';
import { matchScreen, redirected, screensAbove } from './match.ts';
import { screenSource } from './screen-source.ts';

const route = (path: string, parent?: string): ScreenRoute => ({
  path,
  roles: ['admin'],
  title: 'overview',
  source: 'screens/none.screen.tsx',
  ...(parent && { parent }),
  load: () => Promise.reject(new Error('Nobody loads it.')),
});

describe('The table of screens', () => {
  test('names an existing module for each screen', () => {
    const known = Object.keys(import.meta.glob('../screens/**/*.screen.tsx')).map((path) => path.replace('../', ''));
    expect(screens.map(({ source }) => source).filter((source) => !known.includes(source))).toEqual([]);
    expect(screenSource('/leads')).toBe('screens/leads/leads.screen.tsx');
    expect(screenSource('/nothing')).toBeUndefined();
  });

  test('names each address once', () => {
    const paths = screens.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('finds a screen by its address, with or without a trailing slash', () => {
    expect(matchScreen('/leads', screens)?.route.path).toBe('/leads');
    expect(matchScreen('/leads/', screens)?.route.path).toBe('/leads');
    expect(matchScreen('/', screens)?.route.path).toBe('/');
  });

  test('decodes the value of a placeholder, and leaves invalid codes unchanged', () => {
    const one = [route('/things/:id')];
    expect(matchScreen('/things/a%20b', one)?.params).toEqual({ id: 'a b' });
    expect(matchScreen('/things/%E0%A4%A', one)?.params).toEqual({ id: '%E0%A4%A' });
  });

  test('finds nothing at other addresses', () => {
    expect(matchScreen('/leads/more/and/more', screens)).toBeUndefined();
    expect(matchScreen('/nothing', screens)).toBeUndefined();
  });

  // spec: screen.recently-visited, screen.subscriptions, screen.supplier, screen.customer
  test('redirects duplicate addresses', () => {
    expect(redirected('/recently-viewed-list', redirects, 'supplier')).toBe('/recently-visited');
    expect(redirected('/admin-customer', redirects, 'supplier')).toBe('/customer');
    expect(redirected('/admin-supplier', redirects, 'supplier')).toBe('/supplier');
    expect(redirected('/customer', redirects, 'supplier')).toBeUndefined();
    expect(redirected('/subscriptions', redirects, 'supplier')).toBe('/subscription-admin');
  });

  // spec: screen.payments
  test('redirects each role to its own payments', () => {
    expect(redirected('/payments', redirects, 'admin')).toBe('/admin-payments');
    expect(redirected('/payments', redirects, 'user')).toBeUndefined();
    expect(redirected('/admin-payments', redirects, 'admin')).toBeUndefined();
    expect(redirected('/admin-payments', redirects, 'supplier')).toBe('/payments');
    expect(redirected('/admin-payments', redirects, 'supplier', ['finance'])).toBeUndefined();
  });

  test('finds the parents by the address, or by the named parent', () => {
    const all = [route('/'), route('/things'), route('/things/:id'), route('/add', '/things')];
    const above = (path: string) =>
      screensAbove(all.find((one) => one.path === path) ?? route(path), all).map((one) => one.path);
    expect(above('/')).toEqual([]);
    expect(above('/things/:id')).toEqual(['/', '/things']);
    expect(above('/add')).toEqual(['/', '/things']);
  });
});
