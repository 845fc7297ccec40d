/** How the gateway's checkout ended in the browser. None of it proves a payment. */
export interface CheckoutResult {
  readonly error?: { readonly message?: string; readonly code?: string };
  readonly redirect?: boolean;
  readonly paymentDetails?: { readonly paymentMessage?: string };
}

/** What the gateway's script provides as `window.Cashfree` (spec/cashfree.md). */
export type Cashfree = (settings: { readonly mode: 'sandbox' | 'production' }) => {
  checkout(options: { readonly paymentSessionId: string; readonly redirectTarget: '_modal' }): Promise<CheckoutResult>;
};

interface Page {
  Cashfree?: Cashfree;
  readonly document: Document;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ): { createScriptURL(address: string): unknown };
  };
}

/** A page with Trusted Types needs the script's address marked as trusted; it came from our own server. */
function trusted({ trustedTypes }: Page, address: string): string {
  const policy = trustedTypes?.createPolicy('yantra-gateway', { createScriptURL: (one) => one });
  return (policy ? policy.createScriptURL(address) : address) as string;
}

/** Loads the gateway's script, once per page. Rejects if it cannot be loaded; the next call tries again. */
export function loadGateway(address: string, page: Page = globalThis as unknown as Page): Promise<Cashfree> {
  if (page.Cashfree) return Promise.resolve(page.Cashfree);
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`No gateway at ${address}.`));
    };
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (page.Cashfree ? resolve(page.Cashfree) : fail()));
    script.src = trusted(page, address);
    page.document.head.append(script);
  });
}
