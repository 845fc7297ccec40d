import { useSignals } from '@preact/signals-react/runtime';
import {
  addEquipmentPictures,
  type Call,
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getOwnerEquipments,
  importEquipments,
  uploadImage,
} from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { ApiError, type Scope, useScope } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { useMemo } from 'react';
import { download } from '../../kit/download.ts';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { Notice } from '../../kit/form/summary.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { ColumnsPart } from './columns-part.tsx';
import { DonePart } from './done-part.tsx';
import { messages } from './equipment-import.messages.ts';
import { createImportModel, type ImportDependencies, type ImportModel } from './equipment-import.model.ts';
import { FixedPart } from './fixed-part.tsx';
import { MendedPart } from './mended-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { ResultPart } from './result-part.tsx';
import { SamePart } from './same-part.tsx';
import { Chooser, RowExample, Steps } from './start-part.tsx';
import { WordsPart } from './words-part.tsx';

const csv = () => import('./csv.ts');
const table = () => import('./table-file.ts');

/* Errors of a single picture; any other error is one of connection or account, and can be retried. */
const pictureErrorCodes: readonly string[] = ['image.unreadable', 'image.tooLarge'];

const picturesOf = (scope: Scope): ImportDependencies['pictures'] => ({
  open: async (files) => (await import('./picture-files.ts')).picturesIn(files),
  upload: async (file) => {
    const { file: small } = await (await import('../../kit/images/shrink.ts')).shrink(file);
    const sent = await scope.files?.(({ upload }) =>
      upload(uploadImage, small, { onProgress: () => undefined, signal: new AbortController().signal }),
    );
    if (sent === undefined) throw new Error('Files are sent from the marketplace’s own pages only.');
    return sent.url;
  },
  assign: async (machines) => {
    const answer = await scope.send(addEquipmentPictures, { machines: [...machines] });
    return answer.machines.map(({ id }) => id);
  },
  isPictureError: (error) => !(error instanceof ApiError) || pictureErrorCodes.includes(error.code),
});

/** Adds machines from a table: choose a file, check the columns, try, add the valid rows, and upload pictures. */
export function Screen({ user }: Pick<ScreenProps, 'user'>) {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const { phone } = user;
  const model = useMemo(
    () =>
      createImportModel({
        language: scope.language,
        parse: async (file) => (await table()).readTable(file),
        write: async (columns, rows) => (await csv()).writeCsv(columns, rows),
        send: (input) => scope.send(importEquipments, input),
        pictures: picturesOf(scope),
        download,
        onAdded: () => scope.store.forget(getOwnerEquipments as Call),
        known: phone ? { phoneNumber: phone } : {},
      }),
    [scope, phone],
  );
  const template = useTemplate();
  const step = model.step.value;
  const failure = model.failure.value;
  const isMapped = model.table.value !== undefined;
  return (
    <>
      <LeaveConfirmation isChanged={model.isUnfinished} isKept={false} />
      <ScreenHead title={texts.title} note={texts.note}>
        <Button onClick={() => void template()}>
          <Glyph d={glyphs.download} />
          {texts.template}
        </Button>
      </ScreenHead>
      <Steps model={model} />
      <div className="y-dashboard__form y-dashboard__import">
        {failure !== undefined && (
          <Notice kind="error">
            <p>{failure}</p>
          </Notice>
        )}
        {step === 'done' ? (
          <DonePart model={model} />
        ) : (
          <>
            <Chooser model={model} />
            {!isMapped && <RowExample />}
            {isMapped && <ColumnsPart model={model} />}
            {isMapped && <FixedPart model={model} />}
            {isMapped && <PicturesPart model={model} />}
            <WordsPart model={model} />
            {isMapped && step !== 'map' && step !== 'checking' && <ResultPart model={model} />}
            {isMapped && <MendedPart model={model} />}
            {isMapped && <SamePart model={model} />}
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

/** Downloads a template: a table to fill in, with the allowed values. */
function useTemplate(): () => Promise<void> {
  const texts = useMessages(messages);
  const scope = useScope();
  return async () => {
    const [{ workbook }, { templateSheets }, categories, types] = await Promise.all([
      import('./template.ts'),
      import('./template-table.ts'),
      scope.send(getCategoryDropDown, {}),
      scope.send(getEquipmentTypeDropDown, {}),
    ]);
    const names = categories.map(({ value }) => value);
    download(texts.templateName, workbook(templateSheets({ categories: names, types })));
  };
}

function Foot({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const step = model.step.value;
  const good = model.good.value;
  const hasBad = model.errors.value.size > 0;
  // Rows that already exist as drafts may still get pictures.
  const canGivePictures = model.skipped.value.size > 0 && model.pictures.files.value.length > 0;
  const isTried = step === 'checked' || step === 'adding';
  return (
    <div className="y-dashboard__form-foot">
      {isTried && hasBad && <Button onClick={() => void model.downloadBad()}>{texts.downloadBad}</Button>}
      {isTried && (good > 0 || canGivePictures) && (
        <Button variant="primary" busy={step === 'adding'} onClick={() => void model.add()}>
          {step === 'adding' ? texts.adding : good > 0 ? texts.add(good) : texts.addPictures}
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
