import { once } from 'node:events';
/** A shop of another origin, with the strictest policy that allows this gateway. */
import { createServer } from 'node:http';

export interface HostShop {
  /** `http://127.0.0.1:…`: to a browser another site than localhost. */
  readonly url: string;
  close(): Promise<void>;
}

const script = `
const out = document.querySelector('output');
addEventListener('securitypolicyviolation', (event) => console.error('violates ' + event.violatedDirective));
document.querySelector('button').addEventListener('click', async () => {
  const asked = new URLSearchParams(location.search);
  const target = asked.get('target') ?? '_modal';
  const redirectTarget = target.startsWith('#') ? document.querySelector(target) : target;
  const cashfree = window.Cashfree({ mode: 'sandbox' });
  const result = await cashfree.checkout({ paymentSessionId: asked.get('session'), redirectTarget });
  out.textContent = JSON.stringify(result);
});`;

export async function openHostShop(gatewayUrl: string): Promise<HostShop> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${gatewayUrl}`,
    `frame-src ${gatewayUrl}`,
    "style-src 'self'",
    'img-src data:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const page = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
    <h1>Shop</h1><button type="button">Buy</button><output></output><div id="inside"></div>
    <script src="${gatewayUrl}/js/v3/cashfree.js"></script><script src="/shop.js"></script></html>`;
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(isScript ? script : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
