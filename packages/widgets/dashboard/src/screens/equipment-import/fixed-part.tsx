import { useSignals } from '@preact/signals-react/runtime';
import { rentalTypes } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { Field, Select, TextInput } from '@yantra/ui';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel } from './equipment-import.model.ts';
import type { ImportField } from './import-fields.ts';

/* Values that are often the same for all machines of a firm, and missing from its table. */
const common: readonly ImportField[] = [
  'phoneNumber',
  'rentalType',
  'noOfWorkingHrs',
  'address',
  'city',
  'state',
  'pinCode',
];

/** Values for all machines whose rows leave them empty. */
export function FixedPart({ model }: { readonly model: ImportModel }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  useSignals();
  const mapping = model.mapping.value;
  const fixed = model.fixed.value;
  const disabled = model.step.value === 'checking' || model.step.value === 'adding';
  const asked = common.filter((field) => !mapping.includes(field));
  if (asked.length === 0) return null;
  const units = rentalTypes.map(({ unit }) => ({ value: unit, label: wordIn(language, unit) }));
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-fixed">
      <h2 id="y-import-fixed">{texts.fixedTitle}</h2>
      <p>{texts.fixedNote}</p>
      <div className="y-dashboard__import-fixed">
        {asked.map((field) => (
          <Field key={field} label={texts.fields[field]}>
            {(ids) =>
              field === 'rentalType' ? (
                <Select
                  {...ids}
                  value={fixed[field] ?? ''}
                  placeholder={texts.pickMeaning}
                  options={units}
                  disabled={disabled}
                  onChange={({ currentTarget }) => model.fix(field, currentTarget.value)}
                />
              ) : (
                <TextInput
                  {...ids}
                  value={fixed[field] ?? ''}
                  disabled={disabled}
                  onChange={({ currentTarget }) => model.fix(field, currentTarget.value)}
                />
              )
            }
          </Field>
        ))}
      </div>
    </section>
  );
}
