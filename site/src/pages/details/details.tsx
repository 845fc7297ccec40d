import { EquipmentDetails } from '@yantra/equipment-details';
import '@yantra/equipment-details/styles.css';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useCallback } from 'react';
import type { Address } from '../../address.ts';
import { applyHead } from '../../head.ts';
import { messages as layout } from '../../layout/layout.messages.ts';
import { usePages } from '../../navigation.tsx';
import { backToResults } from './back-to-results.ts';
import { detailsHead } from './details-head.ts';
import { detailsPath, idOf, reviewPageOf } from './details-path.ts';
import './details.css';
import { messages } from './details.messages.ts';

/** The page of the machine in an address. */
export function Details(address: Address) {
  const id = idOf(address);
  const scope = useScope();
  const texts = useMessages(messages);
  const { prefix } = usePages();
  const { params, query } = address;
  // In the browser the machine loads after its page, and so does the head.
  const tell = useCallback(
    () => applyHead(detailsHead(scope, { params, query }), prefix),
    [scope, params, query, prefix],
  );
  return (
    <div className="wrap details-page">
      <EquipmentDetails
        key={id}
        equipmentId={id}
        reviewPage={reviewPageOf(address)}
        onStateChange={tell}
        onResultsReturn={() => !backToResults(prefix + detailsPath)}
      />
      <noscript>
        <p>
          {texts.withoutScript}{' '}
          <a className="y-link" href={`mailto:${layout.email}`}>
            {layout.email}
          </a>
        </p>
      </noscript>
    </div>
  );
}
