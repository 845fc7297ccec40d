import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '@yantra/domain';
import { EquipmentMap, type EquipmentMapProps } from '@yantra/equipment-map';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Icon } from '@yantra/ui';
import { useEffect, useMemo } from 'react';
import { keepMapPlace, mapPlaceIn, mapPlaceKey, writtenPlace } from '../../map-place.ts';
import { useHref } from '../../navigation.tsx';
import { messages } from './below.messages.ts';
import { mapId } from './ids.ts';
import { SectionHead } from './section-head.tsx';
import { useCountAround } from './use-counts.ts';

/** The machines around the chosen city on a map by itself; the page that has map and list side by side is a link away. */
export function NearMap() {
  useSignals();
  const { map } = useMessages(messages);
  const to = useHref();
  const word = useWord();
  const scope = useScope();
  const around = useCountAround(scope);
  const { found, read, keep } = useMemo(() => createFoundPlace(), []);
  useEffect(read, [read]);
  const place = found.value;
  const there = place ? `&${new URLSearchParams({ [mapPlaceKey]: writtenPlace(place) })}` : '';
  return (
    <section id={mapId} className="wrap section" tabIndex={-1}>
      <SectionHead
        id="near"
        title={map.heading(word(place?.name ?? scope.city.value.name))}
        note={around?.count && !place ? map.within(formatCount(around.count), around.km) : undefined}
      >
        <a className="y-link" href={to(`/equipments?view=map${there}`)}>
          {map.open}
          <Icon name="right" />
        </a>
      </SectionHead>
      <EquipmentMap layout="alone" heading="" place={place} onPlaceChange={keep} />
    </section>
  );
}

/** The place that somebody found on the map; the server's page does not know it. */
function createFoundPlace() {
  const found = signal<EquipmentMapProps['place']>(undefined);
  return {
    found,
    read: () => void (found.value = mapPlaceIn(new URLSearchParams(location.search))),
    keep: (place: EquipmentMapProps['place']) => {
      found.value = place;
      keepMapPlace(place);
    },
  };
}
