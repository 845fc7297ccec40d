import type { Language } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/mr';
import { elsewhereTexts } from './elsewhere.ts';
import { embedTexts } from './mr/embed.ts';
import { frameTexts } from './mr/frame.ts';
import { machineTexts } from './mr/machines.ts';
import { peopleTexts } from './mr/people.ts';
import { planTexts } from './mr/plans.ts';
import { searchTexts } from './mr/search.ts';
import { ownSentences } from './mr/sentences.ts';

const marathi: Language = {
  locale: 'mr',
  texts: {
    ...uiTexts,
    'dashboard.elsewhere': elsewhereTexts.mr,
    ...frameTexts,
    ...machineTexts,
    ...planTexts,
    ...peopleTexts,
    ...embedTexts,
    ...searchTexts,
  },
  sentences: { ...sentences, ...ownSentences },
};
export default marathi;
