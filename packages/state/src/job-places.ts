import { type FoundPlace, geocode } from '@yantra/contract/calls';
import { jobLimits, type VisitorJob } from '@yantra/domain';
import { useEffect, useMemo, useState } from 'react';
import { jobOf } from './job.ts';
import { later } from './later.ts';
import { useScope } from './react.tsx';
import type { Scope } from './scope.ts';

/** Waits for a pause in typing, so that not every key sends a request. */
const pauseMs = 250;
/** A single letter matches far too many places. */
const leastLetters = 2;

/** A place of work to choose. */
export interface FoundJobPlace {
  /** `Hadapsar, Pune` */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
}

const labelOf = ({ name, city }: FoundPlace): string =>
  name.toLowerCase().includes(city.name.toLowerCase()) ? name : `${name}, ${city.name}`;

type Asking = Scope['prefetch'];

/** Places that a text names, best first, one of each name. */
async function placesIn(ask: Asking, cityId: string, text: string): Promise<readonly FoundJobPlace[]> {
  const asked = { text: text.slice(0, jobLimits.place), selectedCityId: cityId };
  const found = await ask(geocode, asked, { isQuiet: true });
  const places = found.map((place) => {
    const { latitude, longitude } = place;
    return [labelOf(place), { label: labelOf(place), latitude, longitude }] as const;
  });
  return [...new Map(places.toReversed()).values()].toReversed();
}

/** Whether only words are known of the place of a job. */
const isInWords = ({ place = '', at }: VisitorJob): boolean => !at && place.length >= leastLetters;

/**
 * The job with the point of its place, of which only words are known; unchanged if nobody knows them.
 * @param cityId its own places are meant first
 */
export async function placedJob(ask: Asking, cityId: string, job: VisitorJob): Promise<VisitorJob> {
  if (!isInWords(job)) return job;
  const [best] = await placesIn(ask, cityId, job.place ?? '').catch(() => []);
  return best ? { ...job, place: best.label, at: { latitude: best.latitude, longitude: best.longitude } } : job;
}

/** What a bar for the job needs of the scope: suggestions for its place, and where it says what was chosen. */
export interface JobSaying {
  readonly places: readonly FoundJobPlace[];
  readonly onPlaceType: (text: string) => void;
  /** Sets the job of the scope; one whose place is words only as soon as they are looked up. Undefined clears it. */
  readonly onJob: (job: VisitorJob | undefined) => void;
}

type ShowPlaces = (places: readonly FoundJobPlace[]) => void;

/** Looks up what is typed, and keeps the job. */
function createJobSaying(scope: Scope, show: ShowPlaces): Omit<JobSaying, 'places'> & { readonly stop: () => void } {
  let cancel = () => {};
  let latest = 0;
  return {
    stop: () => cancel(),
    onPlaceType: (text) => {
      cancel();
      const words = text.trim();
      if (words.length < leastLetters) return;
      let isLatest = true;
      const stopWaiting = later(() => {
        // Without an answer there are no suggestions; the words still count.
        void placesIn(scope.prefetch, scope.city.peek().id, words).then(
          (found) => isLatest && show(found),
          () => undefined,
        );
      }, pauseMs);
      cancel = () => {
        isLatest = false;
        stopWaiting();
      };
    },
    onJob: (job) => {
      const { set } = jobOf(scope);
      const turn = (latest += 1);
      if (!job || !isInWords(job)) return set(job);
      void placedJob(scope.prefetch, scope.city.peek().id, job).then((found) => turn === latest && set(found));
    },
  };
}

/** Ties a bar for the job to the scope. */
export function useJobSaying(): JobSaying {
  const scope = useScope();
  const [places, setPlaces] = useState<readonly FoundJobPlace[]>([]);
  const saying = useMemo(() => createJobSaying(scope, setPlaces), [scope]);
  useEffect(() => saying.stop, [saying]);
  return { places, onPlaceType: saying.onPlaceType, onJob: saying.onJob };
}
