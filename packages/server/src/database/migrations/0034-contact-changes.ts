import type { Migration } from '../migration.ts';

/**
 * Codes for another phone or e-mail address of an account. Whoever holds such a code's grant must be who asked for it with their password: a grant
 * that somebody else got for their own phone gives them no account that stands open.
 */
export const contactChanges: Migration = {
  name: '0034-contact-changes',
  statements: [
    `alter table otp_sessions add column user_id uuid`,
    `alter table otp_sessions drop constraint otp_sessions_purpose_check,
       add constraint otp_sessions_purpose_check check (purpose in ('signUp', 'resetPassword', 'changePhone', 'changeEmail'))`,
  ],
};
