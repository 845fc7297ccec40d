import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { DashboardElement } from './dashboard.element.ts';

register(DashboardElement.widget.tag, DashboardElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-dashboard': InstanceType<typeof DashboardElement>;
  }
}
