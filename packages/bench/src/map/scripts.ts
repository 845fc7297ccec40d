/* The scripts of the two pages, as texts: their imports are resolved from where the packages are, not from here. */

/** Our map on a page of the marketplace: React, a scope, the widget. */
const ours = `import '@yantra/ui/styles.css';
import '@yantra/equipment-map/styles.css';
import { createClient } from '@yantra/client';
import { EquipmentMap } from '@yantra/equipment-map';
import { defaultCity } from '@yantra/places';
import { createScope, ScopeProvider } from '@yantra/state';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const scope = createScope({
  client: createClient({ apiUrl: '' }),
  siteUrl: '',
  cityStore: { read: () => undefined, write: () => undefined },
  defaultCity,
});
createRoot(document.getElementById('map')).render(
  createElement(
    ScopeProvider,
    { value: scope },
    createElement(EquipmentMap, { zoom: Number(document.body.dataset.zoom) }),
  ),
);
globalThis.benchSeen = () => document.querySelector('.y-map [data-key]') !== null;
globalThis.benchTarget = () => document.querySelector('.y-map__leaflet');
`;

/** The same without a server: all points loaded at once, supercluster in the browser, circles on Leaflet's canvas. */
const plain = `import * as L from 'leaflet/dist/leaflet-src.js';
import Supercluster from 'supercluster';

const map = L.map('map', {
  center: [18.5196, 73.8554],
  zoom: Number(document.body.dataset.zoom),
  minZoom: 3,
  maxZoom: 18,
  renderer: L.canvas(),
});
const layer = L.layerGroup().addTo(map);
const index = new Supercluster({ radius: 60, maxZoom: 17 });
let isShown = false;

function show() {
  const bounds = map.getBounds();
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  layer.clearLayers();
  for (const { geometry, properties } of index.getClusters(box, map.getZoom())) {
    const [longitude, latitude] = geometry.coordinates;
    const count = properties.point_count;
    L.circleMarker([latitude, longitude], {
      radius: count ? Math.min(26, 12 + Math.log2(count)) : 7,
      fillOpacity: 0.9,
      color: '#c2470f',
    }).addTo(layer);
  }
  isShown = true;
}

const { latitude, longitude } = await (await fetch('/points.json')).json();
index.load(
  latitude.map((north, at) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [longitude[at], north] },
  })),
);
show();
map.on('moveend', show);
globalThis.benchSeen = () => isShown;
globalThis.benchTarget = () => document.getElementById('map');
`;

export const scripts = { ours, plain } as const;
