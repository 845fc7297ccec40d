import { expect, test } from 'vitest';
import { createPages } from './pages.ts';

// spec: screen.static, calls.test-page
test('the page that tries a payment is there for developers alone', () => {
  const at = (hasTestPage: boolean) =>
    createPages({ hasTestPage, origin: 'https://yantra.example' }).routeOf('/cashfree-payment-gateway').route.path;
  expect(at(true)).toBe('/cashfree-payment-gateway');
  expect(at(false)).toBe('*');
});
