import { type Translated, speaking } from '@yantra/language';
import { cost, shared } from '@yantra/ui/languages/mr';
import type { messages } from '../job-cost.messages.ts';
import type { JobCostLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  heading: (name) => `${name} चा खर्च`,
  invitation: 'किती दिवस हवे ते सांगा, आणि वाहतूक, ऑपरेटर आणि GST धरून एकूण खर्च पाहा.',
  askQuote: 'दर विचारा',
  by: 'हिशोब Yantra चा',
  totalFailed: 'एकूण खर्च काढता आला नाही.',
  loading: 'यंत्राचा खर्च लोड होत आहे',
  none: 'खर्च काढण्यासाठी यंत्र नाही.',
  gone: 'हे यंत्र आता यादीत नाही.',
  failed: (reason) => `खर्च लोड होऊ शकला नाही: ${reason}`,
  unreadable: 'मिळालेले उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
};

const marathi: JobCostLanguage = {
  ...shared,
  texts: { ...shared.texts, cost, 'job-cost': own },
  errors: { ...shared.errors, 'network.unreadable': own.unreadable, 'equipment.unknown': own.gone },
};
export default speaking(marathi);
