import { dayAfter } from '@yantra/domain';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { type DayWords, useDayWords } from './day-words.ts';
import { type DayState, inMonth, monthAfter, monthOf, stateOf, weekdayOf, weeksIn } from './months.ts';
import { type DayChoice, type DayChoiceProps, useDayChoice } from './use-day-choice.ts';

export interface DayPickerProps extends DayChoiceProps {
  /** Which days are taken could not be loaded. */
  hasFailed?: boolean;
  onRetry?: () => void;
}

/** Where a key goes from a day. */
function dayBy(key: string, day: string): string | undefined {
  const weekday = weekdayOf(day);
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }[key];
  if (days !== undefined) return dayAfter(day, days);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? undefined : inMonth(day, monthAfter(monthOf(day), months));
}

/**
 * Chooses days of a hire: the first, then the last. Taken days are hatched and struck; days never go over one. Two months where there is room, else one.
 * It stands in an element of the class `y-calbox`.
 */
export function DayPicker(props: DayPickerProps) {
  const { today, taken, hasFailed = false, onRetry } = props;
  const words = useDayWords();
  const choice = useDayChoice(props, words);
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const { cursor } = choice;
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  });
  const press = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayBy(event.key, day);
    if (next !== undefined) {
      const isTwo = (root.current?.lastElementChild?.getClientRects().length ?? 0) > 0;
      wantsFocus.current = true;
      choice.goTo(next, isTwo ? 2 : 1);
    } else if (event.key === 'Escape' && choice.isChoosing) choice.giveUp();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const months = [choice.month, monthAfter(choice.month, 1)];
  return (
    <>
      {/* The keys of all days in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="y-cals" ref={root} onKeyDown={press} aria-busy={!taken && !hasFailed}>
        {months.map((month, index) => (
          <Month key={index} {...{ month, index, today, taken, choice, words }} />
        ))}
      </div>
      {hasFailed && !taken ? (
        <div className="y-cals__failed" role="alert">
          <p>{words.texts.failed}</p> <Button onClick={onRetry}>{words.texts.retry}</Button>
        </div>
      ) : (
        <p className="y-cals__says" role="status">
          {taken ? choice.said || (!props.chosen && words.texts.chooseFirst) : words.texts.loading}
        </p>
      )}
      <Key hasChosen={props.chosen !== undefined} words={words} />
    </>
  );
}

interface MonthProps extends Pick<DayPickerProps, 'today' | 'taken'> {
  readonly month: string;
  readonly index: number;
  readonly choice: DayChoice;
  readonly words: DayWords;
}

function Month({ month, index, today, taken, choice, words }: MonthProps) {
  const { texts } = words;
  const name = words.month(month);
  const turn = (by: 1 | -1, className?: string) => (
    <Button
      variant="quiet"
      icon={by < 0 ? 'left' : 'right'}
      className={className}
      aria-label={by < 0 ? texts.before : texts.after}
      aria-disabled={!choice.canTurn(by)}
      onClick={() => choice.turn(by)}
    />
  );
  const facts = { today, taken, shown: choice.shown };
  return (
    <div className="y-cal">
      <div className="y-cal__head">
        {index === 0 ? turn(-1) : <span />}
        <h3 aria-live={index === 0 ? 'polite' : undefined}>{name}</h3>
        {turn(1, index === 0 ? 'y-cal__last' : undefined)}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-label={name}>
        <thead>
          <tr>
            {texts.weekdays.map((weekday, place) => (
              <th key={texts.weekdayNames[place]} scope="col" abbr={texts.weekdayNames[place]}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksIn(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, place) =>
                day === undefined ? (
                  // eslint-disable-next-line jsx-a11y/control-has-associated-label -- a place of another month
                  <td key={place} />
                ) : (
                  <Day key={place} state={stateOf(day, facts)} isToday={day === today} {...{ day, choice, words }} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends Pick<MonthProps, 'choice' | 'words'> {
  readonly day: string;
  readonly state: DayState;
  readonly isToday: boolean;
}

const chosenStates: readonly DayState[] = ['only', 'start', 'in', 'end'];

function Day({ day, state, isToday, choice, words: { texts, long } }: DayProps) {
  const isChosen = chosenStates.includes(state);
  // Days end before a taken one that is wanted as the last.
  const isEnd = state === 'taken' && choice.isChoosing && day > (choice.shown?.first ?? day);
  return (
    <td
      data-state={state === 'free' ? undefined : state}
      data-today={isToday ? '' : undefined}
      aria-selected={isChosen || undefined}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={day === choice.cursor ? 0 : -1}
        aria-label={[long(day), ...(isToday ? [texts.today] : []), texts.states[state]].join(', ')}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={state !== 'free' && !isChosen && !isEnd}
        onClick={() => choice.pick(day)}
        onPointerEnter={() => choice.point(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function Key({ hasChosen, words: { texts } }: { readonly hasChosen: boolean; readonly words: DayWords }) {
  const kinds = (['free', 'taken', 'chosen', 'today'] as const).filter((kind) => hasChosen || kind !== 'chosen');
  return (
    <ul className="y-key" aria-label={texts.key}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i data-kind={kind} />
          {texts.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
