import './page-scope.ts';
import { register } from '@yantra/element';
import { EquipmentCarouselElement } from '@yantra/equipment-carousel/element';
import { version } from '../package.json' with { type: 'json' };

/* In a task of its own: evaluating the core and rendering at once would hold a cheap phone longer than a person notices. */
setTimeout(() => register(EquipmentCarouselElement.widget.tag, EquipmentCarouselElement, version));
