import type { Translated } from '@yantra/language';
import type { messages } from './type-word.messages.ts';

export const typeWord: Translated<typeof messages> = {
  title: 'शब्द जोडा',
  note: 'यापुढे या शब्दाच्या शोधात ही यंत्रे सापडतील.',
  word: 'शब्द',
  wordHint: 'लोक लिहितात तसा, गाव आणि आकाराशिवाय.',
  wordNeeded: 'कृपया शब्द लिहा.',
  type: 'वर्ग',
  typeNeeded: 'कृपया वर्ग निवडा.',
  select: 'वर्ग निवडा',
  kind: 'उपवर्ग',
  allKinds: 'सर्व',
  save: 'शब्द जोडा',
  saving: 'जतन होत आहे...',
  cancel: 'रद्द करा',
  saved: (word, type) => `“${word}” म्हणजे आता ${type}.`,
};
