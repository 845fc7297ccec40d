/** Mails to a person's previous contact. @param site our address, e.g. `https://yantra.example` */
export const contactChangedMails = {
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
} as const;
