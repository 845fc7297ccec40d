import { type ReactNode, createContext, use } from 'react';

/** How payments are taken: only `production` takes real money, and every other mode says so. */
type GatewayMode = 'simulator' | 'sandbox' | 'production';

/** What a document that takes payments says of them. Its policy lets the gateway's script in; other documents have no such mark. */
export interface Payments {
  readonly mode: GatewayMode;
  /** Whether paying may be tried out on a page for developers. */
  readonly hasTestPage: boolean;
}

const name = 'yantra-gateway';
const modes: readonly string[] = ['simulator', 'sandbox', 'production'] satisfies readonly GatewayMode[];

export const paymentsTag = ({ mode, hasTestPage }: Payments): string =>
  `<meta name="${name}" content="${mode}"${hasTestPage ? ' data-has-test-page' : ''}>`;

/** In the browser: what this document says; undefined when no payment can be made on it. */
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
