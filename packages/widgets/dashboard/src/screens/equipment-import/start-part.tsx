import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Button, Glyph, Icon } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { Panel } from '../../kit/panel.tsx';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';
import { example } from './example-row.ts';
import type { ImportField } from './import-fields.ts';

interface PartProps {
  readonly model: ImportModel;
}

const steps = ['table', 'columns', 'rows', 'done'] as const;

function stepOf({ step, table }: ImportModel): number {
  if (step.value === 'done') return 3;
  if (step.value === 'checked' || step.value === 'adding') return 2;
  return table.value === undefined ? 0 : 1;
}

/** The steps of the import, with the current one marked. */
export function Steps({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const now = stepOf(model);
  return (
    <ol className="y-dashboard__import-steps" aria-label={texts.steps}>
      {steps.map((name, place) => (
        <li
          key={name}
          data-state={place < now ? 'done' : place === now ? 'now' : 'later'}
          aria-current={place === now ? 'step' : undefined}
        >
          <span className="y-dashboard__ring">
            {place < now ? (
              <>
                <Icon name="check" />
                <span className="y-hidden">{texts.stepDone}: </span>
              </>
            ) : (
              <span aria-hidden="true">{place + 1}</span>
            )}
          </span>
          {texts.stepNames[name]}
        </li>
      ))}
    </ol>
  );
}

/** Takes a dropped or chosen file. */
export function Chooser({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const input = useRef<HTMLInputElement>(null);
  const isReading = model.step.value === 'reading';
  const hasTable = model.table.value !== undefined;
  const { place, isOver } = useDrop((file) => {
    if (!isReading) void model.choose(file);
  });
  return (
    <section
      ref={place}
      className="y-dashboard__drop"
      aria-label={texts.file}
      data-slim={hasTable || undefined}
      data-over={isOver || undefined}
    >
      {!hasTable && (
        <>
          <Glyph d={glyphs.columns} />
          <h2>{texts.drop}</h2>
        </>
      )}
      <p role="status">{isReading ? texts.reading : texts.hint}</p>
      <Button
        {...(!hasTable && { variant: 'primary' as const })}
        busy={isReading}
        onClick={() => input.current?.click()}
      >
        {hasTable ? texts.chooseOther : texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        className="y-hidden"
        tabIndex={-1}
        aria-label={texts.file}
        accept=".csv,.xlsx,.xls,.tsv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void model.choose(file);
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** Takes a file dropped on an area; without a mouse, the button there chooses one. */
function useDrop(onFile: (file: File) => void) {
  const place = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const { current: element } = place;
    const controller = new AbortController();
    const { signal } = controller;
    const onOver = (event: DragEvent) => {
      // Otherwise the browser would open the dropped file.
      event.preventDefault();
      setOver(true);
    };
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) latest.current(file);
    };
    element?.addEventListener('dragover', onOver, { signal });
    element?.addEventListener('dragleave', () => setOver(false), { signal });
    element?.addEventListener('drop', onDrop, { signal });
    return () => controller.abort();
  }, []);
  return { place, isOver };
}

/** The columns that most tables have, in the form's order. */
const explained = [
  'name',
  'equipmentTypeId',
  'rentalValue',
  'rentalType',
  'city',
  'image1Url',
] as const satisfies readonly ImportField[];

/** Explains the columns before a file is chosen. */
export function RowExample() {
  const texts = useMessages(messages);
  const { row } = texts;
  const exampleRow = { ...example, name: row.name };
  return (
    <Panel title={row.title}>
      <p className="y-dashboard__panel-body y-muted">{row.note}</p>
      <table className="y-dashboard__row-example">
        <caption className="y-hidden">{row.title}</caption>
        <thead>
          <tr>
            {row.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {explained.map((field) => (
            <tr key={field}>
              <th scope="row">{texts.fields[field]}</th>
              <td>{exampleRow[field]}</td>
              <td>{row.may[field]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
