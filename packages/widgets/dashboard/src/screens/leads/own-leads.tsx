import { getInbox } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { useRefreshed } from '../../kit/deals/use-refreshed.ts';
import { Link } from '../../kit/link.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { asksForList, inboxInputIn, isNarrowed } from './inbox-query.ts';
import { messages } from './inbox.messages.ts';
import { Inbox } from './inbox.tsx';
import { leadAddress } from './lead-parts.ts';
import { LeadsPage } from './leads-page.tsx';

const address = addressOf('/leads');

/** An owner's leads: who asked them for a quote, and beside it every requirement that matches their machines. Who was asked by nobody sees the latter alone. */
export function OwnLeads(props: ScreenProps) {
  const { query } = props;
  const isList = asksForList(query);
  const question = inboxInputIn(query);
  // Beside the list only the number matters.
  const { remote, reload } = useRemote(getInbox, isList ? { page: 1, pageSize: 1 } : question, isList);
  const known = dataOf(remote);
  const [latest, setLatest] = useState(known);
  // While other rows load, those before them stay.
  if (known && known !== latest) setLatest(known);
  useRefreshed(reload);
  const shown = known ?? latest;
  const isAskedByNobody = shown?.counts.all === 0 && !isNarrowed(question);
  const views = isAskedByNobody ? null : <Views isList={isList} count={shown?.counts.all} />;
  if (isList || isAskedByNobody) return <LeadsPage {...props} views={views} />;
  return (
    <Inbox
      {...props}
      views={shown || remote.status === 'failed' ? views : null}
      question={question}
      known={shown}
      isBusy={known === undefined}
      remote={remote}
      reload={reload}
    />
  );
}

interface ViewsProps {
  readonly isList: boolean;
  /** How many asked; undefined until known. */
  readonly count: number | undefined;
}

function Views({ isList, count }: ViewsProps) {
  const texts = useMessages(messages);
  const to = (view: string) => leadAddress(address, new URLSearchParams(), { view });
  const current = (isIt: boolean) => (isIt ? ('page' as const) : undefined);
  return (
    <nav className="y-segment y-dashboard__views" aria-label={texts.views}>
      <Link href={to('')} aria-current={current(!isList)}>
        {count === undefined ? texts.quotes : texts.chip(texts.quotes, count)}
      </Link>
      <Link href={to('list')} aria-current={current(isList)}>
        {texts.list}
      </Link>
    </nav>
  );
}
