import { type DaySpan, dayAfter } from '@yantra/domain';
import { useDayWords } from './day-words.ts';

/** The taken days as a table: where there is no script, and for printing. */
export function TakenDays({ taken }: { readonly taken: readonly DaySpan[] }) {
  const { texts, long } = useDayWords();
  if (taken.length === 0) return <p>{texts.noneTaken}</p>;
  return (
    <table className="y-taken">
      <caption>{texts.takenDays}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.first}</th>
          <th scope="col">{texts.last}</th>
        </tr>
      </thead>
      <tbody>
        {taken.map(({ from, until }) => (
          <tr key={from}>
            <td>{long(from)}</td>
            <td>{until === undefined ? texts.noEnd : long(dayAfter(until, -1))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
