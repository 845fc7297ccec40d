import { useSignals } from '@preact/signals-react/runtime';
import type { DropDownItem } from '@yantra/contract/calls';
import { afterPress } from '@yantra/form';
import { useErrorText, useLanguage, useMessages, wordIn } from '@yantra/language';
import { type Resource, dataOf } from '@yantra/state';
import { Field, type FieldIds, type FieldProps, Select, TextInput, type TextInputProps } from '@yantra/ui';
import type { FormEvent } from 'react';
import { messages } from '../lead-form.messages.ts';
import type { LeadFormModel } from '../lead-form.model.ts';
import type { LeadField } from '../lead.ts';

interface FieldsProps {
  readonly model: LeadFormModel;
  readonly categories: Resource<DropDownItem[]>;
  readonly onLeave: (field: LeadField) => void;
}

export function Fields({ model, categories, onLeave }: FieldsProps) {
  const texts = useMessages(messages);
  useSignals();
  const control = (field: LeadField) => ({
    name: field,
    value: model.values.value[field],
    required: true,
    onBlur: () => afterPress(() => onLeave(field)),
  });
  const text = (field: LeadField) => ({
    ...control(field),
    onInput: (event: FormEvent<HTMLInputElement>) => model.type(field, event.currentTarget.value),
  });
  const around = (field: LeadField) => ({
    label: texts.fields[field],
    error: model.errors.value[field],
  });
  return (
    <div className="y-lead-form__fields">
      {!model.person.value && <PersonFields text={text} around={around} />}
      <Field {...around('categoryId')}>
        {(ids) => (
          <Categories
            ids={ids}
            categories={categories}
            control={{
              ...control('categoryId'),
              onChange: (event) => model.type('categoryId', event.currentTarget.value),
            }}
          />
        )}
      </Field>
    </div>
  );
}

interface PersonFieldsProps {
  readonly text: (field: LeadField) => Readonly<TextInputProps>;
  readonly around: (field: LeadField) => Omit<FieldProps, 'children'>;
}

function PersonFields({ text, around }: PersonFieldsProps) {
  const texts = useMessages(messages);
  return (
    <>
      <Field {...around('fullName')}>
        {(ids) => <TextInput {...ids} {...text('fullName')} autoComplete="name" placeholder={texts.namePlaceholder} />}
      </Field>
      <Field {...around('email')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...text('email')}
            type="email"
            autoComplete="email"
            placeholder={texts.emailPlaceholder}
          />
        )}
      </Field>
      <Field {...around('phone')}>
        {(ids) => (
          <TextInput
            {...ids}
            {...text('phone')}
            type="tel"
            prefix="+91"
            autoComplete="tel-national"
            placeholder={texts.phonePlaceholder}
          />
        )}
      </Field>
    </>
  );
}

interface CategoriesProps {
  readonly ids: FieldIds;
  readonly categories: Resource<DropDownItem[]>;
  readonly control: {
    readonly name: string;
    readonly value: string;
    readonly required: boolean;
    readonly onBlur: () => void;
    readonly onChange: (event: FormEvent<HTMLSelectElement>) => void;
  };
}

function Categories({ ids, categories, control }: CategoriesProps) {
  const language = useLanguage();
  const errorText = useErrorText();
  const texts = useMessages(messages);
  useSignals();
  const remote = categories.remote.value;
  const items = dataOf(remote);
  const isWaiting = !items && remote.status !== 'failed';
  const failed = !items && remote.status === 'failed' ? texts.categoriesFailed(errorText(remote.error)) : undefined;
  const failure = items?.length === 0 ? texts.categoriesNone : failed;
  // In the place of what cannot be chosen from: what is below stays where it is.
  if (failure)
    return (
      <p className="y-lead-form__failure" role="alert">
        {failure}{' '}
        <button type="button" className="y-link" onClick={categories.reload}>
          {texts.retry}
        </button>
      </p>
    );
  return (
    <Select
      {...ids}
      {...control}
      aria-busy={isWaiting}
      placeholder={isWaiting ? texts.categoriesLoading : texts.categoryPlaceholder}
      options={(items ?? []).map(({ id, value }) => ({ value: String(id), label: wordIn(language, value) }))}
    />
  );
}
