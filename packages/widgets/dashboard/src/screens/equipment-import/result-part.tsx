import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import type { Mapping, Table } from './columns.ts';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';
import type { ImportField } from './import-fields.ts';

/** The result of the trial: how many rows are valid, and the errors of the others. */
export function ResultPart({ model }: { readonly model: ImportModel }) {
  const texts = useMessages(messages);
  useSignals();
  const table = model.table.value;
  const errors = model.errors.value;
  const good = model.good.value;
  if (!table) return null;
  const rows = [...errors].toSorted(([one], [other]) => one - other);
  const isRight = rows.length === 0;
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-result">
      <h2 id="y-import-result">{isRight ? texts.rightTitle : texts.errorsTitle}</h2>
      <p className="y-dashboard__verdict" data-kind={isRight ? 'right' : undefined} role="status">
        <Icon name={isRight ? 'check' : 'alert'} />
        {good === 0 && model.skipped.value.size === 0 ? texts.none : texts.checked(good, rows.length)}
      </p>
      {!isRight && (
        <ul className="y-dashboard__wrong-rows" aria-label={texts.badRows}>
          {rows.map(([place, found]) => (
            <WrongRow key={place} {...{ place, found, table }} mapping={model.mapping.value} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface WrongRowProps {
  readonly place: number;
  readonly found: Readonly<Record<string, string>>;
  readonly table: Table;
  readonly mapping: Mapping;
}

/** A row with its number and name, and each wrong field with its value and error. */
function WrongRow({ place, found, table, mapping }: WrongRowProps) {
  const texts = useMessages(messages);
  const cell = (field: string) => {
    const column = mapping.indexOf(field as ImportField);
    return column < 0 ? texts.noColumn : table.rows[place]?.[column]?.trim() || texts.emptyCell;
  };
  const labels: Readonly<Record<string, string>> = texts.fields;
  const column = mapping.indexOf('name');
  const name = column < 0 ? '' : table.rows[place]?.[column];
  return (
    <li>
      <p className="y-dashboard__wrong-row">
        {/* As a spreadsheet counts: the first row holds the headings. */}
        <b className="y-num">{texts.rowNumber(table.lines?.[place] ?? place + 2)}</b> {name}
      </p>
      <dl>
        {Object.entries(found).map(([field, sentence]) => (
          <div key={field}>
            <dt>{labels[field] ?? field}</dt>
            <dd className="y-muted">{cell(field)}</dd>
            <dd className="y-field__error">{sentence}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
