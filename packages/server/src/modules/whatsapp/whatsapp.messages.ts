import type { LanguageCode } from '@yantra/domain';

/** What stands around an event's words, as registered with WhatsApp (category Utility); `{{1}}` is the title, `{{2}}` the text. */
export const whatsAppTexts: Readonly<Record<LanguageCode, { readonly body: string; readonly button: string }>> = {
  en: { body: 'News from Yantra: *{{1}}*\n{{2}}\n\nWrite STOP to get no more of these.', button: 'Open' },
  hi: { body: 'Yantra से ख़बर: *{{1}}*\n{{2}}\n\nये संदेश बंद करने के लिए STOP लिखें।', button: 'खोलें' },
  mr: { body: 'Yantra कडून बातमी: *{{1}}*\n{{2}}\n\nहे संदेश थांबवण्यासाठी STOP लिहा.', button: 'उघडा' },
};
