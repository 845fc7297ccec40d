import type { FreeDays } from '@yantra/state';
import { Button, DayPicker, useDayWords } from '@yantra/ui';

export interface DaysCalendarProps {
  readonly days: FreeDays;
}

/** The calendar, its keys, and the way to no days at all. */
export function DaysCalendar({ days }: DaysCalendarProps) {
  const { texts } = useDayWords();
  const { today, taken, chosen, hasFailed, choose, reload } = days;
  const { keys } = texts;
  return (
    <>
      <DayPicker {...{ today, taken, chosen, hasFailed }} onChoose={choose} onRetry={reload} />
      <div className="y-details__days-foot">
        <p className="y-details__keys">
          <kbd>←</kbd> <kbd>→</kbd> {keys.day} <kbd>{keys.pageUp}</kbd> <kbd>{keys.pageDown}</kbd> {keys.month}{' '}
          <kbd>{keys.enter}</kbd> {keys.choose}
        </p>
        {chosen && (
          <Button variant="ghost" onClick={() => choose(undefined)}>
            {texts.clear}
          </Button>
        )}
      </div>
    </>
  );
}
