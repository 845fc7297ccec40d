import { useSignals } from '@preact/signals-react/runtime';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button } from '@yantra/ui';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { AddressModel } from '../../kit/address-map/address.model.ts';
import { FormFoot } from '../../kit/form/field-set.tsx';
import { messages as formMessages } from '../../kit/form/form.messages.ts';
import { LeaveConfirmation } from '../../kit/form/leave-confirmation.tsx';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Notice, Summary } from '../../kit/form/summary.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import type { AskedRentsModel } from './asked-rents.model.ts';
import { CostFoot } from './cost/cost-foot.tsx';
import { CostSet } from './cost/cost-set.tsx';
import type { CostModel } from './cost/cost.model.ts';
import { messages } from './equipment-form.messages.ts';
import type { EquipmentFormModel } from './equipment-form.model.ts';
import { FormRail } from './form-rail.tsx';
import { LivePreview, type LivePreviewProps, PreviewButton } from './live-preview.tsx';
import { PlaceSet } from './place-set.tsx';
import { MachineSet, PapersSet, PicturesSet, RentSet } from './sets.tsx';
import { listAddress, useEquipmentForm } from './use-equipment-form.ts';
import { useLists } from './use-lists.ts';

/** The form that adds or edits a machine. */
export function EquipmentForm({ kind, ...props }: ScreenProps & { readonly kind: 'add' | 'edit' }) {
  const texts = useMessages(messages);
  const { model, ...rest } = useEquipmentForm(kind, props);
  return (
    <>
      <ScreenHead title={texts.titles[kind]} {...(kind === 'add' && { note: texts.about })} />
      <WhenLoaded loaded={model.loaded} onRetry={model.reload}>
        <Fields model={model} {...rest} />
      </WhenLoaded>
      <LeaveConfirmation isChanged={model.form.isChanged} isKept />
    </>
  );
}

const namesIn =
  ({ categories, types }: ReturnType<typeof useLists>['lists']) =>
  (what: 'type' | 'category', id: string): string =>
    (what === 'type' ? types : categories).find(({ value }) => value === id)?.label ?? '';

interface FieldsProps {
  readonly model: EquipmentFormModel;
  readonly address: AddressModel;
  readonly rents: AskedRentsModel;
  readonly cost: CostModel;
}

function Fields({ model, address, rents, cost }: FieldsProps) {
  const formTexts = useMessages(formMessages);
  const errorText = useErrorText();
  const { siteUrl } = useScope();
  const { lists, failure, reload } = useLists();
  const element = useRef<HTMLFormElement>(null);
  const { form, images, setFacts, setKinds, asked } = model;
  useEffect(() => setFacts(lists.facts), [setFacts, lists.facts]);
  useEffect(() => setKinds({ of: lists.kinds, nameOf: namesIn(lists) }), [setKinds, lists]);
  const set = { form, isReadOnly: false };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.submit();
  };
  return (
    <form ref={element} className="y-dashboard__add" noValidate onSubmit={submit}>
      <FormRail model={model} cost={cost} />
      <div className="y-dashboard__form">
        <FormMessages model={model} element={element} />
        {failure && (
          <Notice kind="error">
            <p>{formTexts.failed(errorText(failure))}</p>
            <Button size="sm" icon="retry" onClick={reload}>
              {formTexts.retry}
            </Button>
          </Notice>
        )}
        <PicturesSet {...set} images={images} siteUrl={siteUrl} />
        <MachineSet {...set} lists={lists} asked={asked} />
        <RentSet {...set} rents={rents} />
        <PapersSet {...set} />
        <PlaceSet {...set} address={address} />
      </div>
      <LivePreview model={model} lists={lists} />
      <CostSet form={form} cost={cost} categories={lists.categories} />
      <div className="y-dashboard__add-end">
        <SaveDraft model={model} />
        <Failure model={model} />
      </div>
      <Foot model={model} lists={lists} cost={cost} />
    </form>
  );
}

/** Messages above the fields: a restored draft, somebody else's change, errors. */
function FormMessages({
  model,
  element,
}: Pick<FieldsProps, 'model'> & { readonly element: RefObject<HTMLFormElement | null> }) {
  const texts = useMessages(messages);
  useSignals();
  const notice = model.notice.value;
  const isChanged = model.outcome.value === 'changed';
  return (
    <>
      {notice === 'restored' && (
        <Notice kind="info">
          <p>{texts.restored}</p>
          <Button size="sm" onClick={model.discardDraft}>
            {texts.startAfresh}
          </Button>
        </Notice>
      )}
      {notice === 'rebased' && (
        <Notice kind="info">
          <p>{texts.rebased}</p>
        </Notice>
      )}
      {typeof notice === 'object' && (
        <Notice kind="info">
          <p>{texts.duplicated(notice.copyOf)}</p>
        </Notice>
      )}
      {isChanged && (
        <Notice kind="error">
          <p>{texts.changed}</p>
          <p>{texts.changedText}</p>
          <Button size="sm" icon="retry" onClick={() => void model.loadNewerVersion()}>
            {texts.loadTheirs}
          </Button>
        </Notice>
      )}
      <Summary
        wrong={model.form.wrong}
        labels={texts.fields}
        failedSubmits={model.failedSubmits.value}
        form={element}
      />
    </>
  );
}

/** Why it could not be saved, beside the button that tries again: the notice disappears. */
function Failure({ model: { failure } }: Pick<FieldsProps, 'model'>) {
  useSignals();
  if (failure.value === undefined) return null;
  return (
    <Notice kind="error">
      <p>{failure.value}</p>
    </Notice>
  );
}

function Foot({ model, lists, cost }: LivePreviewProps & Pick<FieldsProps, 'cost'>) {
  const texts = useMessages(messages);
  useSignals();
  const isSaving = model.outcome.value === 'saving';
  return (
    <FormFoot backHref={listAddress} back={texts.back} isReadOnly={false} isSaving={isSaving} note={texts.kept}>
      <CostFoot cost={cost} />
      <PreviewButton model={model} lists={lists} />
    </FormFoot>
  );
}

/** Saves it as a draft while it has no picture. */
function SaveDraft({ model }: Pick<FieldsProps, 'model'>) {
  const texts = useMessages(messages);
  useSignals();
  if (model.form.fields.images.value.value !== '') return null;
  return (
    <div className="y-dashboard__draft">
      <p>{texts.draftWay}</p>
      <Button disabled={model.outcome.value === 'saving'} onClick={() => void model.submit(true)}>
        {texts.saveDraft}
      </Button>
    </div>
  );
}
