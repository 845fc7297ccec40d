import { useSignals } from '@preact/signals-react/runtime';
import { getAvailability } from '@yantra/contract/calls';
import { type DaySpan, dayInIndia, overlap, spanOf } from '@yantra/domain';
import type { Form } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { dataOf, takenIn, useScope, useServed } from '@yantra/state';
import { useMemo, useState } from 'react';
import { TakenDays } from '../quotes/taken-days.tsx';
import { type AskField, type AskValues, plain, wrongFields } from './ask-fields.ts';
import { messages } from './ask.messages.ts';

/** The days that a form names; undefined while it names none. A day alone counts as one. */
function daysOf(values: AskValues, today: string): DaySpan | undefined {
  const [from, days] = [plain(values, 'jobFrom'), plain(values, 'jobDays')];
  const isWrong = wrongFields(values, today).some((field) => field === 'jobFrom' || field === 'jobDays');
  return from === '' || isWrong ? undefined : spanOf(from, Number(days || 1));
}

interface TakenOnDaysProps {
  readonly form: Form<AskField>;
  /** The machines that are asked about. */
  readonly ids: readonly string[];
}

/** Says before a request is sent that machines are taken on its days. It may be sent all the same: owners can offer other days. */
export function TakenOnDays({ form, ids }: TakenOnDaysProps) {
  useSignals();
  const texts = useMessages(messages);
  const scope = useScope();
  const key = ids.join();
  const answers = useMemo(
    () =>
      key
        .split(',')
        .map((equipmentId) => scope.resource(getAvailability, () => ({ equipmentId }), { isQuiet: true }).remote),
    [scope, key],
  );
  const [now] = useState(() => Date.now());
  // The server does not know it: an answer that is here before the page is taken over would not be as served.
  const isServed = useServed();
  const days = isServed ? undefined : daysOf(form.values.value, dayInIndia(new Date(now)));
  // Where nothing is known nothing is said.
  const taken = answers
    .map((remote) => (days ? (takenIn(dataOf(remote.value)) ?? []).filter((span) => overlap(span, days)) : []))
    .filter((spans) => spans.length > 0);
  const [first] = taken;
  return (
    <div className="y-ask__wide y-ask__taken" role="status">
      {first && (
        <>
          {ids.length === 1 ? (
            <TakenDays taken={first} now={now} />
          ) : (
            <p>{texts.takenSome(taken.length, ids.length)}</p>
          )}
          <p className="y-ask__note">{texts.askAnyway}</p>
        </>
      )}
    </div>
  );
}
