import { useLanguage, wordIn } from '@yantra/language';
import { Status, type StatusKind } from '../status.tsx';

/* Documented: SUCCESS green, Pending orange, Failed red, anything else black; case is ignored (decisions/0007). */
const kinds: Readonly<Record<string, StatusKind>> = { success: 'good', pending: 'warn', failed: 'bad' };

/** The status of a payment, in the gateway's words. */
export function PaymentStatus({ status }: { readonly status: string }) {
  const language = useLanguage();
  return (
    <Status kind={kinds[status.trim().toLowerCase()] ?? 'off'} isLoud>
      {wordIn(language, status.replaceAll('_', ' '))}
    </Status>
  );
}
