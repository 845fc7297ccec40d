/**
 * The texts of the messages, word for word as registered with the regulator (DLT). Browsers read the last line and offer the code for that site only (WebOTP).
 * @param host of our site, e.g. `yantra.example`
 */
export const smsTexts = {
  otpSignUp: (code: string, host: string) =>
    `${code} is your Yantra code to verify your phone number. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  otpResetPassword: (code: string, host: string) =>
    `${code} is your Yantra code to set a new password. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  /**
   * To the previous phone.
   * @param digits the last four of the new one
   * @param host with its scheme and port
   */
  phoneChanged: (digits: string, host: string) =>
    `The mobile number of your Yantra account was changed to one that ends in ${digits}. If it was not you, write to us at ${host}/contact-us`,
  /**
   * @param ends the last day, in words
   * @param host with its scheme and port, so that a phone makes a link of it, as below
   */
  expiryReminder: (plan: string, days: number, ends: string, host: string) =>
    `Your Yantra subscription ${plan} ends in ${days === 1 ? '1 day' : `${days} days`}, on ${ends}. Renew it at ${host} so that your machines stay listed.`,
  /**
   * @param category what is needed; of several requirements the newest's, and how many more
   * @param where a city, or `India`, with `placeAndJob`'s further words
   */
  leadAlert: (category: string, where: string, host: string) =>
    `Somebody needs ${category} in ${where}. See who, and answer, at ${host}/dashboard/leads - Yantra`,
} as const;

/** The same texts in another language, each registered by itself. */
export type SmsTexts = {
  readonly [Kind in keyof typeof smsTexts]: (...given: Parameters<(typeof smsTexts)[Kind]>) => string;
};

/** The parts of alerts. */
export const alertWords = {
  /** The newest requirement's category, and how many more. */
  more: (category: string, more: number): string => `${category} and ${more} more`,
  anywhere: 'India',
  /** @param day `24 Nov` */
  from: (day: string): string => ` from ${day}`,
  days: (days: number): string => `, ${days === 1 ? '1 day' : `${days} days`}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** Of one message; a longer one is sent, and charged, as two. */
  characters: 160,
} as const;

/** The same in another language. */
export type AlertWords = Readonly<Record<'anywhere', string>> &
  Pick<typeof alertWords, 'more' | 'from' | 'days'> & {
    readonly months: readonly string[];
    /** Letters outside Latin script take more room: 67 in each of several parts. */
    readonly characters: number;
  };

/** Lines for the operator. */
export const smsLog = {
  usedUp: 'The text messages of the day are used up (SMS_DAILY_CAP).',
  othersUsedUp: 'The text messages of the day that carry no code are used up (SMS_DAILY_CAP without SMS_CODE_RESERVE).',
  notTaken: 'A text message was not taken.',
} as const;
