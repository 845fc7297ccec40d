import type { Locale } from '@yantra/domain';

/**
 * The mail with a code, like the text messages.
 * @param host of our site, e.g. `yantra.example`
 */
const codeMail = (code: string, host: string) => ({
  code,
  subject: `${code} is your Yantra code`,
  text: `${code} is your Yantra code to verify your e-mail address. It is valid for 5 minutes. Do not share it with anyone.

If you did not ask for it, somebody has mistyped their address, and you need not do anything.

Yantra, ${host}
`,
});

const codeMails: Readonly<Record<Locale, typeof codeMail>> = {
  hi: (code, host) => ({
    code,
    subject: `${code} आपका Yantra कोड है`,
    text: `${code} आपका Yantra कोड है। इससे अपने ई-मेल पते की पुष्टि करें। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।

अगर आपने कोड नहीं माँगा, तो किसी ने अपना पता ग़लत लिखा होगा। आपको कुछ नहीं करना है।

Yantra, ${host}
`,
  }),
  mr: (code, host) => ({
    code,
    subject: `${code} हा तुमचा Yantra कोड आहे`,
    text: `${code} हा तुमचा Yantra कोड आहे. त्याने तुमच्या ई-मेल पत्त्याची खात्री करा. तो 5 मिनिटे चालेल. तो कोणालाही सांगू नका.

तुम्ही कोड मागितला नसेल, तर कोणीतरी स्वतःचा पत्ता चुकीचा लिहिला असेल. तुम्हाला काही करायचे नाही.

Yantra, ${host}
`,
  }),
};

/** In a language; undefined is English. */
export const codeMailIn = (locale: Locale | undefined): typeof codeMail =>
  locale === undefined ? codeMail : codeMails[locale];
