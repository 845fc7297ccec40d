import { useSignals } from '@preact/signals-react/runtime';
import type { Equipment } from '@yantra/contract/calls';
import { useMessages, wordIn } from '@yantra/language';
import { later, useScope } from '@yantra/state';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../equipment-map.messages.ts';
import type { LiveMapProps } from '../equipment-map.types.ts';
import { FoundPlace } from './found-place.tsx';
import { Locate } from './locate.tsx';
import { MachineList, MapCount, MapFoot } from './machine-list.tsx';
import { createMapCity } from './map-city.ts';
import { MapStage } from './map-stage.tsx';
import { createPlaceSearchModel } from './place-search.model.ts';
import { PlaceSearch } from './place-search.tsx';
import { useMap } from './use-map.ts';
import { Head, widgetClass } from './waiting.tsx';

export function LiveMap(props: LiveMapProps) {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const { siteUrl } = scope;
  const { typed, hadFocus, heading, onEquipmentSelect } = props;
  const mapCity = useMemo(() => createMapCity(scope.city, props.city), [scope, props.city]);
  useEffect(() => mapCity.find(), [mapCity]);
  const map = useMap(props, mapCity.city);
  const { model, go } = map;
  const clear = useRef(map.clear);
  clear.current = map.clear;
  const [search] = useState(() =>
    createPlaceSearchModel({
      scope,
      typed,
      later,
      cityId: () => mapCity.city.value?.id,
      pinned: model.pinned,
      go({ name, latitude, longitude }, zoom) {
        model.pin({ name, latitude, longitude });
        go({ latitude, longitude }, zoom);
      },
      clear: () => clear.current(),
    }),
  );
  useEffect(() => search.start(), [search]);

  const hrefOf = (id: string) => `${siteUrl}/equipment-details?id=${encodeURIComponent(id)}`;
  const onSelect = (event: MouseEvent, { id, name }: Equipment) => {
    if (onEquipmentSelect?.({ id, name, href: hrefOf(id) }) === false) event.preventDefault();
  };
  const list = { model, siteUrl, city: mapCity.city.value, hrefOf, onSelect };
  const isSplit = props.layout === 'split';
  const isAlone = props.layout === 'alone';
  const usual = texts.heading(
    wordIn(scope.language, model.pinned.value?.name ?? mapCity.city.value?.name ?? props.city ?? ''),
  );
  const title = heading ?? usual;
  const places = (
    <PlaceSearch
      model={search}
      hasFocus={hadFocus}
      below={<FoundPlace model={model} isShown={props.layout !== undefined} onClear={map.clear} />}
    >
      {props.layout && <Locate go={map.goElsewhere} />}
    </PlaceSearch>
  );
  return (
    <section className={widgetClass(props.layout)} aria-label={title || usual}>
      <Head title={title}>{!isAlone && places}</Head>
      <div className="y-map-widget__body">
        {isAlone && places}
        <MachineList {...list} isSplit={isSplit} onMoveTo={map.moveTo} wantsFocusRef={map.wantsFocusRef} />
        <MapStage {...list} {...map.stage} isSplit={isSplit} />
      </div>
      {isAlone ? <MapCount model={model} /> : <MapFoot model={model} />}
    </section>
  );
}
