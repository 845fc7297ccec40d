import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { TellForm, tellMessages } from '@yantra/saved-searches';
import '@yantra/saved-searches/styles.css';
import { useJob, useScope } from '@yantra/state';
import { ButtonLink } from '@yantra/ui';
import { useMemo } from 'react';
import type { Address } from '../../address.ts';
import { useJobInAddress } from '../../job-in-address.ts';
import '../../layout/crumbs.css';
import { useHref } from '../../navigation.tsx';
import { queryOf } from '../results/listing-of.ts';
import { newPath } from './searches-path.ts';
import { messages } from './searches.messages.ts';
import { Crumbs } from './searches.tsx';
import './searches.css';
import { wantedOf } from './wanted-of.ts';

/** Saves the search of a list, named by its address. A plain form too, which logs in on the way. */
export function NewSearch(address: Address) {
  useSignals();
  const texts = useMessages(messages);
  const tell = useMessages(tellMessages);
  const scope = useScope();
  const to = useHref();
  const job = useJob();
  useJobInAddress(job, address.query);
  const city = scope.city.value;
  const search = useMemo(() => wantedOf(queryOf(address), city, job), [address, city, job]);
  const own = addressAfter(address);
  const back = <ButtonLink href={to(`/equipments${own}`)}>{texts.backToResults}</ButtonLink>;
  return (
    <div className="wrap searches">
      <Crumbs />
      <div className="searches__new">
        <h1>{tell.title}</h1>
        {address.query.get('done') === '1' ? (
          <>
            <p role="status">{texts.done}</p>
            {back}
          </>
        ) : (
          <>
            <p>{texts.newNote}</p>
            <TellForm search={search} action={to(`${newPath}${own}`)} done={back}>
              {back}
            </TellForm>
          </>
        )}
      </div>
    </div>
  );
}

/** What follows the path, here as on the page of the list. */
function addressAfter({ params, query }: Address): string {
  const kept = new URLSearchParams(query);
  kept.delete('done');
  const search = params['searchQuery'];
  const text = String(kept);
  return `${search ? `/${encodeURIComponent(search)}` : ''}${text && `?${text}`}`;
}
