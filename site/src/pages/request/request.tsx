import { RequestView, type RequestStep } from '@yantra/deals';
import '@yantra/deals/styles.css';
import './request.css';
import type { Address } from '../../address.ts';
import { usePages } from '../../navigation.tsx';

/** The token in an address. */
export const pageIn = ({ params }: Address): string => params['page'] ?? '';

/** What a plain form has led to. */
function stepIn({ query }: Address): RequestStep {
  const [accept, lost, id, securityStamp] = ['accept', 'lost', 'code', 'stamp'].map((name) => query.get(name));
  return {
    ...(accept && { accept }),
    ...(lost && { lost }),
    ...(id && securityStamp && { code: { id, securityStamp } }),
  };
}

/** The secret page of a request: all its quotes, the messages, and what was agreed. */
export function RequestPage(address: Address) {
  const { prefix } = usePages();
  const page = pageIn(address);
  return (
    <div className="wrap section request-page">
      <RequestView
        key={page}
        page={page}
        step={stepIn(address)}
        // A document of its own, so that it has its own headers.
        onPage={(next) => location.assign(`${prefix}/q/${encodeURIComponent(next)}`)}
      />
    </div>
  );
}
