import { useSignals } from '@preact/signals-react/runtime';
import { useErrorText, useMessages } from '@yantra/language';
import type { Place } from '@yantra/map';
import type { GeoMap, Hint } from '@yantra/map/clustered';
import { Button, Glyph, Icon } from '@yantra/ui';
import { type ReactNode, type RefObject, useId } from 'react';
import { mapMessages } from '../equipment-map.messages.ts';
import type { MachineListProps } from './machine-list.tsx';
import { Credit, MapLegend, OpenInMaps } from './map-legend.tsx';
import { ChosenMachine, GroupList } from './map-popup.tsx';
import type { NamedMachine } from './selection.ts';
import type { Seen, ShownStreets } from './use-geo-map.ts';

const minusGlyph = 'M5 12h14';

interface MapStageProps extends MachineListProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly geo: RefObject<GeoMap | undefined>;
  /** Its position is updated whenever the map moves. */
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly hint: Hint | undefined;
  /** Nothing before there is a map. */
  readonly seen: Seen | undefined;
  readonly streets: ShownStreets;
  readonly isSplit: boolean;
  readonly onClose: () => void;
  /** A machine of a group was chosen. */
  readonly onPick: (machine: NamedMachine, place: Place) => void;
  /** The base map could not be loaded; this tries again. */
  readonly onRetryBase: (() => void) | undefined;
}

/** The machine whose marker is under the pointer. */
const machineUnder = (target: EventTarget): string | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('.y-map__marker[data-key]')?.dataset['key']) || undefined;

/** The map, 400 px high: Leaflet's element comes first in the frame, everything else lies over it. */
export function MapStage(props: MapStageProps) {
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const { frame, geo, popup, hint, seen, streets, isSplit, onRetryBase, onClose, onPick, ...list } = props;
  const instructions = useId();
  const { model } = list;
  const chosen = isSplit ? undefined : model.chosen.value;
  const group = model.group.value;
  return (
    <div
      className="y-map"
      part="map"
      ref={frame}
      role="region"
      aria-label={mapTexts.map}
      aria-describedby={instructions}
      onPointerOver={(event) => event.pointerType === 'mouse' && model.highlight(machineUnder(event.target))}
      onPointerLeave={() => model.highlight(undefined)}
    >
      <p className="y-hidden" id={instructions}>
        {mapTexts.instructions}
      </p>
      {(chosen || group) && (
        <div className="y-map__popup" ref={popup} key={group ? 'group' : chosen?.id}>
          {group ? (
            <GroupList group={group} onPick={(machine) => onPick(machine, group.place)} onClose={onClose} />
          ) : (
            <ChosenMachine {...list} onClose={onClose} />
          )}
          {chosen?.place && (
            <p className="y-map__streets">
              <OpenInMaps place={chosen.place} />
            </p>
          )}
        </div>
      )}
      <div className="y-map__zoom">
        <ZoomButton label={mapTexts.zoomIn} isAtEnd={seen?.isNearest} onPress={() => geo.current?.zoomBy(1)}>
          <Icon name="plus" />
        </ZoomButton>
        <ZoomButton label={mapTexts.zoomOut} isAtEnd={seen?.isFarthest} onPress={() => geo.current?.zoomBy(-1)}>
          <Glyph d={minusGlyph} />
        </ZoomButton>
      </div>
      {seen && (
        <MapLegend
          {...seen}
          streets={streets}
          chosen={isSplit ? model.chosen.value?.place : undefined}
          onRetry={() => geo.current?.retryStreets()}
        />
      )}
      <MapNotes model={model} onRetryBase={onRetryBase} />
      {hint && <p className="y-map__hint">{hint === 'touch' ? mapTexts.hintTouch : mapTexts.hintWheel}</p>}
      <p className="y-map__credit">
        <Credit text={streets.credit ?? mapTexts.credit} />
      </p>
    </div>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly isAtEnd: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** At the end it keeps the focus; Leaflet goes no further. */
const ZoomButton = ({ label, isAtEnd, onPress, children }: ZoomButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={isAtEnd || undefined} onClick={onPress}>
    {children}
  </button>
);

/** Messages over the map: a failure, loading, or that this area can be searched. */
function MapNotes({ model, onRetryBase }: Pick<MapStageProps, 'model' | 'onRetryBase'>) {
  const errorText = useErrorText();
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const remote = model.viewport.value;
  if (remote.status === 'failed') {
    return (
      <div className="y-map__note" role="alert">
        <p>{mapTexts.viewportFailed(errorText(remote.error))}</p>
        <Button variant="secondary" size="sm" onClick={model.reload}>
          {mapTexts.retry}
        </Button>
      </div>
    );
  }
  if (onRetryBase) {
    return (
      <div className="y-map__note" role="alert">
        <p>{mapTexts.baseFailed}</p>
        <Button variant="secondary" size="sm" onClick={onRetryBase}>
          {mapTexts.retry}
        </Button>
      </div>
    );
  }
  if (model.canSearchHere.value) {
    return (
      <div className="y-map__note y-map__note--bare">
        <Button variant="primary" onClick={model.searchHere}>
          {mapTexts.searchHere}
        </Button>
      </div>
    );
  }
  return remote.status === 'loading' ? <LoadingLine /> : null;
}

function LoadingLine() {
  const mapTexts = useMessages(mapMessages);
  return (
    <>
      <span className="y-map__busy" aria-hidden="true" />
      <p className="y-hidden" role="status">
        {mapTexts.loading}
      </p>
    </>
  );
}
