import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { AddressModel } from '../../kit/address-map/address.model.ts';
import { messages as formMessages } from '../../kit/form/form.messages.ts';
import { Leaving } from '../../kit/form/leaving.tsx';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Notice, Summary } from '../../kit/form/summary.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { messages } from './equipment-form.messages.ts';
import type { EquipmentFormModel } from './equipment-form.model.ts';
import { PlaceSet } from './place-set.tsx';
import { MachineSet, PapersSet, PicturesSet, RentSet } from './sets.tsx';
import { listAddress, useEquipmentForm } from './use-equipment-form.ts';
import { useLists } from './use-lists.ts';

interface EquipmentFormProps extends ScreenProps {
  readonly kind: 'add' | 'edit' | 'view';
}

/** The form of a machine: to add one, to change one, or only to be seen. */
export function EquipmentForm({ kind, ...props }: EquipmentFormProps) {
  const texts = useMessages(messages);
  const { model, address } = useEquipmentForm(kind, props);
  const { id } = props.params;
  const mayChange = kind === 'view' && props.user.role !== 'admin' && id !== undefined;
  return (
    <>
      <ScreenHead title={texts.titles[kind]}>
        {mayChange && (
          <>
            <ButtonLink href={`/dashboard/add-equipment?from=${encodeURIComponent(id)}`}>{texts.duplicate}</ButtonLink>
            <ButtonLink variant="primary" href={`${listAddress}/edit/${encodeURIComponent(id)}`}>
              {texts.edit}
            </ButtonLink>
          </>
        )}
      </ScreenHead>
      <WhenLoaded loaded={model.loaded} onRetry={model.reload}>
        <Fields model={model} address={address} isReadOnly={kind === 'view'} />
      </WhenLoaded>
      {kind !== 'view' && <Leaving isChanged={model.form.isChanged} isKept />}
    </>
  );
}

interface FieldsProps {
  readonly model: EquipmentFormModel;
  readonly address: AddressModel;
  readonly isReadOnly: boolean;
}

function Fields({ model, address, isReadOnly }: FieldsProps) {
  const texts = useMessages(messages);
  const formTexts = useMessages(formMessages);
  const { siteUrl } = useScope();
  const { lists, hasFailed, reload } = useLists();
  const element = useRef<HTMLFormElement>(null);
  const { form, images, learnUnits, unit } = model;
  useEffect(() => learnUnits(lists.units), [learnUnits, lists.units]);
  const set = { form, isReadOnly };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.submit();
  };
  return (
    <form ref={element} className="y-dashboard__form" noValidate onSubmit={submit}>
      <Top model={model} element={element} />
      {hasFailed && (
        <Notice kind="error">
          <p>{texts.listsFailed}</p>
          <Button size="sm" icon="retry" onClick={reload}>
            {formTexts.retry}
          </Button>
        </Notice>
      )}
      <MachineSet {...set} lists={lists} unit={unit} />
      <RentSet {...set} />
      <PicturesSet {...set} images={images} siteUrl={siteUrl} />
      <PapersSet {...set} />
      <PlaceSet {...set} address={address} />
      <Foot model={model} isReadOnly={isReadOnly} />
    </form>
  );
}

/** What stands above the fields: what was restored, what changed meanwhile, what is wrong. */
function Top({ model, element }: Pick<FieldsProps, 'model'> & { readonly element: RefObject<HTMLFormElement | null> }) {
  const texts = useMessages(messages);
  const formTexts = useMessages(formMessages);
  useSignals();
  const notice = model.notice.value;
  const isChanged = model.outcome.value === 'changed';
  return (
    <>
      {notice === 'restored' && (
        <Notice kind="info">
          <p>{texts.restored}</p>
          <Button size="sm" onClick={model.startAfresh}>
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
          <Button size="sm" icon="retry" onClick={() => void model.loadTheirs()}>
            {texts.loadTheirs}
          </Button>
        </Notice>
      )}
      <Summary
        title={formTexts.highlighted}
        wrong={model.form.wrong}
        labels={texts.fields}
        turn={model.turn.value}
        form={element}
      />
    </>
  );
}

function Foot({ model, isReadOnly }: Pick<FieldsProps, 'model' | 'isReadOnly'>) {
  const texts = useMessages(messages);
  const formTexts = useMessages(formMessages);
  useSignals();
  const isSaving = model.outcome.value === 'saving';
  return (
    <div className="y-dashboard__form-foot">
      <ButtonLink href={listAddress}>{isReadOnly ? texts.back : formTexts.cancel}</ButtonLink>
      {!isReadOnly && (
        <Button type="submit" variant="primary" busy={isSaving}>
          {isSaving ? formTexts.saving : formTexts.save}
        </Button>
      )}
    </div>
  );
}
