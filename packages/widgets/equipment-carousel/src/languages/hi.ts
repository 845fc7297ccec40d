import { formatCount } from '@yantra/domain';
import { type Translated, speaking, wordIn } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { messages } from '../equipment-carousel.messages.ts';
import type { pieceMessages } from '../internal/pieces.messages.ts';
import type { EquipmentCarouselLanguage } from './language.ts';

/* Names are put in here: the embed's first card has no room for more. */
const named = (name: string): string => wordIn(shared, name);

const carousel: Translated<typeof messages> = {
  heading: 'उत्पाद / मशीनें',
  viewAll: 'सभी देखें',
  previous: 'पिछला',
  next: 'अगला',
  label: (city) => `${named(city)} में किराए की मशीनें`,
  loading: (city) => `${named(city)} की मशीनें लोड हो रही हैं`,
  slow: 'अभी लोड हो रहा है। कनेक्शन धीमा लगता है।',
  emptyTitle: (city) => `${named(city)} में अभी कोई मशीन नहीं`,
  error: (message) => `त्रुटि: ${message}`,
  retry: 'फिर कोशिश करें',
};

const pieces: Translated<typeof pieceMessages> = {
  count: (machines, city) => `${named(city)} में ${formatCount(machines)}`,
  emptyText: 'कोई और शहर चुनें, या सभी मशीनें देखें।',
  emptyCategoryTitle: (category, city) => `${named(city)} में अभी कोई ${named(category)} नहीं`,
  emptyCategoryText: 'यहाँ दूसरी श्रेणियों में मशीनें हैं।',
  showAllCategories: 'सभी श्रेणियाँ दिखाएँ',
  allMachines: 'सभी मशीनें देखें',
  elsewhere: 'Yantra पर सभी मशीनें देखें',
  errorText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
};

const hindi: EquipmentCarouselLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-carousel': carousel, 'equipment-carousel.pieces': pieces },
};
export default speaking(hindi);
