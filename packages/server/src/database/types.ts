import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from './tables.generated.ts';

export type { Database };

/** The database, or a transaction in it. */
export type Db = Kysely<Database>;

/** The dependencies of most services. */
export interface DbAndClock {
  readonly db: Db;
  readonly clock: Clock;
}

export type EquipmentTable = Database['equipment'];
export type LedgerEntryTable = Database['ledger_entries'];
export type OrderPaymentTable = Database['order_payments'];
export type OrderTable = Database['orders'];
export type OtpSessionTable = Database['otp_sessions'];
export type PartnerKeyTable = Database['partner_keys'];
export type RefundTable = Database['refunds'];
export type RequirementTable = Database['requirements'];
export type MailMessageTable = Database['mail_messages'];
export type SmsMessageTable = Database['sms_messages'];
export type SubscriptionTable = Database['subscriptions'];
export type UserTable = Database['users'];
