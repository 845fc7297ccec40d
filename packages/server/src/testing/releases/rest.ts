const at = `'2026-03-10T06:30:00Z'::timestamptz`;
const user = `(select id from users where phone = '9000000003')`;
const supplier = `(select id from users where phone = '9000000002')`;
const first = (table: string): string => `(select id from ${table} order by id limit 1)`;

/** Tables whose rows a trigger takes away before the transaction ends. */
export const neverFilled: readonly string[] = ['credit_note_drafts', 'invoice_drafts', 'pending_changes'];

/** Rows for tables that the demo leaves empty, so that none is empty when a release is frozen. A new table gets its line here. */
export const rest: readonly string[] = [
  `select append_audit(${at}, 'login.succeeded', ${user}, null, null, '')`,
  `select append_audit(${at}, 'category.changed', ${supplier}, null, null, '7')`,
  `insert into lead_alerts (requirement_id, user_id, purchase_id, sent_at) values (${first('requirements')}, ${supplier}, ${first('purchases')}, ${at})`,
  `insert into limit_hits (kind, who, at) values ('requirement', 'a-keyed-hash', ${at})`,
  `insert into login_attempts (account, address, failures, last_at, failed_at) values ('a-keyed-hash', '', 2, ${at}, ${at})`,
  `insert into otp_sessions (id, purpose, phone, code, stamp, sent_at, expires_at) values
     ('00000000-0000-4000-8000-00000000000a', 'signUp', '9876543210', 'a-keyed-hash', 'a-stamp', ${at}, ${at})`,
  `insert into otp_failures (phone, purpose, count, first_at) values ('9876543210', 'signUp', 1, ${at})`,
  `insert into partner_keys (supplier_id, key, name, origins, created_at) values (${supplier}, 'pk_of-a-release', 'Shop', '{https://shop.example}', ${at})`,
  `insert into partner_counts (key_id, day, page, widget, views) values (${first('partner_keys')}, '2026-03-10', '/', 'equipment-carousel', 3)`,
  `insert into purchase_reminders (purchase_id, days, sent_at) values (${first('purchases')}, 7, ${at})`,
  `insert into purchase_news (purchase_id, queued_at, due_at) values (${first('purchases')}, ${at}, ${at})`,
  `insert into mail_messages (provider, kind, state, created_at) values ('smtp', 'purchased', 'sent', ${at})`,
  `insert into recent_views (user_id, equipment_id, viewed_at, counted_at) values (${user}, ${first('equipment')}, ${at}, ${at})`,
  `insert into secrets (name, value) values ('a-key-of-tests', 'bm8gc2VjcmV0')`,
  `insert into sessions (id, user_id, rotated_at, device, started_at, last_used_at, expires_at) values
     ('00000000-0000-4000-8000-00000000000b', ${user}, ${at}, 'Chrome on Android', ${at}, ${at}, ${at} + interval '30 days')`,
  `insert into sms_days (day, count) values ('2026-03-10', 4)`,
  `insert into sms_messages (provider, kind, phone, state, provider_id, created_at) values ('msg91', 'leadAlert', '98******10', 'sent', 'an-id', ${at})`,
  `insert into type_words (type_id, word, whole_group, created_at) values (${first('equipment_types')}, 'pani wala', false, ${at})`,
  `insert into category_words (category_id, word) values (${first('categories')}, 'Tillers')`,
  `insert into calendars (owner_id, token_hash, name, created_at) values (${supplier}, 'a-hash', 'Phone', ${at})`,
  `insert into announcements (text, audience, starts_at, ends_at) values ('Closed on Monday', 'all', ${at}, ${at} + interval '1 day')`,
  `insert into typical_costs (scope, scope_id, part, km, middle, most) values ('type', 900, 'shift', 0, 118000, 141600) on conflict do nothing`,
  `insert into maintenance (until) values (${at})`,
  `insert into unknown_log_ins (day, count) values ('2026-03-10', 9)`,
  `insert into webhook_events (id, order_id, kind, received_at) values ('an-event', 'an-order', 'PAYMENT_SUCCESS_WEBHOOK', ${at})`,
  // Its number, and the year's last one, come by themselves.
  `insert into credit_note_drafts (year, purchase_id, issued_at, seller, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, order_id, days, days_left) values
     ('2025-26', ${first('purchases')}, ${at}, '{"name":"Yantra"}', '27', '998599', 10000, 900, 900, 0, 11800, ${first('orders')}, 30, 10)`,
  `insert into ended_sessions (id, why, ended_at) values ('00000000-0000-4000-8000-00000000000c', 'password', ${at})`,
  `insert into imported_rows (user_id, row_hash, nth, at, equipment_id) values (${supplier}, 'a-hash', 1, ${at}, ${first('equipment')})`,
  `insert into kept_builds (build, kind, files, kept_at, asked_at) values ('0a1b2c3d', 'embed', '{core.js}', ${at}, ${at})`,
  `insert into embed_releases (version, build) values ('0.0.1', '0a1b2c3d')`,
  `insert into lead_alert_queue (user_id, requirement_id, purchase_id, queued_at) values (${supplier}, ${first('requirements')}, ${first('purchases')}, ${at})`,
  `insert into lead_alert_turns (user_id, due_at) values (${supplier}, ${at})`,
  `insert into lead_assignments (requirement_id, user_id, assigned_by, assigned_at) values (${first('requirements')}, ${supplier}, ${user}, ${at})`,
  `insert into audit_checks (ended_at, took_ms, entries, head) values (${at}, 3, 2, '')`,
  `insert into lead_opens (user_id, requirement_id, day, at) values (${supplier}, ${first('requirements')}, '2026-03-10', ${at})`,
  `insert into old_keys (name, value, valid_until) values ('a-key-of-tests', 'bm8gc2VjcmV0', ${at})`,
  `insert into past_listings (supplier_id, equipment_id, category_ids, city_id, placed_at, ended_at) values (${supplier}, ${first('equipment')}, '{1}', '8', ${at} - interval '9 days', ${at})`,
  `insert into picture_removals (picture_id, due_at) values ('a-picture', ${at})`,
  `insert into quota_counts (user_id, kind, day, n) values (${user}, 'suppliers', '2026-03-10', 3)`,
  `insert into receipt_files (purchase_id, content, bytes, made_at) values (${first('purchases')}, 'a-hash', '\\x25504446', ${at})`,
  `insert into server_processes (id, store, is_shared, host, started_at, seen_at) values ('00000000-0000-4000-8000-00000000000d', 'a-folder', false, 'a-host', ${at}, ${at})`,
  `insert into view_marks (visitor, equipment_id, at) values ('a-keyed-hash', ${first('equipment')}, ${at})`,
  `insert into hand_payments (order_id, reference, transferred_on, created_at) values (${first('orders')}, 'UTR0000001', '2026-03-09', ${at})`,
  `insert into staff_rights (user_id, "right", given_at) values (${user}, 'moderator', ${at})`,
  `insert into review_items (kind, what, equipment_id, waits_since) values ('report', 'reported', ${first('equipment')}, ${at})`,
  `insert into listing_reports (item_id, fault, created_at) values (${first('review_items')}, 'gone', ${at})`,
  `insert into deals (requirement_id, owner_id, asked_at, state_at) values (${first('requirements')}, ${supplier}, ${at}, ${at})`,
  `insert into quotes (deal_id, version, content, sha256, total_paise, valid_until, sent_at) values (${first('deals')}, 1, '{}', repeat('0a', 32), 11800, ${at}, ${at})`,
  `insert into deal_log (deal_id, place, at, side, kind, words) values (${first('deals')}, 1, ${at}, 'renter', 'ask', 'Two weeks')`,
  `insert into deal_reads (deal_id, side, place, at) values (${first('deals')}, 'owner', 1, ${at})`,
  `insert into deal_pictures (id, deal_id, side, width, height, created_at) values ('d0a', ${first('deals')}, 'renter', 640, 480, ${at})`,
  `insert into agreement_serials (year, last) values (2026, 1)`,
  `insert into agreements (deal_id, number, quote_id, quote_sha256, content, sha256, accepted_at) values
     (${first('deals')}, 'YN-26-00001', ${first('quotes')}, repeat('0a', 32), '{}', repeat('0b', 32), ${at})`,
  `insert into page_messages (requirement_id, kind, key, facts, due_at, created_at) values (${first('requirements')}, 'quoteReceived', '1', '{}', ${at}, ${at})`,
  `insert into known_devices (user_id, device, seen_at) values (${user}, 'Chrome on Android', ${at})`,
  `insert into notifications (user_id, kind, key, facts, created_at, planned_at) values (${user}, 'passwordChanged', 'a-key', '{}', ${at}, ${at})`,
  `insert into notification_messages (user_id, kind, way, bundle, state, due_at, created_at, ended_at)
     values (${user}, 'passwordChanged', 'email', '', 'sent', ${at}, ${at}, ${at})`,
  `insert into notification_deliveries (notification_id, way, message_id) values (${first('notifications')}, 'email', ${first('notification_messages')})`,
  `insert into notification_choices (user_id, kind, way, is_on, stopped_at) values (${user}, 'lead', 'whatsApp', false, ${at})`,
  `insert into notification_settings (user_id, quiet_from, quiet_to) values (${user}, 22, 7)`,
  `insert into outbox_messages (id, way, address, kind, title, text, path, button, created_at) values
     ('00000000-0000-4000-8000-00000000000d', 'push', 'Asha', 'lead', 'New lead', 'Tractor, Pune', '/dashboard/leads', 'See who', ${at})`,
  `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, key_id, device, created_at) values
     (${user}, ${first('sessions')}, 'https://push.example/a', 'a-point', 'a-secret', 'a-key', 'Chrome on Android', ${at})`,
  `insert into person_notes (user_id, version, text, written_by, written_at) values (${user}, 1, 'Asked for an invoice.', ${user}, ${at})`,
  `insert into whatsapp_messages (id, message_id) values ('wamid.a', ${first('notification_messages')})`,
  `insert into report_changes (figure, day, place, kind, value) values ('plan', '2026-03-01', '1', 'sold', 1)`,
  `insert into wanted_texts (text, near) values ('jcb', '')`,
  `insert into search_hits (search_id, equipment_id, place, told_place, told_paise, told_type, at)
     values (${first('wanted_searches')}, ${first('equipment')}, 1, 1, 100, 1, ${at}) on conflict do nothing`,
  `insert into search_news (search_id, pace, due_at) values (${first('wanted_searches')}, 'daily', ${at})`,
  `insert into search_changes (equipment_id) values (${first('equipment')})`,
  `insert into kept_changes (user_id, subject, at) values (${user}, 'machine ' || ${first('equipment')}, ${at})`,
  `insert into made_changes (user_id, id, at) values (${user}, '00000000-0000-4000-8000-00000000000f', ${at})`,
  `insert into requirement_machines (requirement_id, equipment_id, place) values (${first('requirements')}, ${first('equipment')}, 1)`,
  `insert into owner_invites (code, city_id, term, created_at) values ('a-code', '8', 'pile rig', ${at})`,
];
