import { type ReactNode, createContext, use } from 'react';

/** How payments are taken: only `production` takes real money, and every other mode says so. */
type GatewayMode = 'simulator' | 'sandbox' | 'production';

/** How a document takes payments. Its policy allows the gateway's script; other documents have no such mark. */
export interface Payments {
  readonly mode: GatewayMode;
  /** Whether the payment test page for developers exists. */
  readonly hasTestPage: boolean;
}

const name = 'yantra-gateway';
const modes: readonly string[] = ['simulator', 'sandbox', 'production'] satisfies readonly GatewayMode[];

export const paymentsTag = ({ mode, hasTestPage }: Payments): string =>
  `<meta name="${name}" content="${mode}"${hasTestPage ? ' data-has-test-page' : ''}>`;

/** In the browser: how this document takes payments; undefined when it takes none. */
export function paymentsHere(): Payments | undefined {
  const tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!tag || !modes.includes(tag.content)) return undefined;
  return { mode: tag.content as GatewayMode, hasTestPage: tag.dataset['hasTestPage'] !== undefined };
}

const PaymentsContext = createContext<Payments | undefined>(undefined);

export function PaymentsProvider({
  value,
  children,
}: {
  readonly value: Payments | undefined;
  readonly children: ReactNode;
}) {
  return <PaymentsContext value={value}>{children}</PaymentsContext>;
}

/** Undefined where no payment can be made. */
export const usePayments = (): Payments | undefined => use(PaymentsContext);
