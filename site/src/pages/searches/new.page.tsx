import { useSignals } from '@preact/signals-react/runtime';
import type { VisitorJob } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { TellForm, type WantedSearch, tellMessages } from '@yantra/saved-searches';
import '@yantra/saved-searches/styles.css';
import { type SelectedCity, useJob, useScope } from '@yantra/state';
import { ButtonLink } from '@yantra/ui';
import { type ComponentType, useMemo } from 'react';
import type { Address } from '../../address.ts';
import '../../layout/crumbs.css';
import { useHref } from '../../navigation.tsx';
import { messages } from './searches.messages.ts';
import { Crumbs } from './searches.tsx';
import './searches.css';

/** Reads what a list's address looks for. */
export type SearchIn = (address: Address, city: SelectedCity, job: VisitorJob | undefined) => WantedSearch;

/** Saves the search of a list, named by its address. A plain form too, which logs in on the way. */
export const newSearchOf = (searchIn: SearchIn): ComponentType<Address> =>
  function NewSearch(address) {
    useSignals();
    const scope = useScope();
    const job = useJob();
    const city = scope.city.value;
    const search = useMemo(() => searchIn(address, city, job), [address, city, job]);
    return <Asking search={search} address={address} />;
  };

function Asking({ search, address }: { readonly search: WantedSearch; readonly address: Address }) {
  const texts = useMessages(messages);
  const tell = useMessages(tellMessages);
  const to = useHref();
  const back = <ButtonLink href={to(listOf(address))}>{texts.backToResults}</ButtonLink>;
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
            <TellForm isPlain search={search} done={back}>
              {back}
            </TellForm>
          </>
        )}
      </div>
    </div>
  );
}

/** The list that one comes from. */
function listOf({ params, query }: Address): string {
  const kept = new URLSearchParams(query);
  kept.delete('done');
  const search = params['searchQuery'];
  const text = String(kept);
  return `/equipments${search ? `/${encodeURIComponent(search)}` : ''}${text && `?${text}`}`;
}
