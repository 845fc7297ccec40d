import { useSignals } from '@preact/signals-react/runtime';
import { useErrorText, useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button, ButtonLink, CategoryBar, StateMessage } from '@yantra/ui';
import { messages } from '../equipment-carousel.messages.ts';
import type { PieceProps } from './carousel.tsx';
import { CategoriesPlaceholder } from './frame.tsx';
import { pieceMessages } from './pieces.messages.ts';

/* What a carousel shows besides its cards, and mostly does not. */

/** The selected category among the loaded ones: one given by name is unknown until they are loaded. */
function categoryOf({ category, categories }: PieceProps['model']) {
  const wanted = category.value.toLowerCase();
  return dataOf(categories.remote.value)?.find(
    ({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted,
  );
}

/** @param category by id; empty is all */
function choose({ model, onCategoryChange }: Pick<PieceProps, 'model' | 'onCategoryChange'>, category: string): void {
  model.category.value = category;
  onCategoryChange?.(category);
}

export function Categories({ model, siteUrl, onCategoryChange }: PieceProps) {
  const errorText = useErrorText();
  const texts = useMessages(messages);
  useSignals();
  const remote = model.categories.remote.value;
  const categories = dataOf(remote);
  if (remote.status === 'failed' && !categories) {
    // Said once, below, with the way on.
    if (model.machines.remote.value.status === 'failed') return <CategoriesPlaceholder />;
    return (
      <p role="alert">
        {errorText(remote.error)}{' '}
        <button type="button" className="y-link" onClick={model.categories.reload}>
          {texts.retry}
        </button>
      </p>
    );
  }
  return (
    <CategoryBar
      categories={categories}
      selected={categoryOf(model)?.id ?? 0}
      hrefOf={(id) => `${siteUrl}/equipments${id ? `?categoryId=${id}` : ''}`}
      onSelect={(id) => choose({ model, onCategoryChange }, id ? String(id) : '')}
    />
  );
}

/** The count in the chosen category; 0 and unknown are not shown. */
export function Count({ model }: PieceProps) {
  const pieceTexts = useMessages(pieceMessages);
  useSignals();
  const total = dataOf(model.machines.remote.value)?.total;
  if (!total) return null;
  return <p className="y-equipment-bar__count">{pieceTexts.count(total, model.cityName.value)}</p>;
}

export function Failure({ model, siteUrl }: PieceProps) {
  const errorText = useErrorText();
  const pieceTexts = useMessages(pieceMessages);
  const texts = useMessages(messages);
  useSignals();
  const remote = model.machines.remote.value;
  if (remote.status !== 'failed') return null;
  // Trying again would not help the visitor.
  if (remote.error.code.startsWith('partner.')) {
    return (
      <p className="y-carousel__elsewhere">
        <a className="y-link" href={`${siteUrl}/equipments`}>
          {pieceTexts.elsewhere}
        </a>
      </p>
    );
  }
  const retry = () => {
    model.machines.reload();
    if (model.categories.remote.peek().status === 'failed') model.categories.reload();
  };
  return (
    <StateMessage picture="error" title={texts.error(errorText(remote.error))} text={pieceTexts.errorText}>
      <Button variant="secondary" onClick={retry}>
        {texts.retry}
      </Button>
    </StateMessage>
  );
}

export function Emptiness({ model, siteUrl, onCategoryChange }: PieceProps) {
  const pieceTexts = useMessages(pieceMessages);
  const texts = useMessages(messages);
  useSignals();
  const city = model.cityName.value;
  const category = categoryOf(model)?.name ?? model.category.value;
  if (category) {
    return (
      <StateMessage
        picture="no-machines"
        title={pieceTexts.emptyCategoryTitle(category, city)}
        text={pieceTexts.emptyCategoryText}
      >
        <Button variant="secondary" onClick={() => choose({ model, onCategoryChange }, '')}>
          {pieceTexts.showAllCategories}
        </Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage picture="no-machines" title={texts.emptyTitle(city)} text={pieceTexts.emptyText}>
      <ButtonLink variant="secondary" href={`${siteUrl}/equipments`}>
        {pieceTexts.allMachines}
      </ButtonLink>
    </StateMessage>
  );
}
