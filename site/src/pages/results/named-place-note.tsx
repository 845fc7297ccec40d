import { useSignals } from '@preact/signals-react/runtime';
import { isolated, noticeMs } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';
import type { Address } from '../../address.ts';
import { listRemoteOf } from './listing-of.ts';
import { messages } from './results.messages.ts';

/** Says so where another city is chosen and the list stays, as the words of the search name a place of their own. */
export function NamedPlaceNote({ params, query }: Address): null {
  useSignals();
  const results = useMessages(messages);
  const word = useWord();
  const scope = useScope();
  const remote = useMemo(() => listRemoteOf(scope, { params, query }), [scope, params, query]).value;
  const chosen = scope.city.value.id;
  const before = useRef(chosen);
  const isKnown = remote.status === 'ready';
  const { place, city } = (isKnown && remote.data.understood) || {};
  const named = place?.label ?? (city?.id === chosen ? undefined : city?.name);
  useEffect(() => {
    if (!isKnown || before.current === chosen) return;
    before.current = chosen;
    if (named === undefined) return;
    scope.notify({ kind: 'info', text: results.staysAt(isolated(word(named))), duration: noticeMs * 2 });
  }, [isKnown, chosen, named, scope, results, word]);
  return null;
}
