import { useSignals } from '@preact/signals-react/runtime';
import type { Equipment } from '@yantra/contract/calls';
import { type ApiError, type Remote, type Scope, dataOf, useScope } from '@yantra/state';
import { CardSkeleton, Glyph, rightGlyph } from '@yantra/ui';
import { type ComponentType, type MouseEvent, useLayoutEffect, useMemo, useState } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import { type EquipmentCarouselModel, createEquipmentCarouselModel } from '../equipment-carousel.model.ts';
import { Track } from './track.tsx';

/** What a listener is told of a chosen machine: an id and small facts, never the whole object, so that it can stay as it is. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export type CarouselState = 'loading' | 'ready' | 'empty' | 'error';

export interface EquipmentCarouselProps {
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
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** What the carousel shows has changed in kind. */
  readonly onStateChange?: ((state: CarouselState, error?: ApiError) => void) | undefined;
}

const defaultLimit = 12;
const skeletons = [1, 2, 3, 4, 5];
const hrefOf = (scope: Scope, id: string) => `${scope.siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;
/** Pictures are relative to the API's host, which on a partner's page is another one. */
const withPictureAt =
  (siteUrl: string) =>
  (equipment: Equipment): Equipment => ({
    ...equipment,
    image1Url: equipment.image1Url && siteUrl + equipment.image1Url,
  });

const stateOf = (remote: Remote<readonly Equipment[]>): CarouselState => {
  const known = dataOf(remote);
  if (remote.status === 'failed' && !known) return 'error';
  if (!known) return 'loading';
  return known.length > 0 ? 'ready' : 'empty';
};

export interface PieceProps {
  readonly model: EquipmentCarouselModel;
  readonly siteUrl: string;
}

/** What a carousel shows besides its cards: there at once on the site, loaded when needed in the element. */
export interface CarouselPieces {
  readonly Categories: ComponentType<PieceProps>;
  readonly Failure: ComponentType<PieceProps>;
  readonly Emptiness: ComponentType<PieceProps>;
}

/** Makes the carousel of its pieces. */
export function createCarousel({ Categories, Failure, Emptiness }: CarouselPieces) {
  /** Machines for hire in the chosen city, as a carousel; it reloads when the city or the category changes. */
  return function EquipmentCarousel(props: EquipmentCarouselProps) {
    useSignals();
    const { city, category, search, limit = defaultLimit, categoryBar, heading, onStateChange } = props;
    const scope = useScope();
    const { siteUrl } = scope;
    const model = useMemo(
      () => createEquipmentCarouselModel(scope, { city, category, search, limit: clampLimit(limit) }),
      [scope, city, category, search, limit],
    );
    const remote = model.machines.value;
    const state = stateOf(remote);
    const error = remote.status === 'failed' ? remote.error : undefined;
    // Before paint: the element shows the cards in the same frame instead of laying them out twice.
    useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
    // Cards that the server has rendered are all there; cards that come where nothing was come in two steps.
    const [isStaged] = useState(state === 'loading');
    return (
      <section className="y-root" aria-label={messages.label(model.cityName.value)} aria-busy={state === 'loading'}>
        {categoryBar && <Categories model={model} siteUrl={siteUrl} />}
        {heading && <Heading siteUrl={siteUrl} />}
        {state === 'loading' && <Skeletons city={model.cityName.value} />}
        {state === 'error' && <Failure model={model} siteUrl={siteUrl} />}
        {state === 'empty' && <Emptiness model={model} siteUrl={siteUrl} />}
        {state === 'ready' && (
          <Machines model={model} isStaged={isStaged} onEquipmentSelect={props.onEquipmentSelect} />
        )}
      </section>
    );
  };
}

function Heading({ siteUrl }: Pick<PieceProps, 'siteUrl'>) {
  return (
    <div className="y-equipment-bar">
      <h2>{messages.heading}</h2>
      <a className="y-link" href={`${siteUrl}/equipments`}>
        {messages.viewAll}
        <Glyph d={rightGlyph} />
      </a>
    </div>
  );
}

/** Whatever an attribute says, the server gives 1 to 100 a page. */
const clampLimit = (limit: number) => Math.min(Math.max(Math.trunc(limit) || defaultLimit, 1), 100);

interface MachinesProps extends Pick<EquipmentCarouselProps, 'onEquipmentSelect'> {
  readonly model: EquipmentCarouselModel;
  readonly isStaged: boolean;
}

function Machines({ model, isStaged, onEquipmentSelect }: MachinesProps) {
  useSignals();
  const scope = useScope();
  const known = dataOf(model.machines.value);
  const machines = useMemo(() => known?.map(withPictureAt(scope.siteUrl)) ?? [], [known, scope]);
  const select = (event: MouseEvent, { id, name }: Equipment) => {
    if (onEquipmentSelect?.({ id, name, href: hrefOf(scope, id) }) === false) event.preventDefault();
  };
  return (
    <Track
      isStaged={isStaged}
      label={messages.label(model.cityName.value)}
      machines={machines}
      hrefOf={({ id }) => hrefOf(scope, id)}
      onSelect={select}
    />
  );
}

function Skeletons({ city }: { readonly city: string }) {
  return (
    <div className="y-carousel">
      <p className="y-hidden" role="status">
        {messages.loading(city)}
      </p>
      <div className="y-carousel__track" aria-hidden="true">
        <div className="y-carousel__slides">
          {skeletons.map((index) => (
            <CardSkeleton key={index} />
          ))}
        </div>
      </div>
      <p className="y-carousel__slow">{messages.slow}</p>
    </div>
  );
}
