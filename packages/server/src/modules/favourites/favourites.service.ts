import type { changeFavourites, Favourites, InputOf, OutputOf, shareFavourites } from '@yantra/contract/calls';
import { changeBook, type KeptChange, keptIn } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Keyrings } from '../../keys/keyring.ts';
import * as queries from './favourites.queries.ts';
import { listPages } from './list-pages.ts';

export interface FavouritesParts extends DbAndClock {
  readonly keys: Keyrings;
}

/** What somebody keeps: machines, lists and notes. */
export type FavouritesService = ReturnType<typeof createFavourites>;

/** In milliseconds. */
const microsecond = 0.001;

type Changes = InputOf<typeof changeFavourites>['changes'];
type Sealer = Awaited<ReturnType<ReturnType<typeof listPages>['sealer']>>;

/** With the secret pages of those lists that are shared. */
function answerOf(book: queries.StoredBook, seal: Sealer): Favourites {
  for (const [id, { page_id, page_generation, is_shared }] of book.pages) {
    const list = book.lists.get(id);
    if (list !== undefined && is_shared) list.page = seal({ id: page_id, generation: page_generation });
  }
  const { machines, lists } = keptIn(book);
  return {
    machines: [...machines],
    lists: lists.map(({ machines: within, also, page, ...rest }) => ({
      ...rest,
      machines: [...within],
      ...(also && { also: [...also] }),
      ...(page !== undefined && { page }),
    })),
  };
}

const idsIn = (changes: Changes): string[] =>
  changes.flatMap((change) => [
    ...('machine' in change ? [change.machine] : []),
    ...('list' in change ? [change.list] : []),
  ]);

export function createFavourites({ db, clock, keys }: FavouritesParts) {
  const pages = listPages(keys);
  return {
    async get({ userId }: Caller): Promise<Favourites> {
      return answerOf(await queries.readBook(db, userId), await pages.sealer());
    },
    /** Makes the changes that were not made before; of the same thing the latest wins. */
    async change(changes: Changes, { userId }: Caller): Promise<OutputOf<typeof changeFavourites>> {
      const seal = await pages.sealer();
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        await queries.lockKeeper(trx, userId);
        const made = await queries.madeBefore(
          trx,
          userId,
          changes.map(({ id }) => id),
        );
        const wanted = changes.filter(({ id }) => !made.has(id));
        const [before, book] = [await queries.readBook(trx, userId), await queries.readBook(trx, userId)];
        const ids = [...new Set([...idsIn(wanted), ...book.lists.keys()])];
        const known = await queries.knownMachines(trx, ids);
        for (const [subject, at] of await queries.readChangedAt(trx, userId, ids)) {
          before.changedAt.set(subject, at);
          book.changedAt.set(subject, at);
        }
        const refused: OutputOf<typeof changeFavourites>['refused'] = [];
        for (const [index, change] of wanted.entries()) {
          // Those of the same moment stay in their order.
          const at = now.getTime() - change.ageMs + index * microsecond;
          const code = makeIn(book, known, { ...change, at });
          if (code !== undefined) refused.push({ id: change.id, deed: change.deed, code });
        }
        await queries.writeBook(trx, userId, before, book, { ids: wanted.map(({ id }) => id), at: now });
        // Pages of lists that were just made are not there yet; they are not shared.
        return { kept: answerOf(book, seal), refused };
      });
    },
    /** @throws AppError `favouriteList.unknown` */
    async share(
      { list, isShared }: InputOf<typeof shareFavourites>,
      { userId }: Caller,
    ): Promise<OutputOf<typeof shareFavourites>> {
      const seal = await pages.sealer();
      const row = await queries.setShared(db, userId, list, isShared);
      if (row === undefined) throw new AppError('favouriteList.unknown');
      return row.is_shared ? { page: seal({ id: row.page_id, generation: row.page_generation }) } : {};
    },
  };
}

/** Only what is, or was, in the public lists can be kept. */
function makeIn(book: queries.StoredBook, known: ReadonlySet<string>, change: KeptChange) {
  const { deed, machine = '' } = change;
  if ((deed === 'keep' || deed === 'put') && !known.has(machine)) return 'equipment.unknown' as const;
  return changeBook(book, change);
}
