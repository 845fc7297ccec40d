import type { EquipmentMapProps } from '@yantra/equipment-map';
import { useMessages } from '@yantra/language';
import { Button, StateMessage } from '@yantra/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useHref } from '../../navigation.tsx';
import { messages } from './results.messages.ts';

export function LazyMap(props: EquipmentMapProps) {
  const results = useMessages(messages);
  const to = useHref();
  const [Shown, show] = useState<ComponentType<EquipmentMapProps>>();
  const [turn, setTurn] = useState(0);
  const [failedTurn, setFailedTurn] = useState(-1);
  useEffect(() => {
    let isWanted = true;
    import('@yantra/equipment-map').then(
      ({ EquipmentMap }) => isWanted && show(() => EquipmentMap),
      () => isWanted && setFailedTurn(turn),
    );
    return () => {
      isWanted = false;
    };
  }, [turn]);
  if (Shown) return <Shown {...props} />;
  if (failedTurn !== turn)
    return (
      <div className="listing__map" aria-busy="true">
        <noscript>
          <a className="y-link" href={to('/equipments')}>
            {results.mapNeedsScript}
          </a>
        </noscript>
      </div>
    );
  return (
    <StateMessage picture="error" title={results.mapFailed}>
      <Button onClick={() => setTurn(turn + 1)}>{results.retry}</Button>
    </StateMessage>
  );
}
