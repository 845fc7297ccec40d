import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/* Tables of orders, payments, refunds, the ledger and invoices. Amounts are whole paise. */

type Time = ColumnType<Date, Date | string, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What somebody means to buy. Of its row only the state and the gateway's answers change. */
export interface OrderTable {
  /** The gateway knows it by this too. */
  id: string;
  user_id: string;
  subscription_id: number;
  plan_version: number;
  period_months: number;
  price_paise: number;
  discount: number;
  amount_paise: number;
  currency: Generated<string>;
  equipment_ids: string[];
  renewal_of: string | null | undefined;
  /** `new`: the gateway has not answered yet. `closed`: no money came. `refunding`, `refunded`: it came and could not be used. */
  state: Generated<'new' | 'open' | 'closed' | 'fulfilled' | 'refunding' | 'refunded'>;
  gateway_order_id: string | null | undefined;
  payment_session_id: string | null | undefined;
  created_at: Time;
  /** Until then one may begin to pay. */
  expires_at: Time;
  settled_at: MaybeTime;
  /** When the sweeper asks the gateway again; null when there is nothing left to ask. */
  next_check_at: MaybeTime;
  checks: Generated<number>;
}

/** An attempt to pay, in the gateway's words. */
export interface OrderPaymentTable {
  cf_payment_id: string;
  order_id: string;
  status: string;
  amount_paise: number;
  payment_group: Generated<string>;
  message: Generated<string>;
  completed_at: MaybeTime;
  seen_at: Time;
}

/** Money that came and goes back; `owed` until the gateway was told, `sent` until it is there. */
export interface RefundTable {
  id: string;
  order_id: string;
  cf_payment_id: string;
  amount_paise: number;
  /** A key of `paymentTexts.refundReasons`. */
  reason: string;
  state: Generated<'owed' | 'sent' | 'done'>;
  created_at: Time;
  settled_at: MaybeTime;
  next_try_at: MaybeTime;
  tries: Generated<number>;
}

/** What the gateway told, once each. */
export interface WebhookEventTable {
  id: string;
  order_id: string;
  kind: string;
  received_at: Time;
}

/** Grows only; the entries of a journal make zero. */
export interface LedgerEntryTable {
  id: GeneratedAlways<string>;
  /** What happened, e.g. `payment:123`. */
  journal: string;
  account: 'gateway' | 'customer' | 'sales' | 'cgst' | 'sgst' | 'igst';
  /** Debit above 0, credit below. */
  amount_paise: number;
  order_id: string;
  created_at: Time;
}

export interface InvoiceSeriesTable {
  year: string;
  last: number;
}

export interface InvoiceTable {
  /** `YN/2627/000001`, made of the year and the serial. */
  number: GeneratedAlways<string>;
  year: string;
  serial: number;
  purchase_id: string;
  issued_at: Time;
  seller: ColumnType<unknown, string, never>;
  /** As it was on the day; null once the account is deleted. */
  buyer: ColumnType<unknown, string | null, string | null>;
  place_of_supply: string;
  sac: string;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
  total_paise: number;
}

/** Becomes an invoice, with its number, as the transaction commits. */
export type InvoiceDraftTable = Omit<InvoiceTable, 'number' | 'serial'>;

export interface PurchaseReminderTable {
  purchase_id: string;
  /** How many days before the end. */
  days: number;
  sent_at: Time;
}

/** A supplier who was told of a requirement. */
export interface LeadAlertTable {
  requirement_id: string;
  user_id: string;
  /** The one whose period it counts in. */
  purchase_id: string;
  sent_at: Time;
  /** Told of in a message that counts with another row. */
  is_extra: Generated<boolean>;
}

/** A requirement that a supplier is to be told of. */
export interface LeadAlertQueueTable {
  user_id: string;
  requirement_id: string;
  purchase_id: string;
  queued_at: Time;
}

/** When a supplier for whom something waits may next be told. */
export interface LeadAlertTurnTable {
  user_id: string;
  due_at: Time;
}

/** Of the whole schema, what paying needs. */
export interface PaymentTables {
  orders: OrderTable;
  order_payments: OrderPaymentTable;
  refunds: RefundTable;
  webhook_events: WebhookEventTable;
  ledger_entries: LedgerEntryTable;
  invoice_series: InvoiceSeriesTable;
  invoices: InvoiceTable;
  invoice_drafts: InvoiceDraftTable;
  purchase_reminders: PurchaseReminderTable;
  lead_alerts: LeadAlertTable;
  lead_alert_queue: LeadAlertQueueTable;
  lead_alert_turns: LeadAlertTurnTable;
}
