import type { Migration } from '../migration.ts';

/** Ratings can be changed, and the machine's owner may answer each once. */
export const ratingAnswers: Migration = {
  name: '0030-rating-answers',
  statements: [
    `alter table equipment_ratings add column changed_at timestamptz, add column answer text not null default '', add column answered_at timestamptz`,
  ],
};
