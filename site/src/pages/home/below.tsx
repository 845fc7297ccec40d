import { EquipmentMap } from '@yantra/equipment-map';
import { AppPromo } from './app-promo.tsx';
import { belowId, mapId } from './ids.ts';
import { PopularLocations } from './popular-locations.tsx';
import { Perks, Voices } from './trust.tsx';

/** What stands below the machines, in the documented order. */
export function Below() {
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
