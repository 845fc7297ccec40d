import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { descriptionLength, digitsOf, equipmentStatuses, phoneDigits } from '@yantra/domain';
import { wordIn, useLanguage, useMessages } from '@yantra/language';
import { Field, Segment, TextInput } from '@yantra/ui';
import { memo, useMemo } from 'react';
import { SelectField, TextAreaField, TextField, CheckboxField } from '../../kit/form/control.tsx';
import { FieldSet } from '../../kit/form/field-set.tsx';
import { ImageSlots } from '../../kit/images/image-slots.tsx';
import type { ImagesModel } from '../../kit/images/images.model.ts';
import type { AskedFact } from '../../kit/kind-facts.ts';
import type { AskedRentsModel } from './asked-rents.model.ts';
import { askedText } from './asked-rents.ts';
import { CategoriesField } from './categories-field.tsx';
import { messages, signs } from './equipment-form.messages.ts';
import { finalText, otherType } from './equipment.ts';
import { FactsFields } from './facts-fields.tsx';
import { typesFor } from './kinds.ts';
import { type SetProps, amount, decimal, numeric, of, plain } from './set-fields.ts';
import type { useLists } from './use-lists.ts';

const modelInput = { autoComplete: 'off', placeholder: signs.model } as const;
const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel-national',
  prefix: signs.dialling,
  className: 'y-num',
} as const;
const rentInput = { ...decimal, prefix: signs.rupee, placeholder: signs.rent } as const;
const linkInput = { type: 'url', placeholder: signs.link } as const;

interface MachineSetProps extends SetProps {
  readonly lists: ReturnType<typeof useLists>['lists'];
  /** The facts that the selected type asks for. */
  readonly asked: ReadonlySignal<readonly AskedFact[]>;
}

export const MachineSet = memo(function MachineSet({ lists, asked, ...props }: MachineSetProps) {
  const texts = useMessages(messages);
  useSignals();
  const { form, isReadOnly } = props;
  const equipmentTypeId = form.fields.equipmentTypeId.value.value;
  const isOther = equipmentTypeId === otherType;
  const categories = form.fields.categories.value.value;
  const types = typesFor({ categories, equipmentTypeId }, lists.types, lists.kinds);
  return (
    <FieldSet part="machine" title={texts.sets.machine}>
      <TextField {...of(props, texts, 'name')} isWide input={plain} />
      <CategoriesField field={form.fields.categories} options={lists.categories} isReadOnly={isReadOnly} />
      <SelectField
        {...of(props, texts, 'equipmentTypeId')}
        options={types}
        placeholder={texts.choose}
        {...(types.length < lists.types.length && { hint: texts.typesOf(types.length - 1) })}
      />
      {isOther && <TextField {...of(props, texts, 'equipmentTypeName')} isWide input={plain} />}
      <FactsFields {...props} asked={asked} />
      <TextField {...of(props, texts, 'modelNumber')} input={modelInput} />
      <SelectField {...of(props, texts, 'yearOfMfg')} options={lists.years} placeholder={texts.choose} />
      <TextField
        {...of(props, texts, 'noOfWorkingHrs')}
        input={numeric}
        only={digitsOf}
        unit={texts.weekly}
        hint={texts.hoursHint}
      />
      <TextField {...of(props, texts, 'phoneNumber')} input={phoneInput} only={phoneDigits} />
      <TextAreaField
        {...of(props, texts, 'description')}
        most={descriptionLength}
        isWide
        hint={texts.descriptionHint}
      />
      <TextField {...of(props, texts, 'youtubeLink')} isWide optional input={linkInput} />
    </FieldSet>
  );
});

interface RentSetProps extends SetProps {
  readonly rents: AskedRentsModel;
}

/** The rent, and the rents of other owners. */
export const RentSet = memo(function RentSet({ rents, ...props }: RentSetProps) {
  const texts = useMessages(messages);
  useSignals();
  const note = askedText(rents.asked.value, texts);
  return (
    <FieldSet part="rent" className="y-dashboard__thirds" title={texts.sets.rent} {...(note && { note })}>
      <TextField
        {...of(props, texts, 'rentalValue')}
        input={rentInput}
        only={amount}
        {...(rents.isFilledIn.value && { hint: texts.filledIn })}
      />
      <UnitField {...props} />
      <TextField {...of(props, texts, 'discount')} input={decimal} only={amount} unit={signs.percent} />
      <FinalField form={props.form} />
    </FieldSet>
  );
});

function UnitField({ form, isReadOnly }: SetProps) {
  const texts = useMessages(messages);
  useSignals();
  const value = form.fields.rentalType.value.value;
  const units = useMemo(() => texts.units.map((label, index) => ({ value: String(index), label })), [texts]);
  return (
    <div className="y-field y-dashboard__two">
      <span className="y-field__label">{texts.fields.rentalType}</span>
      <Segment
        className="y-dashboard__units"
        label={texts.fields.rentalType}
        options={units}
        value={value}
        onValue={(next) => !isReadOnly && form.fields.rentalType.type(next)}
      />
    </div>
  );
}

/** Rental value minus the discount, updated while typing. */
function FinalField({ form }: Pick<SetProps, 'form'>) {
  const texts = useMessages(messages);
  useSignals();
  const text = finalText(form.fields.rentalValue.value.value, form.fields.discount.value.value);
  return (
    <Field className="y-dashboard__two" label={texts.finalValue} hint={texts.finalHint}>
      {(ids) => <TextInput {...ids} className="y-num" readOnly value={text} aria-live="polite" />}
    </Field>
  );
}

interface PicturesSetProps extends SetProps {
  readonly images: ImagesModel;
  readonly siteUrl: string;
}

/** The pictures; the first is the cover. */
export const PicturesSet = memo(function PicturesSet({ images, siteUrl, form, isReadOnly }: PicturesSetProps) {
  const texts = useMessages(messages);
  return (
    <FieldSet part="pictures" title={texts.sets.pictures}>
      <ImageSlots model={images} error={form.fields.images.error} siteUrl={siteUrl} isReadOnly={isReadOnly} />
    </FieldSet>
  );
});

/** The papers and the status. */
export const PapersSet = memo(function PapersSet(props: SetProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const statuses = useMemo(
    () => equipmentStatuses.map((value) => ({ value, label: wordIn(language, value) })),
    [language],
  );
  return (
    <FieldSet part="papers" title={texts.sets.papers} note={texts.papersNote}>
      <div className="y-dashboard__checks y-dashboard__wide">
        <CheckboxField {...of(props, texts, 'registrationCertificate')} />
        <CheckboxField {...of(props, texts, 'hypoToBank')} />
        <CheckboxField {...of(props, texts, 'insuranceAvailable')} />
      </div>
      <SelectField {...of(props, texts, 'status')} options={statuses} hint={texts.unavailableHint} />
    </FieldSet>
  );
});
