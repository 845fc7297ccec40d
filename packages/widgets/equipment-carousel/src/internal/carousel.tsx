import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { type ApiError, type GivenJob, type Remote, type Scope, dataOf, useScope } from '@yantra/state';
import { CardSkeleton } from '@yantra/ui';
import { type ComponentType, useLayoutEffect, useMemo, useState } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { type EquipmentCarouselModel, createEquipmentCarouselModel } from '../equipment-carousel.model.ts';
import { Cards, type EquipmentSelection } from './cards.tsx';
import { Frame } from './frame.tsx';
import type { JobOnCards } from './job-on-cards.ts';
import type { LoadSlider } from './use-slider.ts';

export type CarouselState = 'loading' | 'ready' | 'empty' | 'error';

export interface EquipmentCarouselProps {
  /** The key of the partner's website; without it, the scope's. */
  readonly partner?: string | undefined;
  /** `own` for the machines of the key's supplier only, in any city; or a supplier's id. */
  readonly supplier?: string | undefined;
  /** Fixes the carousel to one city, by id or name; without it, it follows the scope's city. */
  readonly city?: string | undefined;
  /** The initial category, by id or name; all by default. */
  readonly category?: string | undefined;
  /** Words to search for; typos are allowed. */
  readonly search?: string | undefined;
  /** How many machines at most, 1 to 100; 12 by default. */
  readonly limit?: number | undefined;
  /** Shows the bar of categories. */
  readonly categoryBar?: boolean | undefined;
  /** Shows the heading 'Products / Equipments' with its 'View All' link. */
  readonly heading?: boolean | undefined;
  /** Says beside the heading how many machines there are, once known. */
  readonly count?: boolean | undefined;
  /** Another category was chosen in the bar; an empty text is all. */
  readonly onCategoryChange?: ((category: string) => void) | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** The carousel's state has changed. */
  readonly onStateChange?: ((state: CarouselState, error?: ApiError) => void) | undefined;
}

/** With what only the element takes. */
export interface OwnCarouselProps extends EquipmentCarouselProps, GivenJob {
  /** Puts a heart on each card. */
  readonly favourites?: boolean | undefined;
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

/** The parts of a carousel besides its cards: loaded with the page on the site, when first shown in the element. */
export interface CarouselPieces {
  readonly Categories: ComponentType<PieceProps>;
  readonly Failure: ComponentType<PieceProps>;
  readonly Emptiness: ComponentType<PieceProps>;
  /** How many there are; not in an element. */
  readonly Count?: ComponentType<PieceProps>;
  readonly loadSlider: LoadSlider;
  /** What cards have for the job that the page gives, once it is there; in an element. */
  readonly useJob?: (props: OwnCarouselProps, model: EquipmentCarouselModel, scope: Scope) => JobOnCards | undefined;
}

/**
 * Creates the carousel component from its parts.
 * @param isTakenOver whether a carousel that begins with machines finds only its first cards in the mark-up, as in the element;
 * the site's server renders all
 */
export function createCarousel(
  { Categories, Failure, Emptiness, Count, loadSlider, useJob }: CarouselPieces,
  isTakenOver = false,
) {
  /** Machines for hire in the chosen city, as a carousel; it reloads when the city or the category changes. */
  return function EquipmentCarousel(props: OwnCarouselProps) {
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
    // Before paint, so that the element shows the cards in the same frame instead of laying them out twice.
    useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
    // Cards rendered by the site's server are all there already; otherwise a few are added at a time.
    const [isStaged] = useState(isTakenOver || state === 'loading');
    const cityName = model.cityName.value;
    const chosen = model.category.value;
    const piece = { ...props, model, siteUrl };
    const job = useJob?.(props, model, scope);
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
            cityName={cityName}
            siteUrl={siteUrl}
            machines={dataOf(remote)?.data ?? []}
            isStaged={isStaged}
            loadSlider={loadSlider}
            job={job}
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
