import { type Translated, speaking } from '@yantra/language';
import { cost, days, shared } from '@yantra/ui/languages/mr';
import type { messages } from '../availability.messages.ts';
import type { AvailabilityLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  cost: (total, rest) => `${total}, ${rest}`,
  askQuote: 'दर विचारा',
  by: 'मोकळे दिवस: Yantra',
  loading: 'यंत्राचे मोकळे दिवस लोड होत आहेत',
  none: 'दिवस दाखवण्यासाठी यंत्र नाही.',
  gone: 'हे यंत्र आता यादीत नाही.',
  failed: (reason) => `यंत्र लोड होऊ शकले नाही: ${reason}`,
  unreadable: 'मिळालेले उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
};

const marathi: AvailabilityLanguage = {
  ...shared,
  texts: { ...shared.texts, cost, days, availability: own },
  errors: { ...shared.errors, 'network.unreadable': own.unreadable, 'equipment.unknown': own.gone },
};
export default speaking(marathi);
