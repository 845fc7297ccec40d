import type { Migration } from '../migration.ts';

/** An owner's latest deals, for how quickly they answer: asked on every machine's page. */
export const dealIndexes: Migration = {
  name: '0060-deal-indexes',
  indexes: { deals_asked: { on: 'deals (owner_id, asked_at)' } },
};
