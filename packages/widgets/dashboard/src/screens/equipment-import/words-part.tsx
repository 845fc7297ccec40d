import { useSignals } from '@preact/signals-react/runtime';
import { getCategoryDropDown, getEquipmentTypeDropDown } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Field } from '@yantra/ui';
import { useMemo } from 'react';
import { messages } from './equipment-import.messages.ts';
import type { ImportModel, UnknownWord } from './equipment-import.model.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

/** Unknown words for types and categories: the user sets each meaning once, for all its rows. */
export function WordsPart({ model }: { readonly model: ImportModel }) {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const lists = useMemo(
    () => ({
      equipmentTypeId: scope.resource(getEquipmentTypeDropDown, () => ({})),
      categories: scope.resource(getCategoryDropDown, () => ({})),
    }),
    [scope],
  );
  const words = model.unknownWords.value;
  const choicesOf = (field: UnknownWord['field']): readonly Choice[] =>
    (dataOf(lists[field].remote.value) ?? []).map(({ id, value }) => ({ id, name: value }));
  if (words.length === 0) return null;
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby="y-import-words">
      <h2 id="y-import-words">{texts.wordsTitle}</h2>
      <p>{texts.wordsNote}</p>
      <div className="y-dashboard__import-fixed">
        {words.map((word) => (
          <WordField key={`${word.field} ${word.word}`} model={model} word={word} choices={choicesOf(word.field)} />
        ))}
      </div>
    </section>
  );
}

interface WordFieldProps {
  readonly model: ImportModel;
  readonly word: UnknownWord;
  readonly choices: readonly Choice[];
}

function WordField({ model, word: { field, word, near }, choices }: WordFieldProps) {
  const texts = useMessages(messages);
  useSignals();
  const no = field === 'categories' ? texts.noCategory(word) : texts.noType(word);
  const [first] = near;
  const options = (list: readonly Choice[]) =>
    list.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <Field label={texts.meaning(word)} hint={first ? `${no} ${texts.didYouMean(first.name)}` : no}>
      {(ids) => (
        <select
          {...ids}
          className="y-input"
          value={model.meaningOf(field, word)}
          disabled={model.step.value === 'checking' || model.step.value === 'adding'}
          onChange={({ currentTarget }) => model.translate(field, word, currentTarget.value)}
        >
          <option value="">{texts.pickMeaning}</option>
          {near.length > 0 && <optgroup label={texts.near}>{options(near)}</optgroup>}
          <optgroup label={texts.allOthers}>
            {options(choices.filter(({ id }) => near.every((one) => one.id !== id)))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}
