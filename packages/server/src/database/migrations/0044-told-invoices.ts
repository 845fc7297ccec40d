import type { Migration } from '../migration.ts';

/**
 * What a buyer was told gets the invoice's number, which is given at the commit. And what waited before there were notifications is told as one: mails about
 * purchases, and text messages about requirements. Their tables stay for processes of the version before.
 */
export const toldInvoices: Migration = {
  name: '0044-told-invoices',
  statements: [
    `create function tell_invoice_number() returns trigger language plpgsql as $$
     begin
       update notifications n set facts = n.facts || jsonb_build_object('invoice', new.number) from purchases p
         where p.id = new.purchase_id and n.user_id = p.user_id and n.kind = 'paid' and n.key = new.purchase_id::text;
       return null;
     end $$`,
    `create trigger tell_invoice_number after insert on invoices for each row execute function tell_invoice_number()`,
    `with n as (delete from purchase_news returning purchase_id, queued_at)
     insert into notifications (user_id, kind, key, facts, created_at)
       select p.user_id, 'paid', p.id::text, jsonb_build_object('plan', v.display_name, 'months', p.period_months,
         'starts', to_char(p.start_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'ends', to_char(p.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
         'isComing', p.start_date > n.queued_at, 'machines', cardinality(o.equipment_ids), 'paidPaise', o.amount_paise, 'creditPaise', o.credit_paise,
         'invoice', i.number, 'orderId', o.id), n.queued_at
       from n join purchases p on p.id = n.purchase_id join orders o on o.id = p.order_id join invoices i on i.purchase_id = p.id
         join subscription_versions v on v.subscription_id = p.subscription_id and v.version = p.plan_version
       on conflict do nothing`,
    `insert into notifications (user_id, kind, key, facts, created_at)
       select q.user_id, 'lead', r.id::text, jsonb_build_object('requirementId', r.id, 'category', c.name, 'cityId', r.city_id,
         'jobFrom', to_char(r.job_from, 'YYYY-MM-DD'), 'jobDays', r.job_days), q.queued_at
       from lead_alert_queue q join requirements r on r.id = q.requirement_id join categories c on c.id = r.category_id
       on conflict do nothing`,
    `delete from lead_alert_turns`,
  ],
};
