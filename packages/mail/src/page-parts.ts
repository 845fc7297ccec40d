import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { styles } from './styles.ts';

/** Where something stands. */
export type Place = (typeof styles)[keyof typeof styles];

/** One row of the card. */
export const row = (style: Place, ...inside: readonly ReactNode[]): ReactNode =>
  h('tr', null, h('td', { className: 'in', style }, ...inside));

/** A table of one row: mail programs lay out by tables alone. */
export const inner = (
  looks: { readonly className?: string; readonly width?: string; readonly style?: CSSProperties },
  ...cells: readonly ReactNode[]
): ReactNode =>
  h(
    'table',
    { role: 'presentation', ...looks, cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, h('tr', null, ...cells)),
  );

/** Drawn, not loaded: programs without SVG show the name only. */
export const mark = (): ReactNode =>
  h(
    'svg',
    { 'aria-hidden': true, width: 28, height: 28, viewBox: '0 0 96 96', style: styles.mark },
    h('path', {
      fill: '#D9531E',
      d: 'M42.85 13 43.95 6.24h8.1L53.15 13l6.56 2.12 4.86-4.81 6.55 4.76-3.07 6.1 4.05 5.58 6.75-1.03 2.51 7.7-6.08 3.13v6.9l6.08 3.13-2.51 7.7-6.75-1.03-4.05 5.58 3.07 6.1-6.55 4.76-4.86-4.81L53.15 67l-1.1 6.76h-8.1L42.85 67l-6.56-2.12-4.86 4.81-6.55-4.76 3.07-6.1-4.05-5.58-6.75 1.03-2.51-7.7 6.08-3.13v-6.9l-6.08-3.13 2.51-7.7 6.75 1.03 4.05-5.58-3.07-6.1 6.55-4.76 4.86 4.81Z',
    }),
    h('path', { fill: '#D9531E', d: 'M25.5 56Q34 66 44.2 89.6q3.8 6.4 7.6 0Q62 66 70.5 56Z' }),
    h('circle', { cx: 48, cy: 40, r: 19.5, fill: '#FFF7E7' }),
    h('path', {
      fill: '#23262B',
      d: 'M48 27.6a7.4 7.4 0 0 1 4.1 13.55l2.5 11.25H41.4l2.5-11.25A7.4 7.4 0 0 1 48 27.6Z',
    }),
  );
