import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { type ApiError, type Remote, dataOf, useScope } from '@yantra/state';
import { CardSkeleton } from '@yantra/ui';
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { type EquipmentCarouselModel, createEquipmentCarouselModel } from '../equipment-carousel.model.ts';
import { Cards, type EquipmentSelection } from './cards.tsx';
import { Frame } from './frame.tsx';
import type { LoadSlider } from './use-slider.ts';

export type CarouselState = 'loading' | 'ready' | 'empty' | 'error';

export interface EquipmentCarouselProps {
  /** The key of the partner's website; without it the scope's. */
  readonly partner?: string | undefined;
  /** `own` for the machines of the key's supplier alone, wherever they are; or a supplier's id. */
  readonly supplier?: string | undefined;
  /** Ties the carousel to one city, by id or name; without it the carousel follows the scope's city. */
  readonly city?: string | undefined;
  /** The category to begin with, by id or name; without it all. */
  readonly category?: string | undefined;
  /** Words to search for, slips and all. */
  readonly search?: string | undefined;
  /** How many machines at most, 1 to 100; 12 without it. */
  readonly limit?: number | undefined;
  /** Shows the bar of categories. */
  readonly categoryBar?: boolean | undefined;
  /** Shows the heading 'Products / Equipments' with its 'View All' link. */
  readonly heading?: boolean | undefined;
  /** Says beside the heading how many machines there are, once that is known. */
  readonly count?: boolean | undefined;
  /** Another category was chosen in the bar; an empty text is all. */
  readonly onCategoryChange?: ((category: string) => void) | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** What the carousel shows has changed in kind. */
  readonly onStateChange?: ((state: CarouselState, error?: ApiError) => void) | undefined;
}

const skeletons = [1, 2, 3, 4, 5];

const stateOf = (remote: Remote<{ readonly data: readonly unknown[] }>): CarouselState => {
  const machines = dataOf(remote)?.data;
  if (machines) return machines.length > 0 ? 'ready' : 'empty';
  return remote.status === 'failed' ? 'error' : 'loading';
};

export interface PieceProps extends Pick<EquipmentCarouselProps, 'onCategoryChange'> {
  readonly model: EquipmentCarouselModel;
  readonly siteUrl: string;
}

/** What a carousel is made of besides its cards: what shows is there at once on the site, loaded when needed in the element. */
export interface CarouselPieces {
  readonly Categories: ComponentType<PieceProps>;
  readonly Failure: ComponentType<PieceProps>;
  readonly Emptiness: ComponentType<PieceProps>;
  /** How many there are; an element has none. */
  readonly Count?: ComponentType<PieceProps>;
  readonly loadSlider: LoadSlider;
}

/**
 * Makes the carousel of its pieces.
 * @param isTakenOver whether a carousel that begins with machines finds no more than its first cards in the mark-up: so in the element; what the
 * site's server renders is whole
 */
export function createCarousel(
  { Categories, Failure, Emptiness, Count, loadSlider }: CarouselPieces,
  isTakenOver = false,
) {
  /** Machines for hire in the chosen city, as a carousel; it reloads when the city or the category changes. */
  return function EquipmentCarousel(props: EquipmentCarouselProps) {
    useSignals();
    const { partner, supplier, city, category, search, limit } = props;
    const { categoryBar, heading, onStateChange } = props;
    const scope = useScope();
    const { siteUrl } = scope;
    const model = useMemo(
      () => createEquipmentCarouselModel(scope, { partner, supplier, city, category, search, limit }),
      [scope, partner, supplier, city, category, search, limit],
    );
    const remote = model.machines.remote.value;
    const state = stateOf(remote);
    const error = remote.status === 'failed' ? remote.error : undefined;
    // Before paint: the element shows the cards in the same frame instead of laying them out twice.
    useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
    // Cards that the site's server has rendered are all there; cards that come where nothing was come a few at a time.
    const [isStaged] = useState(isTakenOver || state === 'loading');
    const cityName = model.cityName.value;
    const chosen = model.category.value;
    const piece = { ...props, model, siteUrl };
    const Piece = state === 'error' ? Failure : state === 'empty' && Emptiness;
    return (
      <Frame
        cityName={cityName}
        href={`${siteUrl}/equipments${chosen && `?categoryId=${encodeURIComponent(chosen)}`}`}
        isBusy={state === 'loading'}
        heading={heading}
        note={props.count && Count && <Count {...piece} />}
        bar={categoryBar && <Categories {...piece} />}
      >
        {state === 'loading' && <Skeletons city={cityName} />}
        {Piece && <Piece {...piece} />}
        {state === 'ready' && (
          <Cards
            // With one, the embed takes over what is drawn of them in a task of their own.
            key="cards"
            cityName={cityName}
            siteUrl={siteUrl}
            machines={dataOf(remote)?.data ?? []}
            isStaged={isStaged}
            loadSlider={loadSlider}
            onEquipmentSelect={props.onEquipmentSelect}
          />
        )}
      </Frame>
    );
  };
}

function Skeletons({ city }: { readonly city: string }) {
  const texts = useMessages(messages);
  return (
    <div className="y-carousel">
      <p className="y-hidden" role="status">
        {texts.loading(city)}
      </p>
      <div className="y-carousel__track" aria-hidden="true">
        <div className="y-carousel__slides">
          {skeletons.map((index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      </div>
      <p className="y-late y-carousel__slow">{texts.slow}</p>
    </div>
  );
}
