import { expect, test } from 'vitest';
import { createPages } from './pages.ts';

// spec: screen.static, calls.test-page
test('the payment test page exists for developers only', () => {
  const at = (hasTestPage: boolean) =>
    createPages({ hasTestPage, locale: undefined, origin: 'https://yantra.example' }).routeOf(
      '/cashfree-payment-gateway',
    ).route.path;
  expect(at(true)).toBe('/cashfree-payment-gateway');
  expect(at(false)).toBe('*');
});
