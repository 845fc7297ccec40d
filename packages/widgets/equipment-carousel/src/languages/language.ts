import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../equipment-carousel.messages.ts';
import type { pieceMessages } from '../internal/pieces.messages.ts';

/** All that it says in another language. */
export type EquipmentCarouselLanguage = WidgetLanguage<typeof messages | typeof pieceMessages>;
