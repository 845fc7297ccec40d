import type { SmsTexts } from './sms.messages.ts';

/* Word for word as registered with the regulator (DLT). */
export const smsHi: SmsTexts = {
  otpSignUp: (code, host) =>
    `${code} आपका Yantra कोड है। इससे अपने फ़ोन नंबर की पुष्टि करें। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@${host} #${code}`,
  otpAcceptQuote: (code, host) =>
    `${code} आपका Yantra कोड है। इससे कोटेशन मंज़ूर करें। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@${host} #${code}`,
  otpResetPassword: (code, host) =>
    `${code} आपका Yantra कोड है। इससे नया पासवर्ड बनाएँ। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।\n\n@${host} #${code}`,
};
