import { useSignals } from '@preact/signals-react/runtime';
import { adoptSheets } from '@yantra/element';
import { useErrorText, useMessages } from '@yantra/language';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '../equipment-carousel.messages.ts';
import type { CarouselPieces, PieceProps } from './carousel.tsx';
import { CategoriesPlaceholder, Place } from './frame.tsx';
import type { JobOnCards } from './job-on-cards.ts';
import { startSlider } from './start-slider.ts';

/* On partner pages most carousels never show these: they and their styles come when they are needed. */

/** A part that is loaded when it is first shown; until then, and if it cannot be loaded, its fallback is shown. */
const lazily = (piece: 'Categories' | 'Failure' | 'Emptiness', StandIn: ComponentType<PieceProps>) =>
  function LazyPiece(props: PieceProps) {
    useSignals();
    const [Loaded, setLoaded] = useState<ComponentType<PieceProps>>();
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      let isWanted = true;
      void Promise.all([import('./pieces.tsx'), import('./piece-sheets.ts')]).then(
        ([pieces, { pieceSheets }]) => {
          if (!isWanted || !place.current) return;
          adoptSheets(place.current, pieceSheets);
          setLoaded(() => pieces[piece]);
        },
        // The fallback says the same, unstyled.
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return <Place at={place}>{Loaded ? <Loaded {...props} /> : <StandIn {...props} />}</Place>;
  };

function PlainFailure({ model }: PieceProps) {
  useSignals();
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const remote = model.machines.remote.value;
  return (
    <p role="alert">
      {remote.status === 'failed' && texts.error(errorText(remote.error))}{' '}
      <button type="button" className="y-link" onClick={model.machines.reload}>
        {texts.retry}
      </button>
    </p>
  );
}

function PlainEmptiness({ model }: PieceProps) {
  useSignals();
  return <p role="status">{useMessages(messages).emptyTitle(model.cityName.value)}</p>;
}

const useJob: CarouselPieces['useJob'] = (props, model, scope) => {
  const [job, setJob] = useState<JobOnCards>();
  useEffect(() => {
    if (!props.jobDays && !props.favourites && !job) return;
    import('./job.tsx').then(
      ({ partsOfCards }) => setJob(partsOfCards(props, model, scope)),
      // The cards stay as they are.
      () => undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the page gives another, not when it has come
  }, [props, model]);
  return job;
};

export const lazyPieces: CarouselPieces = {
  useJob,
  Categories: lazily('Categories', CategoriesPlaceholder),
  // Needed when the connection is gone, so its fallback comes with the cards.
  Failure: lazily('Failure', PlainFailure),
  // All of this is loaded after the first cards already.
  loadSlider: async () => ({ startSlider }),
  Emptiness: lazily('Emptiness', PlainEmptiness),
};
