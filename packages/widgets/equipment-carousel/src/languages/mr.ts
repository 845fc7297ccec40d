import { formatCount } from '@yantra/domain';
import { type Translated, speaking, wordIn } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { messages } from '../equipment-carousel.messages.ts';
import type { pieceMessages } from '../internal/pieces.messages.ts';
import type { EquipmentCarouselLanguage } from './language.ts';

/* Names are put in here: the embed's first card has no room for more. */
const named = (name: string): string => wordIn(shared, name);

const carousel: Translated<typeof messages> = {
  heading: 'उत्पादने / यंत्रे',
  viewAll: 'सर्व पाहा',
  previous: 'मागील',
  next: 'पुढील',
  label: (city) => `${named(city)} येथील भाड्याची यंत्रे`,
  loading: (city) => `${named(city)} येथील यंत्रे लोड होत आहेत`,
  slow: 'अजून लोड होत आहे. कनेक्शन संथ दिसते.',
  emptyTitle: (city) => `${named(city)} येथे अजून यंत्रे नाहीत`,
  error: (message) => `त्रुटी: ${message}`,
  retry: 'पुन्हा प्रयत्न करा',
};

const pieces: Translated<typeof pieceMessages> = {
  count: (machines, city) => `${named(city)} येथे ${formatCount(machines)}`,
  emptyText: 'दुसरे शहर निवडा, किंवा सर्व यंत्रे पाहा.',
  emptyCategoryTitle: (category, city) => `${named(city)} येथे अजून ${named(category)} नाही`,
  emptyCategoryText: 'येथे इतर वर्गांमध्ये यंत्रे आहेत.',
  showAllCategories: 'सर्व वर्ग दाखवा',
  allMachines: 'सर्व यंत्रे पाहा',
  elsewhere: 'Yantra वर सर्व यंत्रे पाहा',
  errorText: 'काहीही हरवलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
};

const marathi: EquipmentCarouselLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-carousel': carousel, 'equipment-carousel.pieces': pieces },
};
export default speaking(marathi);
