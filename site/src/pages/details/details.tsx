import { EquipmentDetails, type EquipmentDetailsProps } from '@yantra/equipment-details';
import '@yantra/equipment-details/styles.css';
import { useMessages } from '@yantra/language';
import { jobOf, useScope } from '@yantra/state';
import { useCallback, useEffect } from 'react';
import type { Address } from '../../address.ts';
import { applyHead } from '../../head.ts';
import { messages as layout } from '../../layout/layout.messages.ts';
import { usePages } from '../../navigation.tsx';
import { reportPath } from '../report/report-path.ts';
import { backToResults } from './back-to-results.ts';
import { detailsHead } from './details-head.ts';
import { detailsPath, idOf, reviewPageOf, withJob } from './details-path.ts';
import './details.css';
import { messages } from './details.messages.ts';

/** The page of the machine in an address. */
export function Details(address: Address & Pick<EquipmentDetailsProps, 'jobParts'>) {
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
  useEffect(() => {
    const { job } = jobOf(scope);
    // It tells the job at once, which is in the address already; later none at all is a change as well.
    let isKnown = true;
    return job.subscribe((next) => {
      if (!isKnown) history.replaceState(history.state, '', withJob(location.href, next));
      isKnown = false;
    });
  }, [scope]);
  return (
    <div className="wrap details-page">
      <EquipmentDetails
        key={id}
        equipmentId={id}
        reviewPage={reviewPageOf(address)}
        jobParts={address.jobParts}
        onStateChange={tell}
        onResultsReturn={() => !backToResults(prefix + detailsPath)}
      />
      {id && (
        <p className="details-page__report">
          <a className="y-link" href={prefix + reportPath(id)} rel="nofollow">
            {texts.report}
          </a>
        </p>
      )}
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
