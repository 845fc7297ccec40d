import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { AuthModalsElement } from './auth-modals.element.ts';

register(AuthModalsElement.widget.tag, AuthModalsElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-auth-modals': InstanceType<typeof AuthModalsElement>;
  }
}
