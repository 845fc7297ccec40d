import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '@yantra/domain';
import { EquipmentMap } from '@yantra/equipment-map';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Icon } from '@yantra/ui';
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
  const scope = useScope();
  const around = useCountAround(scope);
  return (
    <section id={mapId} className="wrap section" tabIndex={-1}>
      <SectionHead
        id="near"
        title={map.heading(scope.city.value.name)}
        note={around?.count ? map.within(formatCount(around.count), around.km) : undefined}
      >
        <a className="y-link" href={to('/equipments?view=map')}>
          {map.open}
          <Icon name="right" />
        </a>
      </SectionHead>
      <EquipmentMap layout="alone" heading="" />
    </section>
  );
}
