import type { Translated } from '@yantra/language';
import type { messages } from './ratings.messages.ts';

export const ratings: Translated<typeof messages> = {
  title: (name) => `${name} की रेटिंग`,
  close: 'बंद करें',
  loading: 'लोड हो रहा है...',
  none: 'इस मशीन को अभी किसी ने रेटिंग नहीं दी है।',
  yours: (day) => `आपका जवाब, ${day}`,
  answer: 'जवाब दें',
  answerOf: (name) => `${name} को आपका जवाब`,
  change: 'बदलें',
  hint: 'मशीन देखने वाला हर व्यक्ति इसे रेटिंग के नीचे पढ़ता है।',
  emptyTakesBack: 'खाली छोड़ने पर आपका जवाब हट जाता है।',
  missing: 'कृपया अपना जवाब लिखें।',
  cancel: 'रद्द करें',
  save: 'जवाब सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'आपका जवाब रेटिंग के नीचे दिखता है।',
  takenBack: 'आपका जवाब हटा दिया गया है।',
};
