import { getCategories } from '@yantra/contract/calls';
import { useMessages, useWord } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Checkbox } from '@yantra/ui';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './master.messages.ts';

const nothing = {};
const none: readonly number[] = [];

interface Grouped {
  readonly categoryIds?: readonly number[] | undefined;
}

interface CategoriesProps<Draft extends Grouped> {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The categories that a type's machines must be in, at least one of them; with none selected, any will do. */
export function TypeCategories<Draft extends Grouped>({ draft, onChange }: CategoriesProps<Draft>) {
  const { types: texts } = useMessages(messages);
  const word = useWord();
  const categories = dataOf(useRemote(getCategories, nothing).remote) ?? [];
  const chosen = draft.categoryIds ?? none;
  const choose = (id: number, isOn: boolean) =>
    onChange({ ...draft, categoryIds: isOn ? [...chosen, id] : chosen.filter((one) => one !== id) });
  if (categories.length === 0) return null;
  return (
    <fieldset className="y-dashboard__goes-with">
      <legend>{texts.goesWith}</legend>
      <p className="y-muted">{texts.goesWithNote}</p>
      {categories.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={word(name)}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

/** The call's part for a changed selection; without it the server changes nothing. */
export const categoriesChange = ({ categoryIds }: Grouped): { categoryIds?: number[] } =>
  categoryIds === undefined ? {} : { categoryIds: [...categoryIds] };
