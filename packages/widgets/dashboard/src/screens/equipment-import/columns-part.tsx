import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Select } from '@yantra/ui';
import { useMemo } from 'react';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';
import { type ImportField, importFields } from './import-fields.ts';

const shownRows = 5;

/** Assigns columns to fields, above the first rows. */
export function ColumnsPart({ model }: { readonly model: ImportModel }) {
  const texts = useMessages(messages);
  const options = useMemo(() => importFields.map((field) => ({ value: field, label: texts.fields[field] })), [texts]);
  useSignals();
  const table = model.table.value;
  const mapping = model.mapping.value;
  const isBusy = model.step.value === 'checking' || model.step.value === 'adding';
  if (!table) return null;
  const shown = table.rows.slice(0, shownRows);
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-columns">
      <h2 id="y-import-columns">{texts.mapping}</h2>
      <p>{texts.mappingNote(model.fileName.value, table.rows.length)}</p>
      {table.doubt && (
        <p className="y-dashboard__import-note" role="status">
          {texts.doubt[table.doubt]}
        </p>
      )}
      <div className="y-dashboard__sheet" role="region" aria-label={texts.preview}>
        <table>
          <caption>{texts.previewNote(shown.length, table.rows.length)}</caption>
          <thead>
            <tr>
              {table.columns.map((column, index) => (
                <th key={index} scope="col">
                  <span>{column}</span>
                  <Select
                    aria-label={column}
                    value={mapping[index] ?? ''}
                    placeholder={texts.ignore}
                    options={options}
                    disabled={isBusy}
                    onChange={({ currentTarget }) =>
                      model.map(index, (currentTarget.value || undefined) as ImportField | undefined)
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, place) => (
              <tr key={place}>
                {table.columns.map((_, index) => (
                  <td key={index}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
