import { defineWidget, sized } from '@yantra/element';
import { scopeContextIn } from '@yantra/state';
import { badge, base, button, checkbox, dialog, field, segment, tokens } from '@yantra/ui/sheets';
import { AuthModals } from './auth-modals.tsx';
import { languages } from './languages.ts';
import sheet from './auth-modals.css?inline';

const Widget = defineWidget({
  tag: 'yantra-auth-modals',
  description:
    'On the marketplace’s own pages its dialogs: log in, sign up, a forgotten password, the account of an owner. On any other page a button that opens the log-in in a window of the marketplace: no password is typed there.',
  attributes: {
    dialog: {
      type: 'string',
      description:
        "Which dialog is open: 'log-in', 'sign-up', 'forgot-password' or 'owner'; none without it. The element keeps it up to date.",
    },
    owner: { type: 'json', description: "For 'owner': who opens an account, `{ fullName, email, phone }`." },
  },
  events: {
    'log-in': {
      description: "A log-in has ended; `detail` is `{ outcome }`, 'logged-in' or 'closed'. No token is in it.",
    },
    'dialog-change': { description: 'Another dialog shows; `detail` is its name, or null when it closed.' },
  },
  parts: { button: "On another company's page: the button 'Log in'." },
  component: AuthModals,
  ...sized('content', () => [base, button, field, checkbox, segment, badge, dialog, sheet]),
  tokens: () => tokens,
  context: scopeContextIn(languages),
});

/** `<yantra-auth-modals>`: its attribute `dialog` opens a dialog, and is updated when a person goes to another or closes it. */
export class AuthModalsElement extends Widget {
  constructor() {
    super();
    this.addEventListener('yantra-dialog-change', ({ detail }) => {
      if (detail) this.setAttribute('dialog', detail);
      else this.removeAttribute('dialog');
    });
  }
}
