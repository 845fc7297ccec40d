/** What the gateway's script supplies as `window.Cashfree` (spec/cashfree.md). How a checkout ends is no proof of a payment. */
type Cashfree = (settings: { readonly mode: 'sandbox' | 'production' }) => {
  checkout(options: { readonly paymentSessionId: string; readonly redirectTarget: '_modal' }): Promise<object>;
};

interface GatewayWindow {
  readonly Cashfree?: Cashfree;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): unknown };
  };
}

const here = () => globalThis as unknown as GatewayWindow;

/** Loads the gateway's script, unless it is here, and opens its checkout over the page. @throws when the script does not come */
export async function checkoutOf(script: string, paymentSessionId: string): Promise<object> {
  if (!here().Cashfree) await load(script);
  const gateway = here().Cashfree;
  if (!gateway) throw new Error(`${script} supplies no gateway.`);
  return gateway({ mode: 'sandbox' }).checkout({ paymentSessionId, redirectTarget: '_modal' });
}

function load(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error(`${address} did not come.`)));
    // Our own server named the address: a page that demands trusted ones may have it.
    const policy = here().trustedTypes?.createPolicy('yantra-gateway-test', { createScriptURL: (one) => one });
    script.src = (policy?.createScriptURL(address) ?? address) as string;
    document.head.append(script);
  });
}
