import { defineWidget } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { base, button, chip, skeleton, stateMessage, tokens } from '@yantra/ui/sheets';
import { languages } from './languages.ts';
import { Notifications } from './notifications.tsx';
import sheet from './notifications.css?inline';

/** `<yantra-notifications>`: the bell of who is logged in, on the marketplace’s own pages. */
export const NotificationsElement = defineWidget({
  tag: 'yantra-notifications',
  description:
    'On the marketplace’s own pages the bell of who is logged in, with what is new. On any other page nothing: nobody is logged in there.',
  attributes: {},
  events: {},
  parts: {},
  component: Notifications,
  sheets: () => [base, button, chip, skeleton, stateMessage, sheet],
  tokens: () => tokens,
  context: scopeContextIn(languages),
});
