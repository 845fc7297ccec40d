import type { getPersonNotes, InputOf, OutputOf, savePersonNotes } from '@yantra/contract/calls';
import { minuteMs } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { requireVersion } from '../../read-version.ts';
import { isUuid } from '../../uuid.ts';
import * as queries from './notes.queries.ts';
import { lockPerson } from './people.queries.ts';

/** What admins note of a person. Each save is a version of its own, so that nothing typed is lost. */
export type Notes = ReturnType<typeof createNotes>;

type AllNotes = OutputOf<typeof getPersonNotes>;
const none: AllNotes['before'][number] = { text: '', version: 0, at: null, by: null };
/** Versions before the current one that are shown. */
const shownBefore = 20;
/** What one admin types within this time is shown as one version. */
const togetherMs = 10 * minuteMs;

export function createNotes({ db, clock }: DbAndClock) {
  return {
    /** @throws AppError `user.unknown` */
    async of(id: string): Promise<AllNotes> {
      if (!isUuid(id) || !(await queries.isPerson(db, id))) throw new AppError('user.unknown');
      const [latest, ...before] = lastOfEach(await queries.versionsOf(db, id));
      return { ...(latest === undefined ? none : shown(latest)), before: before.slice(0, shownBefore).map(shown) };
    },
    /** @throws AppError `user.unknown`, `notes.changed` for an outdated version */
    async save({ id, text, version }: InputOf<typeof savePersonNotes>, { userId }: Caller) {
      if (!isUuid(id)) throw new AppError('user.unknown');
      return db.transaction().execute(async (trx) => {
        if ((await lockPerson(trx, id)) === undefined) throw new AppError('user.unknown');
        const current = await queries.latestVersion(trx, id);
        requireVersion(version, current, 'notes.changed');
        const at = clock.now();
        await queries.addVersion(trx, { user_id: id, version: current + 1, text, written_by: userId, written_at: at });
        return { version: current + 1, at: at.toISOString() };
      });
    },
  };
}

type Row = Awaited<ReturnType<typeof queries.versionsOf>>[number];

const shown = ({ text, version, written_at, writer }: Row): AllNotes['before'][number] => ({
  text,
  version,
  at: written_at.toISOString(),
  by: writer,
});

/** Of versions that one admin typed within a short time only the last. @param rows the latest first */
function lastOfEach(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (const row of rows) {
    const last = kept.at(-1);
    const isTogether =
      last?.written_by === row.written_by && last.written_at.getTime() - row.written_at.getTime() < togetherMs;
    if (!isTogether) kept.push(row);
  }
  return kept;
}
