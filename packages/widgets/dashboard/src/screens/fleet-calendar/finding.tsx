import { isolated, searchTermLength } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { later } from '@yantra/state';
import { SearchInput, StateMessage } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { useLatest } from '../../kit/use-latest.ts';
import { messages } from './fleet-calendar.messages.ts';

/* Waits until somebody has typed. Milliseconds. */
const pauseMs = 300;

/** Finds machines by name or place. */
export function Finding({ onTerm }: { readonly onTerm: (term: string) => void }) {
  const texts = useMessages(messages);
  const [term, setTerm] = useState('');
  const told = useLatest(onTerm);
  useEffect(() => later(() => told(term.trim()), pauseMs), [term, told]);
  return (
    <div className="y-dashboard__fleet-find" role="search">
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        maxLength={searchTermLength}
        value={term}
        onValue={setTerm}
      />
    </div>
  );
}

/** No machine is called like this. */
export function NothingCalled({ term }: { readonly term: string }) {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="empty-search" level={2} title={texts.nothing(isolated(term))} text={texts.nothingText} />
  );
}
