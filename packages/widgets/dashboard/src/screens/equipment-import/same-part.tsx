import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Checkbox } from '@yantra/ui';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';

/** Rows that resemble existing machines or other rows of the file: they can be left out. */
export function SamePart({ model }: { readonly model: ImportModel }) {
  const texts = useMessages(messages);
  useSignals();
  const same = model.same.value;
  const skipped = model.skipped.value;
  const owned = same.flatMap(({ row, id }) => (id === undefined ? [] : [row]));
  const inFile = same.flatMap(({ row, id }) => (id === undefined ? [row] : []));
  if (same.length === 0) return null;
  const choice = (rows: readonly number[], label: string) =>
    rows.length > 0 && (
      <Checkbox
        label={label}
        checked={rows.every((row) => skipped.has(row))}
        disabled={model.step.value === 'adding'}
        onChange={({ currentTarget }) => model.skip(rows, currentTarget.checked)}
      />
    );
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-same">
      <h2 id="y-import-same">{texts.sameTitle}</h2>
      <p>{texts.sameNote}</p>
      {choice(owned, texts.sameOwned(owned.length))}
      {choice(inFile, texts.sameInFile(inFile.length))}
    </section>
  );
}
