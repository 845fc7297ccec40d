import type { Migration } from '../migration.ts';

/** What is deleted by its age is found by it, in tables that are in use. */
export const retentionIndexes: Migration = {
  name: '0020-retention',
  indexes: {
    recent_views_age: { on: 'recent_views (viewed_at)' },
    seller_reveals_age: { on: 'seller_reveals (at)' },
    past_listings_age: { on: 'past_listings (ended_at)' },
  },
};
