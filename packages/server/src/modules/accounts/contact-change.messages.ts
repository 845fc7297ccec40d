import type { Locale } from '@yantra/domain';

/** Mails to a person's previous contact. @param site our address, e.g. `https://yantra.example` */
const contactChangedMails = {
  phone: (digits: string, site: string) => ({
    subject: 'The mobile number of your Yantra account was changed',
    text: `The mobile number of your Yantra account was changed to one that ends in ${digits}. You log in with it from now on.

If it was not you, write to us at once: ${site}/contact-us
`,
  }),
  email: (site: string) => ({
    subject: 'The e-mail address of your Yantra account was changed',
    text: `Your Yantra account has another e-mail address now. This one gets no more mails from us.

If it was not you, write to us at once: ${site}/contact-us
`,
  }),
};

const inLanguages: Readonly<Record<Locale, typeof contactChangedMails>> = {
  hi: {
    phone: (digits, site) => ({
      subject: 'आपके Yantra खाते का मोबाइल नंबर बदल गया है',
      text: `आपके Yantra खाते का मोबाइल नंबर बदल गया है। नए नंबर के आख़िरी अंक हैं ${digits}। अब उसी नंबर से लॉग इन करें।

अगर यह आपने नहीं किया, तो तुरंत हमें लिखें: ${site}/hi/contact-us
`,
    }),
    email: (site) => ({
      subject: 'आपके Yantra खाते का ई-मेल पता बदल गया है',
      text: `आपके Yantra खाते में अब दूसरा ई-मेल पता है। इस पते पर हमारे मेल अब नहीं आएँगे।

अगर यह आपने नहीं किया, तो तुरंत हमें लिखें: ${site}/hi/contact-us
`,
    }),
  },
  mr: {
    phone: (digits, site) => ({
      subject: 'तुमच्या Yantra खात्याचा मोबाइल नंबर बदलला आहे',
      text: `तुमच्या Yantra खात्याचा मोबाइल नंबर बदलला आहे. नव्या नंबरचे शेवटचे अंक ${digits} आहेत. आता त्याच नंबरने लॉग इन करा.

हे तुम्ही केले नसेल, तर लगेच आम्हाला लिहा: ${site}/mr/contact-us
`,
    }),
    email: (site) => ({
      subject: 'तुमच्या Yantra खात्याचा ई-मेल पत्ता बदलला आहे',
      text: `तुमच्या Yantra खात्यात आता दुसरा ई-मेल पत्ता आहे. या पत्त्यावर आमचे मेल आता येणार नाहीत.

हे तुम्ही केले नसेल, तर लगेच आम्हाला लिहा: ${site}/mr/contact-us
`,
    }),
  },
};

/** In a language; undefined is English. */
export const contactChangedMailsIn = (locale: Locale | undefined): typeof contactChangedMails =>
  locale === undefined ? contactChangedMails : inLanguages[locale];
