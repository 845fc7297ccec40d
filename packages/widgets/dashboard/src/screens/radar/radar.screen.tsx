import { getSearchRadar, type SearchRadar, type UnmetWhy } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Segment } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { ByPlace } from './by-place.tsx';
import { RadarTiles } from './radar-tiles.tsx';
import { messages } from './radar.messages.ts';
import { type RadarSpan, spans } from './spans.ts';
import { UnmetTerms } from './unmet-terms.tsx';

/** The terms shown at first, and how many more at a press. */
const few = 10;

/** What people search for and do not find, by place, with what can be done about it. */
export function Screen({ query, navigate, user }: ScreenProps) {
  const texts = useMessages(messages);
  const span = spans.find((one) => one === query.get('span')) ?? 'days30';
  const state = query.get('state') ?? undefined;
  const why = (['word', 'far'] as const).find((one) => one === query.get('why'));
  const [most, setMost] = useState(few);
  const { remote, reload } = useRemote(getSearchRadar, { span, state, why, most });
  // While another answer is awaited, the last one stays.
  const [last, setLast] = useState<SearchRadar>();
  const answer = dataOf(remote);
  if (answer !== undefined && answer !== last) setLast(answer);
  const known = remote.status === 'failed' ? undefined : (answer ?? last);
  const go = (change: { readonly span?: RadarSpan; readonly state?: string; readonly why?: UnmetWhy | 'all' }) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(change)) {
      if (value === '' || value === 'all') next.delete(key);
      else next.set(key, value);
    }
    setMost(few);
    navigate(`${addressOf('/radar')}?${String(next)}`, { replace: true });
  };
  const unmet = known && known.unknown + known.far;
  return (
    <>
      <ScreenHead
        title={texts.title}
        note={known && unmet !== undefined ? texts.note(unmet, known.searches, texts.spans[span]) : texts.noteShort}
      >
        <Segment<RadarSpan>
          label={texts.span}
          options={spans.map((value) => ({ value, label: texts.spans[value] }))}
          value={span}
          onValue={(value) => go({ span: value })}
        />
      </ScreenHead>
      {!known && <Waiting remote={remote} reload={reload} label={texts.loading} />}
      {known && (
        <>
          <RadarTiles {...known} />
          <div className="y-dashboard__radar">
            <UnmetTerms
              {...{ known, state, span, why }}
              mayAddWords={user.role === 'admin'}
              onWhy={(value) => go({ why: value })}
              onMore={() => setMost(most + few)}
            />
            <ByPlace known={known} state={state} onState={(value) => go({ state: value })} />
          </div>
        </>
      )}
    </>
  );
}
