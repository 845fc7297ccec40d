import { register } from '@yantra/element';
import { version } from '../package.json' with { type: 'json' };
import { CityPickerElement } from './city-picker.element.ts';

register(CityPickerElement.widget.tag, CityPickerElement, version);

declare global {
  interface HTMLElementTagNameMap {
    'yantra-city-picker': InstanceType<typeof CityPickerElement>;
  }
}
