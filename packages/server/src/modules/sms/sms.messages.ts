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

/** The category in an alert about one requirement or several. */
export const alertedCategory = (category: string, more: number): string =>
  more === 0 ? category : `${category} and ${more} more`;

/** Characters of one message; a longer one is sent, and charged, as two. */
const charactersOfMessage = 160;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface AlertedJob {
  /** `2026-11-24` */
  readonly job_from: string | null;
  readonly job_days: number | null;
}

/** The place, when and how long, as far as one message has room: `Pune from 24 Nov, 12 days`. */
export function placeAndJob(where: string, { job_from, job_days }: AlertedJob, category: string, host: string): string {
  const [, month, day] = (job_from ?? '').split('-').map(Number);
  const from = day && month ? ` from ${day} ${months[month - 1] ?? ''}` : '';
  const span = job_days === null ? '' : `, ${job_days === 1 ? '1 day' : `${job_days} days`}`;
  const fits = (more: string) => smsTexts.leadAlert(category, where + more, host).length <= charactersOfMessage;
  return where + ([from + span, from, ''].find(fits) ?? '');
}

/** Lines for the operator. */
export const smsLog = {
  usedUp: 'The text messages of the day are used up (SMS_DAILY_CAP).',
  othersUsedUp: 'The text messages of the day that carry no code are used up (SMS_DAILY_CAP without SMS_CODE_RESERVE).',
  notTaken: 'A text message was not taken.',
} as const;
