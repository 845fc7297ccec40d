import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type FleetState, firstState } from './fleet.ts';

const heard: unknown[] = [];
const record = ({ detail }: CustomEvent) => heard.push(detail);

function FleetPage() {
  const [state, setState] = useState<FleetState>(firstState);
  useEffect(() => {
    window.fleet = { heard, set: (change) => setState((before) => ({ ...before, ...change })) };
  }, []);
  const { isShown, city, limit, heading, filters, note } = state;
  if (!isShown) return null;
  return [
    h(
      'div',
      { key: 'picker', className: 'board-slot', id: 'picker' },
      h('yantra-city-picker', { 'onyantra-city-change': record }),
    ),
    h(
      'div',
      { key: 'carousel', className: 'board-slot', id: 'carousel' },
      h('yantra-equipment-carousel', { city, limit, heading }, h('p', null, note)),
    ),
    h('div', { key: 'form', className: 'board-slot', id: 'form' }, h('yantra-lead-form')),
    h('div', { key: 'map', className: 'board-slot', id: 'map' }, h('yantra-equipment-map', { filters })),
  ];
}

const place = document.getElementById('app');
if (place) createRoot(place).render(h(FleetPage));
