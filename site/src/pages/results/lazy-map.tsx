import type { EquipmentMapProps } from '@yantra/equipment-map';
import { Button, StateMessage } from '@yantra/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { messages as results } from './results.messages.ts';

export function LazyMap(props: EquipmentMapProps) {
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
          <a className="y-link" href="/equipments">
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
