import { defineWidget } from '@yantra/element';
import { scopeContext } from '@yantra/state';
import { base, tokens } from '@yantra/ui/sheets';
import sheet from './auth-modals.css?inline';
import { AuthModals } from './auth-modals.tsx';

/** `<yantra-auth-modals>`: say what it does on a page. */
export const AuthModalsElement = defineWidget({
  tag: 'yantra-auth-modals',
  description: 'Auth modals.',
  attributes: {},
  events: {},
  parts: {},
  component: AuthModals,
  sheets: () => [base, sheet],
  tokens: () => tokens,
  context: scopeContext,
});
