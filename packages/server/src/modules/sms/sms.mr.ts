import type { SmsTexts } from './sms.messages.ts';

/* Word for word as registered with the regulator (DLT). */
export const smsMr: SmsTexts = {
  otpSignUp: (code, host) =>
    `${code} हा तुमचा Yantra कोड आहे. त्याने तुमच्या फोन नंबरची खात्री करा. तो 5 मिनिटे चालेल. तो कोणालाही सांगू नका.\n\n@${host} #${code}`,
  otpAcceptQuote: (code, host) =>
    `${code} हा तुमचा Yantra कोड आहे. त्याने कोटेशन मान्य करा. तो 5 मिनिटे चालेल. तो कोणालाही सांगू नका.\n\n@${host} #${code}`,
  otpResetPassword: (code, host) =>
    `${code} हा तुमचा Yantra कोड आहे. त्याने नवा पासवर्ड ठेवा. तो 5 मिनिटे चालेल. तो कोणालाही सांगू नका.\n\n@${host} #${code}`,
};
