import { useSignals } from '@preact/signals-react/runtime';
import { useScope } from '@yantra/state';
import { useEffect } from 'react';
import { AppPromo } from './app-promo.tsx';
import { belowId } from './ids.ts';
import { NearMap } from './near-map.tsx';
import { PopularLocations } from './popular-locations.tsx';
import { Perks, Voices } from './trust.tsx';

/** What stands below the machines, in the documented order. */
export function Below() {
  useCityOfAddress();
  return (
    <div id={belowId}>
      <NearMap />
      <AppPromo />
      <Perks />
      <Voices />
      <PopularLocations />
    </div>
  );
}

/** Back leads to an address with the city that was chosen then; the one that was chosen since is shown, and so the address names it. */
function useCityOfAddress(): void {
  useSignals();
  const { city, selectCity } = useScope();
  const shown = city.value;
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('city');
    // Chosen once more, it is kept wherever choices are.
    if (named && named !== shown.id) selectCity(shown);
  }, [shown, selectCity]);
}
