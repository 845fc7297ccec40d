import type { Language } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/hi';
import { elsewhereTexts } from './elsewhere.ts';
import { embedTexts } from './hi/embed.ts';
import { frameTexts } from './hi/frame.ts';
import { machineTexts } from './hi/machines.ts';
import { peopleTexts } from './hi/people.ts';
import { planTexts } from './hi/plans.ts';
import { searchTexts } from './hi/search.ts';
import { ownSentences } from './hi/sentences.ts';

const hindi: Language = {
  locale: 'hi',
  texts: {
    ...uiTexts,
    'dashboard.elsewhere': elsewhereTexts.hi,
    ...frameTexts,
    ...machineTexts,
    ...planTexts,
    ...peopleTexts,
    ...embedTexts,
    ...searchTexts,
  },
  sentences: { ...sentences, ...ownSentences },
};
export default hindi;
