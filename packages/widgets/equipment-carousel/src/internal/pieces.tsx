import { useSignals } from '@preact/signals-react/runtime';
import { useMessages, useSentence } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button, ButtonLink, CategoryBar, StateMessage } from '@yantra/ui';
import { messages } from '../equipment-carousel.messages.ts';
import type { PieceProps } from './carousel.tsx';
import { pieceMessages } from './pieces.messages.ts';

/* What a carousel shows besides its cards, and mostly does not. */

export function Categories({ model, siteUrl }: PieceProps) {
  const pieceTexts = useMessages(pieceMessages);
  const texts = useMessages(messages);
  useSignals();
  const remote = model.categories.remote.value;
  const categories = dataOf(remote);
  if (remote.status === 'failed' && !categories) {
    return (
      <p role="alert">
        {pieceTexts.categoriesFailed}{' '}
        <button type="button" className="y-link" onClick={model.categories.reload}>
          {texts.retry}
        </button>
      </p>
    );
  }
  return (
    <CategoryBar
      categories={categories}
      selected={model.selectedCategory.value}
      hrefOf={(id) => `${siteUrl}/equipments${id ? `?categoryId=${id}` : ''}`}
      onSelect={model.selectCategory}
    />
  );
}

export function Failure({ model, siteUrl }: PieceProps) {
  const sentence = useSentence();
  const pieceTexts = useMessages(pieceMessages);
  const texts = useMessages(messages);
  useSignals();
  const remote = model.machines.remote.value;
  if (remote.status !== 'failed') return null;
  // Nothing that a visitor could mend by trying again.
  if (remote.error.code.startsWith('partner.')) {
    return (
      <p className="y-carousel__elsewhere">
        <a className="y-link" href={`${siteUrl}/equipments`}>
          {pieceTexts.elsewhere}
        </a>
      </p>
    );
  }
  return (
    <StateMessage picture="error" title={texts.error(sentence(remote.error.message))} text={pieceTexts.errorText}>
      <Button variant="secondary" onClick={model.machines.reload}>
        {texts.retry}
      </Button>
    </StateMessage>
  );
}

export function Emptiness({ model, siteUrl }: PieceProps) {
  const pieceTexts = useMessages(pieceMessages);
  const texts = useMessages(messages);
  useSignals();
  const city = model.cityName.value;
  const category = model.categoryName.value;
  if (category) {
    return (
      <StateMessage
        picture="empty-list"
        title={pieceTexts.emptyCategoryTitle(category, city)}
        text={pieceTexts.emptyCategoryText}
      >
        <Button variant="secondary" onClick={() => model.selectCategory(0)}>
          {pieceTexts.showAllCategories}
        </Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage picture="empty-list" title={texts.emptyTitle(city)} text={pieceTexts.emptyText}>
      <ButtonLink variant="secondary" href={`${siteUrl}/equipments`}>
        {pieceTexts.allMachines}
      </ButtonLink>
    </StateMessage>
  );
}
