import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../notifications.messages.ts';

/** All texts of the widget in another language; after its texts, the error codes of its calls. */
export type NotificationsLanguage = WidgetLanguage<typeof messages>;
