import { useSignals } from '@preact/signals-react/runtime';
import { type Call, getOwnerEquipments, importEquipments } from '@yantra/contract/calls';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Select } from '@yantra/ui';
import { useMemo, useRef } from 'react';
import { download } from '../../internal/form/download.ts';
import { Notice } from '../../internal/form/summary.tsx';
import { ScreenHead } from '../../internal/screen-head.tsx';
import { type ImportField, importFields } from './columns.ts';
import { messages } from './equipment-import.messages.ts';
import { type ImportModel, createImportModel } from './equipment-import.model.ts';

const csv = () => import('./csv.ts');
const save = (name: string, text: string) => download(name, text, 'text/csv;charset=utf-8');
const shownRows = 5;

/** Adds machines from a table: choose, check the columns, try, and take what is right. */
export function Screen() {
  useSignals();
  const scope = useScope();
  const model = useMemo(
    () =>
      createImportModel({
        parse: async (file) => (await csv()).parseCsv(file),
        write: async (columns, rows) => (await csv()).writeCsv(columns, rows),
        send: (input) => scope.send(importEquipments, input, { isQuiet: true }),
        download: save,
        onAdded: () => scope.store.forget(getOwnerEquipments as Call),
      }),
    [scope],
  );
  const step = model.step.value;
  const failure = model.failure.value;
  const isMapped = model.table.value !== undefined;
  return (
    <>
      <ScreenHead title={messages.title} note={messages.note} />
      <div className="y-dashboard__form y-dashboard__import">
        {failure !== undefined && (
          <Notice kind="error">
            <p>{failure}</p>
          </Notice>
        )}
        {step === 'done' ? (
          <Done model={model} />
        ) : (
          <>
            <Chooser model={model} />
            {isMapped && <Columns model={model} />}
            {isMapped && step !== 'map' && step !== 'checking' && <Result model={model} />}
            {isMapped && <Foot model={model} />}
          </>
        )}
      </div>
    </>
  );
}

interface PartProps {
  readonly model: ImportModel;
}

function Chooser({ model }: PartProps) {
  useSignals();
  const input = useRef<HTMLInputElement>(null);
  const isReading = model.step.value === 'reading';
  const hasTable = model.table.value !== undefined;
  const template = async () => {
    const { writeCsv } = await csv();
    save(messages.templateName, writeCsv(Object.values(messages.fields), []));
  };
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-label={messages.file}>
      <p>{isReading ? messages.reading : messages.hint}</p>
      <div className="y-dashboard__ways">
        <Button
          {...(!hasTable && { variant: 'primary' as const })}
          busy={isReading}
          onClick={() => input.current?.click()}
        >
          {hasTable ? messages.chooseOther : messages.choose}
        </Button>
        <Button variant="quiet" onClick={() => void template()}>
          {messages.template}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        className="y-hidden"
        tabIndex={-1}
        aria-label={messages.file}
        accept=".csv,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void model.choose(file);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

const options = importFields.map((field) => ({ value: field, label: messages.fields[field] }));

/** Which column is what, over the first rows. */
function Columns({ model }: PartProps) {
  useSignals();
  const table = model.table.value;
  const mapping = model.mapping.value;
  const isBusy = model.step.value === 'checking' || model.step.value === 'adding';
  if (!table) return null;
  const shown = table.rows.slice(0, shownRows);
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-columns">
      <h2 id="y-import-columns">{messages.mapping}</h2>
      <p>{messages.mappingNote(model.fileName.value, table.rows.length)}</p>
      <div className="y-dashboard__sheet" role="region" aria-label={messages.preview} tabIndex={0}>
        <table>
          <caption>{messages.previewNote(shown.length, table.rows.length)}</caption>
          <thead>
            <tr>
              {table.columns.map((column, index) => (
                <th key={index} scope="col">
                  <span>{column}</span>
                  <Select
                    aria-label={column}
                    value={mapping[index] ?? ''}
                    placeholder={messages.ignore}
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

/** What the trial found, each row with its cells and what is wrong beside them. */
function Result({ model }: PartProps) {
  useSignals();
  const table = model.table.value;
  const errors = model.errors.value;
  const mapping = model.mapping.value;
  const good = model.good.value;
  if (!table) return null;
  const rows = [...errors].toSorted(([one], [other]) => one - other);
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-result">
      <h2 id="y-import-result">{rows.length > 0 ? messages.errorsTitle : messages.rightTitle}</h2>
      <p role="status">{good === 0 ? messages.none : messages.checked(good, rows.length)}</p>
      {rows.length > 0 && (
        <div className="y-dashboard__sheet" role="region" aria-label={messages.badRows} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.row}</th>
                {mapping.map(
                  (field, index) =>
                    field && (
                      <th key={index} scope="col">
                        {messages.fields[field]}
                      </th>
                    ),
                )}
                <th scope="col">{messages.badColumn}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([place, found]) => (
                <tr key={place}>
                  {/* As a spreadsheet counts: the first row names the columns. */}
                  <th scope="row">{place + 2}</th>
                  {mapping.map(
                    (field, index) =>
                      field && (
                        <td key={index} data-invalid={found[field] === undefined ? undefined : ''}>
                          {table.rows[place]?.[index]}
                          {found[field] !== undefined && <span className="y-field__error">{found[field]}</span>}
                        </td>
                      ),
                  )}
                  <td>
                    {Object.entries(found)
                      .filter(([field]) => !mapping.includes(field as ImportField))
                      .map(([, sentence]) => sentence)
                      .join(' ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Foot({ model }: PartProps) {
  useSignals();
  const step = model.step.value;
  const good = model.good.value;
  const hasBad = model.errors.value.size > 0;
  const isTried = step === 'checked' || step === 'adding';
  return (
    <div className="y-dashboard__form-foot">
      {isTried && hasBad && <Button onClick={() => void model.downloadBad()}>{messages.downloadBad}</Button>}
      {isTried && good > 0 && (
        <Button variant="primary" busy={step === 'adding'} onClick={() => void model.add()}>
          {step === 'adding' ? messages.adding : messages.add(good)}
        </Button>
      )}
      {!isTried && (
        <Button variant="primary" busy={step === 'checking'} onClick={() => void model.check()}>
          {step === 'checking' ? messages.checking : messages.check}
        </Button>
      )}
    </div>
  );
}

function Done({ model }: PartProps) {
  useSignals();
  const hasBad = model.errors.value.size > 0;
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" role="status">
      <h2>{messages.added(model.added.value)}</h2>
      {hasBad && <p>{messages.checked(model.added.value, model.errors.value.size)}</p>}
      <div className="y-dashboard__ways">
        <ButtonLink variant="primary" href="/dashboard/equipments-list">
          {messages.toList}
        </ButtonLink>
        {hasBad && <Button onClick={() => void model.downloadBad()}>{messages.downloadBad}</Button>}
      </div>
    </section>
  );
}
