import { type Locale, type Translated, languagesAtHand } from '@yantra/language';
import type { elsewhereMessages } from '../dashboard.messages.ts';

/** The texts shown instead of the dashboard on another company's page: separate, since the rest is as large as all other widgets together. */
export const elsewhereTexts: Readonly<Record<Locale, Translated<typeof elsewhereMessages>>> = {
  hi: { text: 'आपका डैशबोर्ड Yantra की अपनी वेबसाइट पर है।', link: 'डैशबोर्ड खोलें' },
  mr: { text: 'तुमचा डॅशबोर्ड Yantra च्या स्वतःच्या वेबसाइटवर आहे.', link: 'डॅशबोर्ड उघडा' },
};

/** The languages of the element where only the link is shown. */
export const elsewhereLanguages = languagesAtHand('dashboard.elsewhere', elsewhereTexts);
