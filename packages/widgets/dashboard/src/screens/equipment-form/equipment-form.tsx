import { useSignals } from '@preact/signals-react/runtime';
import { useScope } from '@yantra/state';
import { Button, ButtonLink } from '@yantra/ui';
import { type FormEvent, type RefObject, useRef } from 'react';
import type { AddressModel } from '../../internal/address-map/address.model.ts';
import { messages as formMessages } from '../../internal/form/form.messages.ts';
import { Leaving } from '../../internal/form/leaving.tsx';
import { WhenLoaded } from '../../internal/form/loading.tsx';
import { Notice, Summary } from '../../internal/form/summary.tsx';
import { ScreenHead } from '../../internal/screen-head.tsx';
import type { ScreenProps } from '../../screen.ts';
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
  const { model, address } = useEquipmentForm(kind, props);
  const { id } = props.params;
  const mayChange = kind === 'view' && props.user.role !== 'admin' && id !== undefined;
  return (
    <>
      <ScreenHead title={messages.titles[kind]}>
        {mayChange && (
          <>
            <ButtonLink href={`/dashboard/add-equipment?from=${encodeURIComponent(id)}`}>
              {messages.duplicate}
            </ButtonLink>
            <ButtonLink variant="primary" href={`${listAddress}/edit/${encodeURIComponent(id)}`}>
              {messages.edit}
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
  const { siteUrl } = useScope();
  const { lists, hasFailed, reload } = useLists();
  const element = useRef<HTMLFormElement>(null);
  const { form, images } = model;
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
          <p>{messages.listsFailed}</p>
          <Button size="sm" icon="retry" onClick={reload}>
            {formMessages.retry}
          </Button>
        </Notice>
      )}
      <MachineSet {...set} lists={lists} />
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
  useSignals();
  const notice = model.notice.value;
  const isChanged = model.outcome.value === 'changed';
  return (
    <>
      {notice === 'restored' && (
        <Notice kind="info">
          <p>{messages.restored}</p>
          <Button size="sm" onClick={model.startAfresh}>
            {messages.startAfresh}
          </Button>
        </Notice>
      )}
      {notice === 'rebased' && (
        <Notice kind="info">
          <p>{messages.rebased}</p>
        </Notice>
      )}
      {typeof notice === 'object' && (
        <Notice kind="info">
          <p>{messages.duplicated(notice.copyOf)}</p>
        </Notice>
      )}
      {isChanged && (
        <Notice kind="error">
          <p>{messages.changed}</p>
          <p>{messages.changedText}</p>
          <Button size="sm" icon="retry" onClick={() => void model.loadTheirs()}>
            {messages.loadTheirs}
          </Button>
        </Notice>
      )}
      <Summary
        title={formMessages.highlighted}
        wrong={model.form.wrong}
        labels={messages.fields}
        turn={model.turn.value}
        form={element}
      />
    </>
  );
}

function Foot({ model, isReadOnly }: Pick<FieldsProps, 'model' | 'isReadOnly'>) {
  useSignals();
  const isSaving = model.outcome.value === 'saving';
  return (
    <div className="y-dashboard__form-foot">
      <ButtonLink href={listAddress}>{isReadOnly ? messages.back : formMessages.cancel}</ButtonLink>
      {!isReadOnly && (
        <Button type="submit" variant="primary" busy={isSaving}>
          {isSaving ? formMessages.saving : formMessages.save}
        </Button>
      )}
    </div>
  );
}
