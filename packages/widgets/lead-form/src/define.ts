import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { LeadFormElement } from './lead-form.element.ts';

register(LeadFormElement.widget.tag, LeadFormElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-lead-form': InstanceType<typeof LeadFormElement>;
  }
}
