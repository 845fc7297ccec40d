import { useSignals } from '@preact/signals-react/runtime';
import type { FormField } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Field, FilterChip, Select } from '@yantra/ui';
import { memo } from 'react';
import { messages } from './equipment-form.messages.ts';

interface CategoriesFieldProps {
  readonly field: FormField;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isReadOnly: boolean;
}

const mostCategories = 5;

/** Several categories: the selected ones as chips, the others in a list that adds one. */
export const CategoriesField = memo(function CategoriesField({ field, options, isReadOnly }: CategoriesFieldProps) {
  const texts = useMessages(messages);
  useSignals();
  const chosen = field.value.value.split(',').filter(Boolean);
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id;
  const set = (ids: readonly string[]) => field.type(ids.join(','));
  const rest = options.filter(({ value }) => !chosen.includes(value));
  if (isReadOnly) {
    return (
      <div className="y-field">
        <span className="y-field__label">{texts.fields.categories}</span>
        <ul className="y-dashboard__plain y-chips">
          {chosen.map((id) => (
            <li key={id} className="y-dashboard__category">
              {labelOf(id)}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <Field label={texts.fields.categories} error={field.error.value}>
      {(ids) => (
        <div className="y-input y-dashboard__categories">
          {chosen.length > 0 && (
            <div className="y-chips">
              {chosen.map((id) => (
                <FilterChip key={id} label={labelOf(id)} onRemove={() => set(chosen.filter((one) => one !== id))} />
              ))}
            </div>
          )}
          <Select
            {...ids}
            name="categories"
            value=""
            placeholder={texts.chooseCategory}
            options={rest}
            disabled={chosen.length >= mostCategories}
            onChange={(event) => event.currentTarget.value && set([...chosen, event.currentTarget.value])}
            onBlur={field.leave}
          />
        </div>
      )}
    </Field>
  );
});
