import { useSignals } from '@preact/signals-react/runtime';
import { type Call, getOwnerEquipments, importEquipments } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { useMemo, useRef } from 'react';
import { download } from '../../kit/download.ts';
import { Notice } from '../../kit/form/summary.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import { ColumnsPart } from './columns-part.tsx';
import { messages } from './equipment-import.messages.ts';
import { type ImportModel, createImportModel } from './equipment-import.model.ts';
import { ResultPart } from './result-part.tsx';

const csv = () => import('./csv.ts');

/** Adds machines from a table: choose, check the columns, try, and take what is right. */
export function Screen() {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const model = useMemo(
    () =>
      createImportModel({
        language: scope.language,
        parse: async (file) => (await csv()).parseCsv(file),
        write: async (columns, rows) => (await csv()).writeCsv(columns, rows),
        send: (input) => scope.send(importEquipments, input, { isQuiet: true }),
        download,
        onAdded: () => scope.store.forget(getOwnerEquipments as Call),
      }),
    [scope],
  );
  const step = model.step.value;
  const failure = model.failure.value;
  const isMapped = model.table.value !== undefined;
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note} />
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
            {isMapped && <ColumnsPart model={model} />}
            {isMapped && step !== 'map' && step !== 'checking' && <ResultPart model={model} />}
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
  const texts = useMessages(messages);
  useSignals();
  const input = useRef<HTMLInputElement>(null);
  const isReading = model.step.value === 'reading';
  const hasTable = model.table.value !== undefined;
  const template = async () => {
    const { writeCsv } = await csv();
    // In English, whatever is read here: by these names the columns are known again.
    download(texts.templateName, writeCsv(Object.values(messages.fields), []));
  };
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-label={texts.file}>
      <p>{isReading ? texts.reading : texts.hint}</p>
      <div className="y-dashboard__ways">
        <Button
          {...(!hasTable && { variant: 'primary' as const })}
          busy={isReading}
          onClick={() => input.current?.click()}
        >
          {hasTable ? texts.chooseOther : texts.choose}
        </Button>
        <Button variant="quiet" onClick={() => void template()}>
          {texts.template}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        className="y-hidden"
        tabIndex={-1}
        aria-label={texts.file}
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

function Foot({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const step = model.step.value;
  const good = model.good.value;
  const hasBad = model.errors.value.size > 0;
  const isTried = step === 'checked' || step === 'adding';
  return (
    <div className="y-dashboard__form-foot">
      {isTried && hasBad && <Button onClick={() => void model.downloadBad()}>{texts.downloadBad}</Button>}
      {isTried && good > 0 && (
        <Button variant="primary" busy={step === 'adding'} onClick={() => void model.add()}>
          {step === 'adding' ? texts.adding : texts.add(good)}
        </Button>
      )}
      {!isTried && (
        <Button variant="primary" busy={step === 'checking'} onClick={() => void model.check()}>
          {step === 'checking' ? texts.checking : texts.check}
        </Button>
      )}
    </div>
  );
}

function Done({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const hasBad = model.errors.value.size > 0;
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" role="status">
      <h2>{texts.added(model.added.value)}</h2>
      {model.already.value > 0 && <p>{texts.already(model.already.value)}</p>}
      {hasBad && <p>{texts.checked(model.added.value, model.errors.value.size)}</p>}
      <div className="y-dashboard__ways">
        <ButtonLink variant="primary" href="/dashboard/equipments-list">
          {texts.toList}
        </ButtonLink>
        {hasBad && <Button onClick={() => void model.downloadBad()}>{texts.downloadBad}</Button>}
      </div>
    </section>
  );
}
