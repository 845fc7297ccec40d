import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import {
  badge,
  base,
  button,
  checkbox,
  chip,
  codeBlock,
  dialog,
  field,
  menu,
  moreBadges,
  pagination,
  price,
  segment,
  skeleton,
  stars,
  stateMessage,
  tokens,
} from '@yantra/ui/sheets';
import { Dashboard } from './dashboard.tsx';
import { languages } from './languages.ts';
import sheet from './dashboard.css?inline';

/** `<yantra-dashboard>`: the dashboard on our own page; it keeps its current path in memory. On any other page it shows a link to the dashboard. */
export const DashboardElement = defineWidget({
  tag: 'yantra-dashboard',
  description:
    'On the marketplace’s own pages the dashboard of who is logged in. On any other page a link to it: nobody is logged in there.',
  attributes: {
    path: { type: 'string', description: "The screen it begins with, e.g. '/leads'; the overview without it." },
  },
  events: { 'log-out': { description: 'Somebody has logged out.' } },
  parts: {},
  component: Dashboard,
  sheets: () => [
    base,
    button,
    field,
    checkbox,
    chip,
    segment,
    codeBlock,
    stars,
    price,
    badge,
    moreBadges,
    skeleton,
    dialog,
    menu,
    pagination,
    stateMessage,
    sheet,
  ],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
