import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './moment.ts';

/* Tables of people, their sessions and codes, what they did, and the messages to them. */

export interface UserTable {
  id: Generated<string>;
  role: 'admin' | 'supplier' | 'user';
  first_name: string;
  last_name: Generated<string>;
  /** Ten digits. */
  phone: string;
  email: Generated<string>;
  password_hash: string;
  alt_phone: Generated<string>;
  pan: Generated<string>;
  gstin: Generated<string>;
  /** Read as text alone: a date has no time and no zone. */
  date_of_birth: ColumnType<unknown, string | null | undefined, string | null>;
  address_line1: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  pincode: Generated<string>;
  /** When the account was deleted; nothing of the person is left in its row. */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Grows with each change of what the person says of themselves; counted by the database. */
  version: Generated<number>;
  created_at: Moment;
}

/** The business of a user; empty texts were not given. */
export interface OrganizationTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  designation: Generated<string>;
  cin_number: Generated<string>;
  website_url: Generated<string>;
  company_email: Generated<string>;
  created_at: Moment;
}

/** A session lives while its row is here. */
export interface SessionTable {
  id: string;
  user_id: string;
  /** How often its refresh token was changed. */
  rotation: Generated<number>;
  rotated_at: ColumnType<Date, Date | string, Date | string>;
  /** In a person's words, e.g. `Chrome on Android`. */
  device: string;
  started_at: ColumnType<Date, Date | string, never>;
  last_used_at: ColumnType<Date, Date | string, Date | string>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** Tries to log in that did not succeed; an empty account or address stands for all of them. */
export interface LoginAttemptTable {
  /** A keyed hash. */
  account: string;
  /** A keyed hash. */
  address: string;
  /** Those of an address leak away, so they need not be a whole number. */
  failures: Generated<number>;
  /** When a try was last counted. */
  last_at: ColumnType<Date, Date | string, Date | string>;
  /** When a try last failed, or may yet; waits are measured from it. */
  failed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** When that account last succeeded from that address. */
  succeeded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** How many tries to log in there were with phones that have no account. */
export interface UnknownLogInTable {
  /** A day in India, `2026-03-10`. */
  day: string;
  count: number;
}

/** Who did what: ids only. Written by the database's `append_audit` alone. */
export interface AuditTable {
  id: ColumnType<number, never, never>;
  at: ColumnType<Date, never, never>;
  kind: ColumnType<string, never, never>;
  user_id: ColumnType<string | null, never, never>;
  session_id: ColumnType<string | null, never, never>;
  subject_id: ColumnType<string | null, never, never>;
  detail: ColumnType<string, never, never>;
  hash: ColumnType<string, never, never>;
  chain: ColumnType<number, never, never>;
  /** In its chain, from 1; null in the chain of before, where it is the id. */
  place: ColumnType<number | null, never, never>;
}

/** Which owners somebody looked up, by day in India. */
export interface SellerRevealTable {
  user_id: string;
  /** `2026-03-10` */
  day: ColumnType<Date, string, never>;
  supplier_id: string;
  equipment_id: string;
  at: ColumnType<Date, Date | string, never>;
}

/** Each time somebody did something that is limited. */
export interface LimitHitTable {
  kind: string;
  /** A keyed hash of the address. */
  who: string;
  at: ColumnType<Date, Date | string, never>;
}

/** The newest key of each name. */
export interface SecretTable {
  name: string;
  /** 32 bytes, base64url. */
  value: string;
  /** Null for one that was there from the beginning. */
  signs_from: ColumnType<Date | null, Date | undefined, Date>;
}

/** Keys before it, as long as what they signed is good. */
export interface OldKeyTable {
  name: string;
  value: string;
  valid_until: Date;
}

/** The session of a one-time code, and once verified the grant. */
export interface OtpSessionTable {
  id: string;
  /** Grows with each session: the newest of a phone and purpose counts. */
  number: GeneratedAlways<number>;
  purpose: 'signUp' | 'resetPassword';
  /** Ten digits. */
  phone: string;
  /** A keyed hash, only as long as the code is good for something. */
  code: string | null;
  /** A hash. */
  stamp: string;
  sent_at: ColumnType<Date, Date | string, never>;
  expires_at: ColumnType<Date, Date | string, never>;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  consumed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** Wrong codes of a phone and purpose since the first of them. */
export interface OtpFailureTable {
  phone: string;
  purpose: OtpSessionTable['purpose'];
  count: number;
  first_at: ColumnType<Date, Date | string, Date | string>;
}

/** Text messages. */
export interface SmsMessageTable {
  id: Generated<string>;
  provider: 'outbox' | 'msg91' | 'twilio';
  kind: string;
  /** Ten digits in the outbox, masked otherwise. */
  phone: string;
  /** In the outbox alone. */
  text: string | null;
  state: 'sending' | 'sent' | 'failed';
  /** The provider's name for the message. */
  provider_id: string | null;
  /** Failed because nothing leaves at the provider, whatever the number. */
  is_outage: Generated<boolean>;
  created_at: ColumnType<Date, Date | string, never>;
}

/** Messages of a day in India. */
export interface SmsDayTable {
  /** `2026-03-10` */
  day: string;
  count: number;
  /** Those of them that carried no code. */
  others: Generated<number>;
  /** Whether the log says already that the day's are used up. */
  is_reported: Generated<boolean>;
  /** The same of those without a code. */
  is_others_reported: Generated<boolean>;
}

export interface AccountTables {
  users: UserTable;
  organizations: OrganizationTable;
  sessions: SessionTable;
  login_attempts: LoginAttemptTable;
  unknown_log_ins: UnknownLogInTable;
  audit_log: AuditTable;
  seller_reveals: SellerRevealTable;
  limit_hits: LimitHitTable;
  secrets: SecretTable;
  old_keys: OldKeyTable;
  otp_sessions: OtpSessionTable;
  otp_failures: OtpFailureTable;
  sms_messages: SmsMessageTable;
  sms_days: SmsDayTable;
}
