import { useSignals } from '@preact/signals-react/runtime';
import { descriptionLength } from '@yantra/domain';
import { Field, Segment, TextInput } from '@yantra/ui';
import { type ReactNode, memo, useId } from 'react';
import { ChoiceField, LongField, TextField, YesField } from '../../internal/form/control.tsx';
import type { Form } from '../../internal/form/form.model.ts';
import { ImageSlots } from '../../internal/images/image-slots.tsx';
import type { ImagesModel } from '../../internal/images/images.model.ts';
import { CategoriesField } from './categories-field.tsx';
import { messages } from './equipment-form.messages.ts';
import { type EquipmentName, finalText, otherType } from './equipment.ts';
import type { useLists } from './use-lists.ts';

export interface SetProps {
  readonly form: Form<EquipmentName>;
  readonly isReadOnly: boolean;
}

export const digits = (text: string) => text.replace(/\D/g, '');
const amount = (text: string) => text.replace(/[^\d.,]/g, '');
const phone = (text: string) => text.replace(/[^\d\s+-]/g, '').slice(0, 16);
export const numeric = { inputMode: 'numeric', className: 'y-num', autoComplete: 'off' } as const;
const decimal = { inputMode: 'decimal', className: 'y-num', autoComplete: 'off' } as const;
export const plain = { autoComplete: 'off' } as const;
const modelInput = { autoComplete: 'off', placeholder: messages.modelPlaceholder } as const;
const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel-national',
  prefix: messages.dialling,
  className: 'y-num',
} as const;
const rentInput = { ...decimal, prefix: messages.rupee, placeholder: messages.rentPlaceholder } as const;
const linkInput = { type: 'url', placeholder: messages.linkPlaceholder } as const;
const statusOptions = messages.statuses.map((value) => ({ value, label: value }));
const unitOptions = messages.units.map((label, index) => ({ value: String(index), label }));

/** A part of the form under its heading. */
export function FieldSet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="y-dashboard__set" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What a field is given from the form. */
export const of = ({ form, isReadOnly }: SetProps, name: EquipmentName) => ({
  name,
  field: form.fields[name],
  label: messages.fields[name],
  isReadOnly,
});

interface MachineSetProps extends SetProps {
  readonly lists: ReturnType<typeof useLists>['lists'];
}

/** What it is. */
export const MachineSet = memo(function MachineSet({ lists, ...props }: MachineSetProps) {
  useSignals();
  const { form, isReadOnly } = props;
  const isOther = form.fields.equipmentTypeId.value.value === otherType;
  return (
    <FieldSet title={messages.sets.machine}>
      <TextField {...of(props, 'name')} isWide input={plain} />
      <CategoriesField field={form.fields.categories} options={lists.categories} isReadOnly={isReadOnly} />
      <ChoiceField {...of(props, 'equipmentTypeId')} options={lists.types} placeholder={messages.choose} />
      {isOther && <TextField {...of(props, 'equipmentTypeName')} isWide input={plain} />}
      <TextField {...of(props, 'modelNumber')} input={modelInput} />
      <ChoiceField {...of(props, 'yearOfMfg')} options={lists.years} placeholder={messages.choose} />
      <TextField
        {...of(props, 'noOfWorkingHrs')}
        input={numeric}
        only={digits}
        unit={messages.weekly}
        hint={messages.hoursHint}
      />
      <TextField {...of(props, 'phoneNumber')} input={phoneInput} only={phone} />
    </FieldSet>
  );
});

/** What it costs. */
export const RentSet = memo(function RentSet(props: SetProps) {
  return (
    <FieldSet title={messages.sets.rent}>
      <TextField {...of(props, 'rentalValue')} input={rentInput} only={amount} />
      <UnitField {...props} />
      <TextField {...of(props, 'discount')} input={decimal} only={amount} unit={messages.percent} />
      <FinalField form={props.form} />
    </FieldSet>
  );
});

function UnitField({ form, isReadOnly }: SetProps) {
  useSignals();
  const value = form.fields.rentalType.value.value;
  return (
    <div className="y-field">
      <span className="y-field__label">{messages.fields.rentalType}</span>
      <Segment
        className="y-dashboard__units"
        label={messages.fields.rentalType}
        options={unitOptions}
        value={value}
        onValue={(next) => !isReadOnly && form.fields.rentalType.type(next)}
      />
    </div>
  );
}

/** Rental value less the discount, as one types. */
function FinalField({ form }: Pick<SetProps, 'form'>) {
  useSignals();
  const text = finalText(form.fields.rentalValue.value.value, form.fields.discount.value.value);
  return (
    <Field label={messages.finalValue} hint={messages.finalHint}>
      {(ids) => <TextInput {...ids} className="y-num" readOnly value={text} aria-live="polite" />}
    </Field>
  );
}

interface PicturesSetProps extends SetProps {
  readonly images: ImagesModel;
  readonly siteUrl: string;
}

/** What it looks like. */
export const PicturesSet = memo(function PicturesSet({ images, siteUrl, ...props }: PicturesSetProps) {
  const { form, isReadOnly } = props;
  return (
    <FieldSet title={messages.sets.pictures}>
      <ImageSlots model={images} error={form.fields.images.error} siteUrl={siteUrl} isReadOnly={isReadOnly} />
      <LongField
        {...of(props, 'description')}
        most={descriptionLength}
        isWide
        {...(!isReadOnly && { hint: messages.descriptionHint })}
      />
      <TextField {...of(props, 'youtubeLink')} isWide optional input={linkInput} />
    </FieldSet>
  );
});

/** Its papers, and whether it can be hired. */
export const PapersSet = memo(function PapersSet(props: SetProps) {
  return (
    <FieldSet title={messages.sets.papers}>
      <div className="y-dashboard__checks">
        <YesField {...of(props, 'registrationCertificate')} />
        <YesField {...of(props, 'hypoToBank')} />
        <YesField {...of(props, 'insuranceAvailable')} />
      </div>
      <ChoiceField {...of(props, 'status')} options={statusOptions} hint={messages.unavailableHint} />
    </FieldSet>
  );
});
