/**
 * The texts of codes, word for word as registered with the regulator (DLT). Browsers read the last line and offer the code for that site only (WebOTP).
 * @param host of our site, e.g. `yantra.example`
 */
export const smsTexts = {
  otpSignUp: (code: string, host: string) =>
    `${code} is your Yantra code to verify your phone number. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  otpAcceptQuote: (code: string, host: string) =>
    `${code} is your Yantra code to accept the quote. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  otpResetPassword: (code: string, host: string) =>
    `${code} is your Yantra code to set a new password. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
} as const;

/** The same texts in another language, each registered by itself. */
export type SmsTexts = {
  readonly [Kind in keyof typeof smsTexts]: (...given: Parameters<(typeof smsTexts)[Kind]>) => string;
};

/** Lines for the operator. */
export const smsLog = {
  usedUp: 'The text messages of the day are used up (SMS_DAILY_CAP).',
  othersUsedUp: 'The text messages of the day that carry no code are used up (SMS_DAILY_CAP without SMS_CODE_RESERVE).',
  notTaken: 'A text message was not taken.',
} as const;
