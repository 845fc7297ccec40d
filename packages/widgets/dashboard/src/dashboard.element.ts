import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './dashboard.css?inline';
import { Dashboard } from './dashboard.tsx';

/** `<yantra-dashboard>`: say what it does on a page. */
export const DashboardElement = defineWidget({
  tag: 'yantra-dashboard',
  description: 'Dashboard.',
  attributes: {},
  events: {},
  parts: {},
  component: Dashboard,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});
