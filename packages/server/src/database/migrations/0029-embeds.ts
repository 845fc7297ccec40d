import type { Migration } from '../migration.ts';

const months = [1, 2, 3, 6, 12];
const prices = months.flatMap((count) => [`price_${count}_month_paise`, `discount_${count}_month`]);
const versioned = [
  'name',
  'display_name',
  'equipment_count',
  'contact_to_be_viewed',
  'sms_count_allowed',
  'embed_allowed',
  ...prices,
].join(', ');

/** A plan says whether whoever has it may show machines on websites of their own. What was bought before keeps that. */
export const embeds: Migration = {
  name: '0029-embeds',
  statements: [
    `alter table subscription_versions add column embed_allowed boolean not null default true`,
    `alter table subscriptions add column embed_allowed boolean not null default true`,
    // As in 0011, with the new column.
    `create or replace function keep_subscription_version() returns trigger language plpgsql as $$
     begin
       insert into subscription_versions (subscription_id, version, ${versioned})
         select new.id, new.version, ${versioned.replaceAll(/\w+/g, 'new.$&')} on conflict do nothing;
       return null;
     end $$`,
  ],
};
