import type { Command } from './command.ts';
import { texts } from './start.messages.ts';

const { summaries } = texts;

/** By name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: 'start',
    summary: summaries.start,
    load: async () => (await import('./commands/start.ts')).start,
  },
  migrate: {
    usage: 'migrate',
    summary: summaries.migrate,
    load: async () => (await import('./commands/migrate.ts')).migrateSchema,
  },
  'create-admin': {
    usage: 'create-admin [--phone PHONE] [--name NAME] [--email EMAIL] [--with-catalogue | --without-catalogue]',
    summary: summaries['create-admin'],
    load: async () => (await import('./commands/create-admin.ts')).addAdmin,
  },
  backup: {
    usage: 'backup FILE [--force] [--without-files]',
    summary: summaries.backup,
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    usage: 'restore FILE',
    summary: summaries.restore,
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  doctor: {
    usage: 'doctor',
    summary: summaries.doctor,
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  'rotate-key': {
    usage: 'rotate-key NAME [--at-once]',
    summary: summaries.rotateKey,
    load: async () => (await import('./commands/rotate-key.ts')).rotateKey,
  },
  'verify-audit': {
    usage: 'verify-audit [--log FILE|- [--key KEY]] [--head HEAD]',
    summary: summaries.verifyAudit,
    load: async () => (await import('./commands/verify-audit.ts')).verifyAudit,
  },
};
