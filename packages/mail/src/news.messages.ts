import type { Locale } from '@yantra/domain';

/** What stands around news of an event. */
const texts = {
  about: 'News for you',
  greeting: (name: string): string => `Hello ${name}.`,
  linkIntro: 'Or open',
  foot: 'You get this because you have a Yantra account.',
  contact: 'Contact Us',
  choices: 'Choose what reaches you',
  stop: 'Stop mails like this one',
  always: 'Codes, receipts and what concerns your safety always come.',
  never: 'Yantra never asks for a code by phone.',
};

/** The same in any language. */
export type NewsTexts = typeof texts;

const inLanguages: Readonly<Record<Locale, NewsTexts>> = {
  hi: {
    about: 'आपके लिए ख़बर',
    greeting: (name) => `नमस्ते ${name}।`,
    linkIntro: 'या यह पता खोलें:',
    foot: 'यह मेल इसलिए आया है कि Yantra पर आपका खाता है।',
    contact: 'हमसे संपर्क करें',
    choices: 'चुनें कि आपको क्या मिले',
    stop: 'ऐसे मेल बंद करें',
    always: 'कोड, रसीदें और आपकी सुरक्षा की बातें हमेशा भेजी जाती हैं।',
    never: 'Yantra फ़ोन पर कभी कोड नहीं पूछता।',
  },
  mr: {
    about: 'तुमच्यासाठी बातमी',
    greeting: (name) => `नमस्कार ${name}.`,
    linkIntro: 'किंवा हा पत्ता उघडा:',
    foot: 'Yantra वर तुमचे खाते आहे म्हणून हा मेल आला आहे.',
    contact: 'आमच्याशी संपर्क साधा',
    choices: 'तुम्हाला काय मिळावे ते निवडा',
    stop: 'असे मेल थांबवा',
    always: 'कोड, पावत्या आणि तुमच्या सुरक्षेच्या गोष्टी नेहमी पाठवल्या जातात.',
    never: 'Yantra फोनवर कधीही कोड विचारत नाही.',
  },
};

/** In a language; undefined is English. */
export const newsTextsIn = (locale: Locale | undefined): NewsTexts =>
  locale === undefined ? texts : inLanguages[locale];
