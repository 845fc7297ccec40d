import { useSignals } from '@preact/signals-react/runtime';
import type { Equipment } from '@yantra/contract/calls';
import { type Remote, type Scope, dataOf, useScope } from '@yantra/state';
import { Button, ButtonLink, CardSkeleton, CategoryBar, Icon, StateMessage } from '@yantra/ui';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { messages } from './equipment-carousel.messages.ts';
import { type EquipmentCarouselModel, createEquipmentCarouselModel } from './equipment-carousel.model.ts';
import { Track } from './internal/track.tsx';

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
  /** How many machines at most, 1 to 100; 12 without it. */
  readonly limit?: number | undefined;
  /** Shows the bar of categories. */
  readonly categoryBar?: boolean | undefined;
  /** Shows the heading 'Products / Equipments' with its 'View All' link. */
  readonly heading?: boolean | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
  /** What the carousel shows has changed in kind. */
  readonly onStateChange?: ((state: CarouselState) => void) | undefined;
}

const defaultLimit = 12;
const skeletons = [1, 2, 3, 4, 5];
/** After so long a person deserves a word (design guide: loading). */
const slowMs = 10_000;

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

/** Machines for hire in the chosen city, as a carousel; it reloads when the city or the category changes. */
export function EquipmentCarousel(props: EquipmentCarouselProps) {
  useSignals();
  const { city, category, limit = defaultLimit, categoryBar, heading, onStateChange } = props;
  const scope = useScope();
  const model = useMemo(
    () => createEquipmentCarouselModel(scope, { city, category, limit: clampLimit(limit) }),
    [scope, city, category, limit],
  );
  const state = stateOf(model.machines.value);
  useEffect(() => onStateChange?.(state), [state, onStateChange]);
  return (
    <section className="y-root" aria-label={messages.label(model.cityName.value)} aria-busy={state === 'loading'}>
      {categoryBar && <Categories model={model} siteUrl={scope.siteUrl} />}
      {heading && (
        <div className="y-equipment-bar">
          <h2>{messages.heading}</h2>
          <a className="y-link" href={`${scope.siteUrl}/equipments`}>
            {messages.viewAll}
            <Icon name="right" />
          </a>
        </div>
      )}
      <Machines model={model} state={state} onEquipmentSelect={props.onEquipmentSelect} />
    </section>
  );
}

/** Whatever an attribute says, the server gives 1 to 100 a page. */
const clampLimit = (limit: number) => Math.min(Math.max(Math.trunc(limit) || defaultLimit, 1), 100);

function Categories({ model, siteUrl }: { readonly model: EquipmentCarouselModel; readonly siteUrl: string }) {
  useSignals();
  return (
    <CategoryBar
      categories={dataOf(model.categories.remote.value)}
      selected={model.selectedCategory.value}
      hrefOf={(id) => `${siteUrl}/equipments${id ? `?categoryId=${id}` : ''}`}
      onSelect={model.selectCategory}
    />
  );
}

interface MachinesProps extends Pick<EquipmentCarouselProps, 'onEquipmentSelect'> {
  readonly model: EquipmentCarouselModel;
  readonly state: CarouselState;
}

function Machines({ model, state, onEquipmentSelect }: MachinesProps) {
  useSignals();
  const scope = useScope();
  const known = dataOf(model.machines.value);
  const machines = useMemo(() => known?.map(withPictureAt(scope.siteUrl)) ?? [], [known, scope]);
  if (state === 'error') return <Failure model={model} />;
  if (state === 'empty') return <Emptiness model={model} siteUrl={scope.siteUrl} />;
  if (state === 'loading') return <Skeletons city={model.cityName.value} />;
  const select = (event: MouseEvent, { id, name }: Equipment) => {
    if (onEquipmentSelect?.({ id, name, href: hrefOf(scope, id) }) === false) event.preventDefault();
  };
  return (
    <Track
      label={messages.label(model.cityName.value)}
      machines={machines}
      hrefOf={({ id }) => hrefOf(scope, id)}
      onSelect={select}
    />
  );
}

function Skeletons({ city }: { readonly city: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
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
      {isSlow && <p role="status">{messages.slow}</p>}
    </div>
  );
}

function Failure({ model }: { readonly model: EquipmentCarouselModel }) {
  useSignals();
  const remote = model.machines.value;
  if (remote.status !== 'failed') return null;
  return (
      <StateMessage picture="error" title={messages.error(remote.error.message)} text={messages.errorText}>
        <Button variant="secondary" onClick={model.reload}>
          {messages.retry}
        </Button>
      </StateMessage>
  );
}

function Emptiness({ model, siteUrl }: { readonly model: EquipmentCarouselModel; readonly siteUrl: string }) {
  useSignals();
  const city = model.cityName.value;
  const category = model.categoryName.value;
  if (category) {
    return (
      <StateMessage
        picture="empty-list"
        title={messages.emptyCategoryTitle(category, city)}
        text={messages.emptyCategoryText}
      >
        <Button variant="secondary" onClick={() => model.selectCategory(0)}>
          {messages.showAllCategories}
        </Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage picture="empty-list" title={messages.emptyTitle(city)} text={messages.emptyText}>
      <ButtonLink variant="secondary" href={`${siteUrl}/equipments`}>
        {messages.allMachines}
      </ButtonLink>
    </StateMessage>
  );
}
