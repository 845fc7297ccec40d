import { useMessages } from '@yantra/language';
import type { FreeDays } from '@yantra/state';
import { Button, TakenDays, useDayWords } from '@yantra/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { DaysCalendarProps } from './days-calendar.tsx';

export interface DaysProps {
  readonly days: FreeDays;
}

/** The calendar's code comes after the page. `failed`: it could not be loaded. */
function useCalendar() {
  const [turn, setTurn] = useState(0);
  const [Calendar, setCalendar] = useState<ComponentType<DaysCalendarProps>>();
  const [failedTurn, setFailedTurn] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    import('./days-calendar.tsx').then(
      (loaded) => isWanted && setCalendar(() => loaded.DaysCalendar),
      () => isWanted && setFailedTurn(turn),
    );
    return () => {
      isWanted = false;
    };
  }, [turn]);
  return { Calendar, hasFailed: failedTurn === turn, retry: () => setTurn(turn + 1) };
}

/** On which days the machine is free, and those of the job, which are chosen here. */
export function Days({ days }: DaysProps) {
  const { yourDays } = useMessages(messages);
  const { texts, said } = useDayWords();
  const { Calendar, hasFailed, retry } = useCalendar();
  const { today, taken, chosen } = days;
  return (
    <section className="y-details__days" aria-labelledby="details-days" part="days">
      <h2 id="details-days">{yourDays}</h2>
      {taken && <p className="y-muted">{said(taken, today, chosen)}</p>}
      <div className="y-details__days-box y-calbox">
        {Calendar && <Calendar days={days} />}
        {!Calendar && !hasFailed && (
          <div className="y-details__days-wait" data-chosen={chosen && ''} aria-busy="true" />
        )}
        {!Calendar && hasFailed && (
          <div className="y-cals__failed" role="alert">
            <p>{texts.failed}</p> <Button onClick={retry}>{texts.retry}</Button>
          </div>
        )}
      </div>
      {taken && (
        <noscript>
          <TakenDays taken={taken} />
        </noscript>
      )}
    </section>
  );
}
