import { useSignals } from '@preact/signals-react/runtime';
import { digitsOf } from '@yantra/domain';
import type { RecordForm } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Field, TextInput } from '@yantra/ui';
import { memo } from 'react';
import { AddressSearch } from '../../kit/address-map/address-search.tsx';
import type { AddressModel } from '../../kit/address-map/address.model.ts';
import { ClashChoice } from '../../kit/address-map/clash-choice.tsx';
import { PlaceMap } from '../../kit/address-map/place-map.tsx';
import { TextField } from '../../kit/form/control.tsx';
import { FieldSet } from '../../kit/form/field-set.tsx';
import { messages } from './equipment-form.messages.ts';
import type { EquipmentName } from './equipment.ts';
import { PlaceError } from './place-error.tsx';
import { type SetProps, numeric, of, plain } from './set-fields.ts';

const pinInput = { ...numeric, maxLength: 6, autoComplete: 'postal-code' } as const;

/** Where the machine is. */
export const PlaceSet = memo(function PlaceSet({ address, ...props }: SetProps & { readonly address: AddressModel }) {
  const texts = useMessages(messages);
  useSignals();
  const { form, isReadOnly } = props;
  const { pinCode } = form.fields;
  const message = address.message.value || address.pin.message.value;
  return (
    <FieldSet part="place" title={texts.sets.place}>
      <AddressSearch
        model={address}
        field={form.fields.address}
        label={texts.fields.address}
        placeholder={texts.addressPlaceholder}
        isReadOnly={isReadOnly}
      />
      <PlaceMap model={address} isReadOnly={isReadOnly} />
      <PlaceError field={form.fields.latitude} name="latitude" />
      <p className="y-dashboard__said y-dashboard__wide" role="status">
        {message}
      </p>
      <PinField pin={pinCode} address={address} isReadOnly={isReadOnly} />
      <ClashChoice model={address} />
      <TextField {...of(props, texts, 'city')} input={plain} />
      <TextField {...of(props, texts, 'state')} input={plain} />
      <TextField {...of(props, texts, 'country')} input={plain} />
    </FieldSet>
  );
});

interface PinFieldProps {
  readonly pin: RecordForm<EquipmentName>['fields']['pinCode'];
  readonly address: AddressModel;
  readonly isReadOnly: boolean;
}

function PinField({ pin, address, isReadOnly }: PinFieldProps) {
  const texts = useMessages(messages);
  useSignals();
  return (
    <Field label={texts.fields.pinCode} error={pin.error.value} optional={!isReadOnly}>
      {(ids) => (
        <TextInput
          {...pinInput}
          {...ids}
          name="pinCode"
          value={pin.value.value}
          readOnly={isReadOnly}
          onInput={({ currentTarget }) => address.typePin(digitsOf(currentTarget.value))}
          onBlur={pin.leave}
        />
      )}
    </Field>
  );
}
