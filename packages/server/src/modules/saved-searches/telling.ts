import { dayInIndia } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { tell } from '../notifications/index.ts';
import { countsOf, readNews } from './news.ts';
import * as queries from './telling.queries.ts';

/* So many people of a search in one transaction. */
const page = 200;

/**
 * Tells people of what was found: a page of a search's people in one transaction, with how far each was told, so that each is told once whoever is killed.
 * Several processes share the work. Returns how many were told.
 */
export function createTelling({ db, clock }: DbAndClock) {
  /** Undefined when nothing is due. */
  const tellSome = (): Promise<number | undefined> =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const due = await queries.takeDue(trx, now);
      if (due === undefined) return undefined;
      const people = await queries.nextPeople(trx, due, page);
      const told = await tellPeople(trx, due.search_id, people, now);
      const last = people.at(-1);
      if (last === undefined || people.length < page) await queries.endNews(trx, due.id);
      else await queries.goOnAfter(trx, due.id, last.id);
      return told;
    });

  return {
    async work(): Promise<number> {
      for (let told = 0; ;) {
        const some = await tellSome();
        if (some === undefined) return told;
        told += some;
      }
    },
  };
}

type Person = Awaited<ReturnType<typeof queries.nextPeople>>[number];

async function tellPeople(trx: Db, searchId: string, people: readonly Person[], now: Date): Promise<number> {
  const untold = people.map((one) => ({ ...one, after: one.told_hit }));
  const unseen = people.map((one) => ({ ...one, after: one.seen_hit }));
  const news = await readNews(trx, [...untold, ...unseen], dayInIndia(now));
  const through = news.through(searchId);
  if (through === undefined) return 0;
  const place = await queries.placeOf(trx, searchId);
  const told: string[] = [];
  for (const [at, one] of untold.entries()) {
    const [fresh, all] = [news.of(one), news.of(unseen[at] ?? one)];
    // Who looked already need not be told.
    if (fresh.length === 0 || all.length === 0) continue;
    const facts = {
      savedId: one.id,
      after: Number(one.seen_hit),
      ...countsOf(all),
      kind: place?.kind ?? null,
      cityId: place?.city_id === undefined || place.city_id === '' ? null : place.city_id,
      term: one.input.searchTerm ?? null,
    };
    await tell(trx, { kind: 'searchNews', key: `${one.id} ${through}`, facts, at: now }, [{ userId: one.user_id }]);
    told.push(one.id);
  }
  await queries.markTold(trx, told, through, now);
  return told.length;
}
