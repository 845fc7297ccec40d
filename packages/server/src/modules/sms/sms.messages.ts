/**
 * The texts of the messages, word for word as they are registered with the regulator (DLT). The last line is read by browsers, which then offer
 * the code for that site alone (WebOTP).
 * @param host of our site, e.g. `yantra.example`
 */
export const smsTexts = {
  otpSignUp: (code: string, host: string) =>
    `${code} is your Yantra code to verify your phone number. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  otpResetPassword: (code: string, host: string) =>
    `${code} is your Yantra code to set a new password. It is valid for 5 minutes. Do not share it with anyone.\n\n@${host} #${code}`,
  /** @param ends the last day, in words */
  expiryReminder: (plan: string, days: number, ends: string, host: string) =>
    `Your Yantra subscription ${plan} ends in ${days === 1 ? '1 day' : `${days} days`}, on ${ends}. Renew it at ${host} so that your machines stay listed.`,
  /**
   * @param category what is needed; of several requirements that of the newest, and how many more
   * @param where a city, or `India`
   */
  leadAlert: (category: string, where: string, host: string) =>
    `Somebody needs ${category} in ${where}. See who, and answer, at ${host}/dashboard/leads - Yantra`,
} as const;

/** What stands for the category in an alert of one requirement or of several. */
export const alertedCategory = (category: string, more: number): string =>
  more === 0 ? category : `${category} and ${more} more`;

/** Lines for the operator. */
export const smsLog = {
  usedUp: 'The text messages of the day are used up (SMS_DAILY_CAP).',
  othersUsedUp: 'The text messages of the day that carry no code are used up (SMS_DAILY_CAP without SMS_CODE_RESERVE).',
  notTaken: 'A text message was not taken.',
} as const;
