import { useSignals } from '@preact/signals-react/runtime';
import { useFreeDays, useScope } from '@yantra/state';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type EquipmentDetailsModel,
  type KnownMachine,
  createEquipmentDetailsModel,
  machineOf,
} from './equipment-details.model.ts';
import type { EquipmentDetailsProps } from './equipment-details.props.ts';
import { Failure, Nothing } from './internal/absences.tsx';
import { detailsHref, picturesOf } from './internal/addresses.ts';
import { Bar } from './internal/bar.tsx';
import { Facts } from './internal/facts.tsx';
import { Gallery } from './internal/gallery.tsx';
import { Nav } from './internal/nav.tsx';
import { Description, Overview } from './internal/overview.tsx';
import { Placeholder } from './internal/placeholder.tsx';
import { Reviews } from './internal/reviews.tsx';
import { Similar } from './internal/similar.tsx';
import { useCost } from './internal/use-cost.ts';

const states = { none: 'empty', loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** A machine's own page: pictures, price with its unit, facts, reviews, similar machines nearby. */
export function EquipmentDetails(props: EquipmentDetailsProps) {
  useSignals();
  const { equipmentId: id = '', reviewPage = 1, onStateChange, onResultsReturn } = props;
  const scope = useScope();
  const { siteUrl } = scope;
  const model = useMemo(() => createEquipmentDetailsModel(scope, { id, reviewPage }), [scope, id, reviewPage]);
  const view = model.view.value;
  const state = states[view.kind];
  const error = view.kind === 'failed' ? view.error : undefined;
  // Before paint, so that the element shows the page in the same frame instead of laying it out twice.
  useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
  useEffect(() => model.visit(), [model]);
  const machine = machineOf(view);
  return (
    <div className="y-root y-details" aria-busy={state === 'loading'}>
      <Nav id={id} name={machine?.name} onResultsReturn={onResultsReturn} />
      {view.kind === 'none' && <Nothing siteUrl={siteUrl} />}
      {view.kind === 'failed' && <Failure siteUrl={siteUrl} error={view.error} onRetry={model.reload} />}
      {view.kind === 'loading' && !machine && <Placeholder />}
      {machine && <Machine {...props} model={model} machine={machine} />}
    </div>
  );
}

interface MachineProps extends EquipmentDetailsProps {
  readonly model: EquipmentDetailsModel;
  readonly machine: KnownMachine;
}

function Machine({ model, machine, jobParts, onSellerRequest, onEquipmentSelect }: MachineProps) {
  useSignals();
  const { siteUrl } = useScope();
  const { id, name } = machine;
  const cost = useCost(machine, model.view.value.kind === 'ready', jobParts);
  const days = useFreeDays(id);
  const pictures = useMemo(() => picturesOf(siteUrl, machine), [siteUrl, machine]);
  const reviews = useRef<HTMLHeadingElement>(null);
  const askSeller = () => {
    if (onSellerRequest?.({ id, name }) === false) return;
    if (model.seller.isHere) return void model.seller.ask();
    // What needs a log-in is done in a window of the marketplace.
    window.open(detailsHref(siteUrl, id), '_blank', 'noopener');
  };
  const showReviews = (event: MouseEvent) => {
    // A link to an id does not work inside a shadow root.
    event.preventDefault();
    reviews.current?.focus({ preventScroll: true });
    reviews.current?.scrollIntoView();
  };
  return (
    <>
      <div className="y-details__top">
        <Gallery
          name={name}
          status={machine.status}
          free={days.free}
          colour={machine.categories[0]?.colorCode}
          pictures={pictures}
        />
        <Facts
          machine={machine}
          seller={model.seller}
          cost={cost}
          days={days}
          onSeller={askSeller}
          onReviews={showReviews}
          onRetry={model.reload}
        />
        {cost.kind === 'ready' && <cost.parts.Breakdown machine={machine} {...cost} />}
        <Overview machine={machine} onAsk={askSeller} />
        <Description machine={machine} />
        <Reviews
          model={model}
          machineId={id}
          heading={reviews}
          hrefOf={(page) => `${detailsHref(siteUrl, id)}&reviews=${page}#reviews`}
        />
      </div>
      <Similar model={model} machine={machine} onEquipmentSelect={onEquipmentSelect} />
      <Bar machine={machine} seller={model.seller} cost={cost} onSeller={askSeller} />
    </>
  );
}
