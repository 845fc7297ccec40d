import type { Migration } from '../migration.ts';

/** In which language a person gets our messages, and in which a requirement was written. */
export const languages: Migration = {
  name: '0040-languages',
  statements: [
    `alter table users add column language text not null default 'en'`,
    `alter table requirements add column language text not null default 'en'`,
  ],
};
