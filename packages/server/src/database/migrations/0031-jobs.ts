import type { Migration } from '../migration.ts';

/** A requirement may say when, how long, where and for how many hours a day a machine is needed, and who brings the operator. */
export const jobs: Migration = {
  name: '0031-jobs',
  statements: [
    `alter table requirements add column job_from date, add column job_days int, add column job_place text, add column job_hours int,
       add column job_operator text`,
  ],
};
