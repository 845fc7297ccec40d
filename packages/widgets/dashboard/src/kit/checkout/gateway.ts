/** How the gateway's checkout ended for the person. None of it is proof of a payment. */
export interface CheckoutResult {
  readonly error?: { readonly message?: string; readonly code?: string };
  readonly redirect?: boolean;
  readonly paymentDetails?: { readonly paymentMessage?: string };
}

/** What the gateway's script supplies as `window.Cashfree` (spec/cashfree.md). */
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

/** A page that demands trusted addresses of scripts gets this one as such; it came from our own server. */
function trusted({ trustedTypes }: Page, address: string): string {
  const policy = trustedTypes?.createPolicy('yantra-gateway', { createScriptURL: (one) => one });
  return (policy ? policy.createScriptURL(address) : address) as string;
}

/** Loads the gateway's script, once a page. Rejects when it does not come; it is asked for anew then. */
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
