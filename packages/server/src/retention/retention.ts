import { retention, type RetentionName, type Span, spanText } from '@yantra/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/types.ts';
import { forgetHits } from '../limits/forget-hits.ts';
import { forgetAttempts, forgetDevices } from '../modules/accounts/index.ts';
import { forgetUnsentPictures } from '../modules/conversations/index.ts';
import { forgetAgreements } from '../modules/deals/index.ts';
import { forgetKeptChanges } from '../modules/favourites/index.ts';
import { forgetKeys } from '../modules/key-changes/index.ts';
import { forgetLeads } from '../modules/leads/index.ts';
import { forgetMails } from '../modules/mail/index.ts';
import { forgetNotifications } from '../modules/notifications/index.ts';
import { forgetOutbox } from '../modules/outbox/index.ts';
import { forgetPartnerCounts } from '../modules/partner-keys/index.ts';
import { forgetEvents } from '../modules/payments/index.ts';
import { forgetReceipts } from '../modules/purchases/index.ts';
import { forgetQuotas } from '../modules/quotas/index.ts';
import { forgetViews } from '../modules/recent-views/index.ts';
import { forgetReviews } from '../modules/review/index.ts';
import { forgetSearchNews } from '../modules/saved-searches/index.ts';
import { forgetSearches } from '../modules/search/quality/index.ts';
import { forgetReveals } from '../modules/sellers/index.ts';
import { forgetSessions } from '../modules/sessions/index.ts';
import { forgetMessages } from '../modules/sms/index.ts';
import { forgetCodes } from '../modules/verification/index.ts';
import { retentionTexts as texts } from './retention.messages.ts';

/** What some tables contain, for how long, and how it is deleted. */
export interface Kept {
  /** What it is, in words. */
  readonly what: string;
  readonly tables: readonly string[];
  /** How long, in words. */
  readonly until: string;
  /** How it is deleted, in words, if no job does. */
  readonly endedBy?: string;
  /** Run hourly by every process: deletes what is old enough. */
  readonly forget?: (db: Db, clock: Clock) => Promise<unknown>;
}

const span = (name: RetentionName): string => spanText(retention[name] satisfies Span);

/**
 * Every table of the database, once: who adds a table states here how long its rows are kept and what deletes them. The keys, after `forget.`, are the
 * jobs' names in log and metrics.
 */
export const keptData: Readonly<Record<string, Kept>> = {
  leads: {
    what: texts.leads,
    tables: [
      'requirements',
      'requirement_machines',
      'requirement_answers',
      'lead_states',
      'lead_opens',
      'lead_assignments',
      'lead_alerts',
      'lead_alert_queue',
      'past_listings',
    ],
    until: span('requirements'),
    forget: forgetLeads,
  },
  deals: {
    what: texts.deals,
    tables: ['deals', 'quotes', 'deal_log', 'deal_reads', 'deal_pictures', 'agreements', 'agreement_serials'],
    until: texts.dealsUntil(span('requirements'), span('agreements')),
    forget: async (db, clock) => {
      await forgetUnsentPictures({ db, clock });
      await forgetAgreements(db, clock);
    },
  },
  recentViews: {
    what: texts.recentViews,
    tables: ['recent_views'],
    until: texts.recentViewsUntil(span('recentViews')),
    forget: forgetViews,
  },
  favourites: {
    what: texts.favourites,
    tables: ['kept_machines', 'kept_lists', 'kept_places', 'kept_changes', 'made_changes'],
    until: texts.favouritesUntil(span('keptChanges')),
    forget: forgetKeptChanges,
  },
  sessions: {
    what: texts.sessions,
    tables: ['sessions', 'ended_sessions', 'push_devices'],
    until: texts.sessionsUntil(span('idleSessions'), span('sessions')),
    forget: forgetSessions,
  },
  devices: { what: texts.devices, tables: ['known_devices'], until: span('devices'), forget: forgetDevices },
  reveals: { what: texts.reveals, tables: ['seller_reveals'], until: span('reveals'), forget: forgetReveals },
  notifications: {
    what: texts.notifications,
    tables: [
      'notifications',
      'notification_messages',
      'notification_deliveries',
      'notification_choices',
      'notification_settings',
      'whatsapp_messages',
      'page_messages',
    ],
    until: span('notifications'),
    forget: forgetNotifications,
  },
  messages: {
    what: texts.messages,
    tables: ['sms_messages', 'sms_days', 'mail_messages', 'outbox_messages'],
    until: texts.messagesUntil(span('messages'), span('codes')),
    forget: async (db, clock) => {
      await forgetMessages(db, clock);
      await forgetMails(db, clock);
      await forgetOutbox(db, clock);
    },
  },
  codes: { what: texts.codes, tables: ['otp_sessions', 'otp_failures'], until: span('codes'), forget: forgetCodes },
  limits: { what: texts.limits, tables: ['limit_hits'], until: span('limits'), forget: forgetHits },
  quotas: {
    what: texts.quotas,
    tables: ['quota_counts', 'imported_rows', 'view_marks'],
    until: texts.quotasUntil(span('limits'), span('looks')),
    forget: forgetQuotas,
  },
  attempts: {
    what: texts.attempts,
    tables: ['login_attempts'],
    until: texts.attemptsUntil(span('logInAttempts'), span('usualPlaces')),
    forget: forgetAttempts,
  },
  searches: {
    what: texts.searches,
    tables: ['searches', 'unknown_words', 'search_days', 'unmet_searches', 'owner_invites'],
    until: span('searches'),
    forget: forgetSearches,
  },
  savedSearches: {
    what: texts.savedSearches,
    tables: ['saved_searches', 'wanted_searches', 'wanted_keys', 'wanted_places', 'wanted_texts'],
    until: texts.untilDeleted,
    endedBy: texts.deletedSearches,
  },
  searchNews: {
    what: texts.searchNews,
    tables: ['search_hits', 'search_news', 'search_changes'],
    until: span('searchNews'),
    forget: forgetSearchNews,
  },
  partners: {
    what: texts.partners,
    tables: ['partner_counts'],
    until: span('partnerCounts'),
    forget: forgetPartnerCounts,
  },
  reviews: {
    what: texts.reviews,
    tables: ['review_items', 'listing_reports'],
    until: texts.reviewsUntil(span('reviews')),
    forget: forgetReviews,
  },
  events: { what: texts.events, tables: ['webhook_events'], until: span('paymentNews'), forget: forgetEvents },
  receipts: { what: texts.receipts, tables: ['receipt_files'], until: span('receiptFiles'), forget: forgetReceipts },
  keys: { what: texts.keys, tables: ['secrets', 'old_keys'], until: texts.keysUntil, forget: forgetKeys },
  accounts: {
    what: texts.accounts,
    tables: ['users', 'organizations', 'staff_rights', 'person_notes', 'lead_alert_turns'],
    until: texts.untilDeleted,
    endedBy: texts.deletedAccount,
  },
  machines: {
    what: texts.machines,
    tables: ['equipment', 'equipment_ratings', 'equipment_view_days', 'commitments', 'calendars', 'partner_keys'],
    until: texts.untilDeleted,
    endedBy: texts.deletedMachines,
  },
  pictures: {
    what: texts.pictures,
    tables: ['pictures', 'picture_removals'],
    until: texts.picturesUntil,
    endedBy: texts.deletedPictures,
  },
  purchases: {
    what: texts.purchases,
    tables: [
      'purchases',
      'purchase_equipment',
      'purchase_reminders',
      'purchase_news',
      'orders',
      'order_payments',
      'refunds',
      'hand_payments',
      'ledger_entries',
      'invoices',
      'invoice_drafts',
      'invoice_series',
      'credit_notes',
      'credit_note_drafts',
      'credit_note_series',
    ],
    until: texts.taxLaw,
    endedBy: texts.nothing,
  },
  audit: { what: texts.audit, tables: ['audit_log', 'audit_checks'], until: texts.auditUntil, endedBy: texts.nothing },
  unknownLogIns: {
    what: texts.unknownLogIns,
    tables: ['unknown_log_ins'],
    until: texts.always,
    endedBy: texts.nobodys,
  },
  masterData: {
    what: texts.masterData,
    tables: [
      'categories',
      'equipment_types',
      'type_facts',
      'type_categories',
      'type_words',
      'category_words',
      'ranking_weights',
      'hire_prices',
      'subscriptions',
      'subscription_versions',
      'announcements',
      'maintenance',
    ],
    until: texts.always,
    endedBy: texts.nobodys,
  },
  computed: {
    what: texts.computed,
    tables: [
      'equipment_rollup',
      'equipment_rollup_versions',
      'map_cells',
      'listed_names',
      'busy_machines',
      'lexicon',
      'typical_rents',
      'typical_costs',
      'vocabulary_version',
      'pending_changes',
      'owner_cells',
      'owner_counts',
      'owner_count_versions',
    ],
    until: texts.computedUntil,
    endedBy: texts.triggers,
  },
  reports: {
    what: texts.reports,
    tables: ['report_figures', 'report_changes'],
    until: texts.always,
    endedBy: texts.nobodys,
  },
  running: {
    what: texts.running,
    tables: ['schema_migrations', 'server_processes', 'kept_builds', 'embed_releases', 'hire_days'],
    until: texts.runningUntil,
    endedBy: texts.processes,
  },
};
