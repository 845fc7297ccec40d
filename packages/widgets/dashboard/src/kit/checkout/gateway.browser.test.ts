import { expect, onTestFinished, test } from 'vitest';
import { type Cashfree, loadGateway } from './gateway.ts';

const urlOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
const page = globalThis as { Cashfree?: Cashfree };

test('the gateway’s script is loaded once and provides the checkout', async () => {
  onTestFinished(() => void delete page.Cashfree);
  const address = urlOf('window.Cashfree = () => ({ checkout: async () => ({ redirect: true }) });');
  const gateway = await loadGateway(address);
  await expect(
    gateway({ mode: 'sandbox' }).checkout({ paymentSessionId: 's', redirectTarget: '_modal' }),
  ).resolves.toEqual({ redirect: true });
  expect(await loadGateway('https://gateway.invalid/never.js')).toBe(gateway);
});

test('a script that fails to load, or provides nothing, is rejected and may be loaded again', async () => {
  await expect(loadGateway(urlOf('"nothing"'))).rejects.toThrow('No gateway');
  await expect(loadGateway('https://gateway.invalid/never.js')).rejects.toThrow('No gateway');
  expect(document.querySelector('script[src*="never.js"]')).toBeNull();
});
