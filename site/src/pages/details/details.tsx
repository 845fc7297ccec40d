import { EquipmentDetails, type SellerRequest } from '@yantra/equipment-details';
import '@yantra/equipment-details/styles.css';
import { useScope } from '@yantra/state';
import { useCallback, useState } from 'react';
import type { Address } from '../../address.ts';
import { applyHead } from '../../head.ts';
import { messages as layout } from '../../layout/layout.messages.ts';
import { messages } from '../../site.messages.ts';
import { detailsHead } from './details-head.ts';
import { backToResults } from './back-to-results.ts';
import './details.css';
import { detailsPath, idOf, reviewPageOf } from './details-path.ts';
import { SellerDialog } from './seller-dialog.tsx';

/** A machine by its address. */
export function Details(address: Address) {
  const id = idOf(address);
  const [request, setRequest] = useState<SellerRequest>();
  const [isAsking, setAsking] = useState(false);
  const scope = useScope();
  const { params, query } = address;
  // In the browser the machine comes after its page, and the head with it.
  const tell = useCallback(() => applyHead(detailsHead(scope, { params, query })), [scope, params, query]);
  const ask = useCallback((asked: SellerRequest) => {
    setRequest(asked);
    setAsking(true);
    return false;
  }, []);
  return (
    <div className="wrap details-page">
      <EquipmentDetails
        key={id}
        equipmentId={id}
        reviewPage={reviewPageOf(address)}
        onStateChange={tell}
        onSellerRequest={ask}
        onResultsReturn={() => !backToResults(detailsPath)}
      />
      <noscript>
        <p>
          {messages.details.withoutScript}{' '}
          <a className="y-link" href={`mailto:${layout.email}`}>
            {layout.email}
          </a>
        </p>
      </noscript>
      {request && <SellerDialog request={request} open={isAsking} onClose={() => setAsking(false)} />}
    </div>
  );
}
