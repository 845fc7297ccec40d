import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../equipment-carousel.messages.ts';
import type { pieceMessages } from '../internal/pieces.messages.ts';

/** All texts of the widget in another language. */
export type EquipmentCarouselLanguage = WidgetLanguage<typeof messages | typeof pieceMessages>;
