import type { Translated } from '@yantra/language';
import type { messages } from './type-word.messages.ts';

export const typeWord: Translated<typeof messages> = {
  title: 'शब्द जोड़ें',
  note: 'अब से इस शब्द की खोज में ये मशीनें मिलेंगी।',
  word: 'शब्द',
  wordHint: 'जैसा लोग लिखते हैं, शहर और आकार के बिना।',
  wordNeeded: 'कृपया शब्द लिखें।',
  type: 'श्रेणी',
  typeNeeded: 'कृपया श्रेणी चुनें।',
  select: 'श्रेणी चुनें',
  kind: 'उप-श्रेणी',
  allKinds: 'सभी',
  save: 'शब्द जोड़ें',
  saving: 'सहेजा जा रहा है...',
  cancel: 'रद्द करें',
  saved: (word, type) => `“${word}” का मतलब अब ${type} है।`,
};
