import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { forgetReporter, leaveQueue } from '../review/index.ts';

/* Whose deals these are, as owner or as renter. */
const ofDeal = (id: string, phone: string) =>
  sql`(d.owner_id = ${id}::uuid or r.renter_id = ${id}::uuid or r.phone = ${phone} and r.phone <> '')`;

/* A quote names both as they were; how they are reached is the other's to see only in an agreement. */
const quoteSaid = sql`case when exists (select from agreements a where a.deal_id = q.deal_id) then q.content::jsonb
  else q.content::jsonb #- '{owner,phone}' #- '{owner,email}' #- '{renter,phone}' #- '{renter,email}' end`;

/*
 * All data about a person, by table: what they wrote, what they did, what was done with their things. No hashes, codes or session handles, and nothing that
 * identifies others.
 */
const tables = (id: string, phone: string): Readonly<Record<string, RawBuilder<object>>> => ({
  users: sql`select id, role, first_name, last_name, phone, alt_phone, email, pan, gstin,
    to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth, address_line1, city, state, pincode, language, created_at from users where id = ${id}::uuid`,
  organizations: sql`select name, designation, cin_number, website_url, company_email, created_at from organizations where user_id = ${id}::uuid`,
  sessions: sql`select device, started_at, last_used_at, expires_at from sessions where user_id = ${id}::uuid order by started_at`,
  equipment: sql`select id, name, model_number, year_of_mfg, no_of_working_hrs, rental_paise, rental_type, discount, final_rental_paise, description,
    youtube_link, registration_certificate, hypo_to_bank, insurance_available, picture_ids, address, city, state, pin_code, country, region,
    latitude, longitude, phone, status, units, buffer_days, equipment_type_id, category_ids, facts, rate_card, rating_count, rating_average, listed_from, listed_until, listed, created_at, deleted_at
    from equipment where supplier_id = ${id}::uuid order by created_at, id`,
  commitments: sql`select c.id, c.equipment_id, c.unit, c.kind, c.state, c.days::text as days, c.buffer_days, c.expires_at, c.words, c.place, c.amount_paise,
    c.created_at, c.changed_at from commitments c join equipment e on e.id = c.equipment_id where e.supplier_id = ${id}::uuid order by c.created_at, c.id`,
  calendars: sql`select id, equipment_id, name, created_at, last_read_at from calendars where owner_id = ${id}::uuid order by created_at, id`,
  equipment_view_days: sql`select v.equipment_id, to_char(v.day, 'YYYY-MM-DD') as day, v.views from equipment_view_days v
    join equipment e on e.id = v.equipment_id where e.supplier_id = ${id}::uuid order by v.day, v.equipment_id`,
  equipment_ratings: sql`select r.equipment_id, case when r.user_id = ${id}::uuid then r.star_rating end as star_rating,
    case when r.user_id = ${id}::uuid then r.comment end as comment, r.created_at, r.changed_at,
    r.answer, r.answered_at, r.user_id = ${id}::uuid as "byYou" from equipment_ratings r join equipment e on e.id = r.equipment_id
    where r.user_id = ${id}::uuid or (e.supplier_id = ${id}::uuid and r.answer <> '') order by r.created_at, r.id`,
  listing_reports: sql`select i.equipment_id, l.fault, l.words, l.created_at from listing_reports l join review_items i on i.id = l.item_id
    where l.user_id = ${id}::uuid order by l.id`,
  recent_views: sql`select equipment_id, viewed_at from recent_views where user_id = ${id}::uuid order by viewed_at`,
  kept_machines: sql`select equipment_id, kept_at, note from kept_machines where user_id = ${id}::uuid order by kept_at, equipment_id`,
  kept_lists: sql`select l.id, l.name, l.made_at, l.is_shared, array(select p.equipment_id::text from kept_places p
    where p.user_id = l.user_id and p.list_id = l.id order by p.put_at, 1) as equipment_ids from kept_lists l where l.user_id = ${id}::uuid order by l.made_at, l.id`,
  pictures: sql`select id, created_at from pictures where owner_id = ${id}::uuid order by created_at, id`,
  purchases: sql`select p.id, v.name as subscription, p.period_months, p.start_date, p.end_date, p.bought_from, p.bought_until, p.price_paise, p.discount, p.final_price_paise, p.created_at,
    array(select equipment_id::text from purchase_equipment where purchase_id = p.id order by 1) as equipment_ids
    from purchases p join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
    where p.user_id = ${id}::uuid order by p.created_at, p.id`,
  orders: sql`select id, subscription_id, period_months, price_paise, discount, amount_paise, credit_paise, further_days, upgrade_of, equipment_ids, state, created_at, settled_at
    from orders where user_id = ${id}::uuid order by created_at, id`,
  order_payments: sql`select a.cf_payment_id, a.order_id, a.status, a.amount_paise, a.payment_group, a.message, a.completed_at
    from order_payments a join orders o on o.id = a.order_id where o.user_id = ${id}::uuid order by a.seen_at, a.cf_payment_id`,
  hand_payments: sql`select h.order_id, h.reference, to_char(h.transferred_on, 'YYYY-MM-DD') as transferred_on, h.created_at
    from hand_payments h join orders o on o.id = h.order_id where o.user_id = ${id}::uuid order by h.created_at, h.order_id`,
  refunds: sql`select r.id, r.order_id, r.cf_payment_id, r.amount_paise, r.reason, r.note, r.reference, r.state, r.created_at, r.settled_at
    from refunds r join orders o on o.id = r.order_id where o.user_id = ${id}::uuid order by r.created_at, r.id`,
  invoices: sql`select i.number, i.purchase_id, i.issued_at, i.seller, i.buyer, i.place_of_supply, i.sac, i.taxable_paise, i.cgst_paise, i.sgst_paise,
    i.igst_paise, i.total_paise from invoices i join purchases p on p.id = i.purchase_id where p.user_id = ${id}::uuid order by i.issued_at, i.number`,
  credit_notes: sql`select c.number, c.purchase_id, c.order_id, c.invoice_number, c.refund_id, c.issued_at, c.seller, c.buyer, c.place_of_supply, c.sac, c.days,
    c.days_left, c.taxable_paise, c.cgst_paise, c.sgst_paise, c.igst_paise, c.total_paise from credit_notes c join purchases p on p.id = c.purchase_id
    where p.user_id = ${id}::uuid order by c.issued_at, c.number`,
  requirements: sql`select id, full_name, email, phone, category_id, city_id, details, to_char(job_from, 'YYYY-MM-DD') as job_from, job_days, job_place,
    job_hours, job_operator, job_latitude, job_longitude, equipment_id,
    array(select m.equipment_id from requirement_machines m where m.requirement_id = requirements.id order by m.place) as other_equipment_ids,
    language, consented_at, phone_confirmed_at, created_at from requirements
    where phone = ${phone} or renter_id = ${id}::uuid order by created_at, id`,
  deals: sql`select d.id, d.requirement_id, d.equipment_id, d.state, d.state_by, d.state_at, d.why, d.why_words, d.asked_at, d.first_answer_at,
    d.from_day::text as from_day, d.until_day::text as until_day, d.owner_id = ${id}::uuid as "asOwner" from deals d join requirements r on r.id = d.requirement_id
    where ${ofDeal(id, phone)} order by d.asked_at, d.id`,
  quotes: sql`select q.deal_id, q.version, ${quoteSaid} as content, q.sha256, q.valid_until, q.sent_at from quotes q join deals d on d.id = q.deal_id
    join requirements r on r.id = d.requirement_id where ${ofDeal(id, phone)} order by q.sent_at, q.id`,
  deal_log: sql`select l.deal_id, l.place, l.at, l.side, l.kind, case when (l.side = 'owner') = (d.owner_id = ${id}::uuid) then l.words end as words
    from deal_log l join deals d on d.id = l.deal_id join requirements r on r.id = d.requirement_id where ${ofDeal(id, phone)} order by l.deal_id, l.place`,
  agreements: sql`select a.deal_id, a.number, a.content, a.sha256, a.accepted_at, a.cancelled_at from agreements a join deals d on d.id = a.deal_id
    join requirements r on r.id = d.requirement_id where ${ofDeal(id, phone)} order by a.accepted_at, a.number`,
  lead_states: sql`select requirement_id, status, notes, updated_at from lead_states where user_id = ${id}::uuid order by updated_at, requirement_id`,
  lead_assignments: sql`select requirement_id, assigned_at from lead_assignments where user_id = ${id}::uuid order by assigned_at, requirement_id`,
  lead_opens: sql`select requirement_id, at from lead_opens where user_id = ${id}::uuid order by at, requirement_id`,
  past_listings: sql`select equipment_id, category_ids, city_id, placed_at, ended_at from past_listings where supplier_id = ${id}::uuid
    order by placed_at, equipment_id`,
  seller_reveals: sql`select to_char(day, 'YYYY-MM-DD') as day, equipment_id, at, user_id = ${id}::uuid as "byYou" from seller_reveals
    where user_id = ${id}::uuid or supplier_id = ${id}::uuid order by at, equipment_id`,
  partner_keys: sql`select id, key, name, origins, created_at, revoked_at from partner_keys where supplier_id = ${id}::uuid order by created_at, id`,
  partner_counts: sql`select c.key_id, to_char(c.day, 'YYYY-MM-DD') as day, c.page, c.widget, c.views, c.selects, c.leads from partner_counts c
    join partner_keys k on k.id = c.key_id where k.supplier_id = ${id}::uuid order by c.day, c.key_id, c.page, c.widget`,
  saved_searches: sql`select id, input, pace, paused_at, created_at, told_at from saved_searches where user_id = ${id}::uuid order by created_at, id`,
  push_devices: sql`select device, created_at, last_ok_at from push_devices where user_id = ${id}::uuid order by created_at, id`,
  sms_messages: sql`select kind, state, created_at from sms_messages where phone = ${phone} order by created_at, id`,
  mail_messages: sql`select m.kind, m.state, m.created_at from mail_messages m join users u on u.email = m.email
    where u.id = ${id}::uuid and u.email <> '' order by m.created_at, m.id`,
  otp_sessions: sql`select purpose, sent_at, verified_at, consumed_at from otp_sessions where phone = ${phone} or user_id = ${id}::uuid order by sent_at, id`,
  otp_failures: sql`select purpose, count, first_at from otp_failures where phone = ${phone} order by purpose`,
  audit_log: sql`select at, kind, subject_id, detail from audit_log where user_id = ${id}::uuid order by id`,
});

/** All data about a person, by table. */
export async function everythingOf(db: Db, id: string, phone: string): Promise<Record<string, readonly object[]>> {
  const found: Record<string, readonly object[]> = {};
  // In sequence: it is rarely requested, and may be much.
  for (const [table, question] of Object.entries(tables(id, phone))) found[table] = (await question.execute(db)).rows;
  return found;
}

/** An account's phone and role, locked until the transaction ends. */
export async function lockAccount(trx: Db, id: string) {
  return trx
    .selectFrom('users')
    .select(['phone', 'role'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/* Replaces a name; reviews of a machine show it. */
const formerUser = 'Former user';

/** Removes the person from their own row. The row stays for what needs its id: purchases, ratings, the audit log. */
export async function pseudonymise(trx: Db, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      first_name: formerUser,
      last_name: '',
      // Not a phone: nobody can log in with it, and the number is free again.
      phone: `deleted:${id}`,
      email: '',
      password_hash: '!',
      alt_phone: '',
      pan: '',
      gstin: '',
      date_of_birth: null,
      address_line1: '',
      city: '',
      state: '',
      pincode: '',
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Unlists a person's machines for ever, and removes personal data from them. */
export async function retireMachines(trx: Db, supplierId: string, now: Date): Promise<void> {
  const machines = await trx
    .updateTable('equipment')
    .set((row) => ({
      status: 'Unavailable',
      picture_ids: [],
      phone: '',
      address: '',
      pin_code: '',
      latitude: null,
      longitude: null,
      version: row('version', '+', 1),
    }))
    .where('supplier_id', '=', supplierId)
    .returning('id')
    .execute();
  const ids = machines.map((machine) => machine.id);
  await trx
    .updateTable('equipment_ratings')
    .set({ answer: '', answered_at: null })
    .where('equipment_id', 'in', ids.length > 0 ? ids : [supplierId])
    .where('answer', '!=', '')
    .execute();
  await trx
    .updateTable('commitments')
    .set({ state: 'freed', words: '', place: '', amount_paise: null, before: null })
    .where('equipment_id', 'in', ids.length > 0 ? ids : [supplierId])
    .execute();
  await trx.deleteFrom('calendars').where('owner_id', '=', supplierId).execute();
  await sql`select refresh_listing(${now}::timestamptz, ${ids}::uuid[])`.execute(trx);
  await leaveQueue(trx, ids);
}

/** Deletes what was kept for the person's own use, and what was sent to their phone. */
export async function forgetPerson(trx: Db, id: string, phone: string): Promise<void> {
  await trx.deleteFrom('organizations').where('user_id', '=', id).execute();
  await trx.deleteFrom('recent_views').where('user_id', '=', id).execute();
  await forgetReporter(trx, id);
  await trx.deleteFrom('lead_states').where('user_id', '=', id).execute();
  await trx.deleteFrom('lead_opens').where('user_id', '=', id).execute();
  await trx.deleteFrom('lead_assignments').where('user_id', '=', id).execute();
  await trx.deleteFrom('notifications').where('user_id', '=', id).execute();
  await trx.deleteFrom('saved_searches').where('user_id', '=', id).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', id).execute();
  await trx.deleteFrom('person_notes').where('user_id', '=', id).execute();
  await trx.deleteFrom('notification_messages').where('user_id', '=', id).execute();
  await trx.deleteFrom('notification_choices').where('user_id', '=', id).execute();
  await trx.deleteFrom('notification_settings').where('user_id', '=', id).execute();
  await trx.deleteFrom('lead_alert_queue').where('user_id', '=', id).execute();
  await trx.deleteFrom('lead_alert_turns').where('user_id', '=', id).execute();
  await trx.deleteFrom('past_listings').where('supplier_id', '=', id).execute();
  await trx
    .deleteFrom('otp_sessions')
    .where((is) => is.or([is('phone', '=', phone), is('user_id', '=', id)]))
    .execute();
  await trx.deleteFrom('otp_failures').where('phone', '=', phone).execute();
  await trx.deleteFrom('sms_messages').where('phone', '=', phone).execute();
  await sql`delete from mail_messages m using users u where u.id = ${id}::uuid and u.email <> '' and m.email = u.email`.execute(
    trx,
  );
  // Suppliers keep their own notes on them.
  await trx
    .updateTable('requirements')
    .set({ full_name: formerUser, email: '', phone: '', details: '', job_place: null, renter_id: null })
    .where((is) => is.or([is('phone', '=', phone), is('renter_id', '=', id)]))
    .execute();
}
