import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';

/* The downloaded file has all of them. */
const mostShown = 50;

/** Unknown towns and states by row, with the values used instead, so that no change goes unnoticed. */
export function MendedPart({ model }: { readonly model: ImportModel }) {
  const texts = useMessages(messages);
  useSignals();
  const mended = model.mended.value;
  const table = model.table.value;
  if (!table || mended.length === 0) return null;
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-mended">
      <h2 id="y-import-mended">{texts.mendedTitle}</h2>
      <p>{texts.mendedNote}</p>
      <ul className="y-dashboard__wrong-rows" aria-label={texts.mendedTitle}>
        {mended.slice(0, mostShown).map(({ row, field, said, kept }) => (
          <li key={`${row} ${field}`}>
            <b className="y-num">{texts.rowNumber(table.lines?.[row] ?? row + 2)}</b> {texts.mended[field](said, kept)}
          </li>
        ))}
      </ul>
      {mended.length > mostShown && <p>{texts.mendedMore(mended.length - mostShown)}</p>}
    </section>
  );
}
