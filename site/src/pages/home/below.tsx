import { useSignals } from '@preact/signals-react/runtime';
import { EquipmentMap } from '@yantra/equipment-map';
import { useScope } from '@yantra/state';
import { useEffect } from 'react';
import { AppPromo } from './app-promo.tsx';
import { belowId, mapId } from './ids.ts';
import { PopularLocations } from './popular-locations.tsx';
import { Perks, Voices } from './trust.tsx';

/** What stands below the machines, in the documented order. */
export function Below() {
  useCityOfAddress();
  return (
    <div id={belowId}>
      <div id={mapId} className="wrap section" tabIndex={-1}>
        <EquipmentMap />
      </div>
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
