import { type Deal, getDeal } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Segment } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { requestAddress } from '../../kit/deals/deal-address.ts';
import { DealChat } from '../../kit/deals/deal-chat.tsx';
import { messages } from '../../kit/deals/deal.messages.ts';
import { LiveDeal } from '../../kit/deals/live-deal.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { DealHead } from './deal-head.tsx';
import { HirePane } from './hire-pane.tsx';
import { Track } from './track.tsx';

/** One deal of an owner: the hire and its quote beside the messages; one after the other on a phone. */
export function Screen({ params, query, user, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getDeal, { dealId: params['id'] ?? '' });
  const [done, setDone] = useState<Deal>();
  const loaded = dataOf(remote);
  const [latest, setLatest] = useState(loaded);
  if (loaded && loaded !== latest) setLatest(loaded);
  const known = newerOf(latest, done);
  // Whoever asked sees it among their requests.
  const elsewhere = known?.side === 'renter' ? requestAddress(known.requestId) : undefined;
  useEffect(() => {
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  const [now] = useState(() => Date.now());
  const [tab, setTab] = useState<Tab>(query.get('tab') === 'messages' ? 'messages' : 'hire');
  const deal = elsewhere === undefined ? known : undefined;
  // Whose messages have been shown: nothing is new in them until it is read again.
  const [seen, setSeen] = useState<Deal>();
  const choose = (next: Tab) => {
    setTab(next);
    if (next === 'messages') setSeen(deal);
  };
  return (
    <div className="y-dashboard__deal" data-tab={tab}>
      <DealHead deal={deal} now={now} isAdmin={user.role === 'admin'} />
      {!deal && <Waiting remote={remote} reload={reload} label={texts.loading} />}
      {deal && <Track deal={deal} now={now} />}
      {deal && <TabChoice unread={seen === deal ? 0 : deal.unread} tab={tab} onTab={choose} />}
      {deal && (
        <LiveDeal dealId={deal.id} reload={reload}>
          <div className="y-dashboard__deal-cols">
            <DealChat deal={deal} isReader={user.role === 'admin'} />
            <HirePane deal={deal} now={now} onChanged={setDone} onStale={reload} />
          </div>
        </LiveDeal>
      )}
    </div>
  );
}

const tabs = ['hire', 'messages'] as const;
type Tab = (typeof tabs)[number];

/** What has been done since is newer than what was loaded before. */
const newerOf = (one: Deal | undefined, other: Deal | undefined): Deal | undefined =>
  one && other && other.id === one.id && other.version > one.version ? other : (one ?? other);

interface TabsProps {
  readonly unread: number;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** On a phone, which of the two is shown. */
function TabChoice({ unread, tab, onTab }: TabsProps) {
  const texts = useMessages(messages);
  const labels: Readonly<Record<Tab, string>> = { hire: texts.hire, messages: texts.messages(unread) };
  return (
    <Segment
      className="y-dashboard__deal-tabs"
      label={texts.tabs}
      options={tabs.map((value) => ({ value, label: labels[value] }))}
      value={tab}
      onValue={onTab}
    />
  );
}
