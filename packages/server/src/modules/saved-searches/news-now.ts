import { dayInIndia } from '@yantra/domain';
import type { FactsOf } from '@yantra/events';
import type { Db } from '../../database/types.ts';
import { countsOf, readNews } from './news.ts';
import { newsAsked } from './saved-reader.ts';
import { toldOf } from './telling.queries.ts';

type Facts = FactsOf<'searchNews'>;

/**
 * What messages about saved searches say when they leave, which may be hours after their people were told in the app: as many as the page shows then. Undefined where
 * nothing is new any more, or nobody wants to hear of it.
 */
export async function newsNow(db: Db, stored: readonly unknown[], now: Date): Promise<readonly (Facts | undefined)[]> {
  const facts = stored as readonly Facts[];
  const rows = await toldOf(
    db,
    facts.map(({ savedId }) => savedId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const news = await readNews(
    db,
    rows.map((row) => newsAsked(row)),
    dayInIndia(now),
  );
  return facts.map((said) => {
    const row = byId.get(said.savedId);
    const all = row === undefined ? [] : news.of(newsAsked(row));
    return row && all.length > 0 ? { ...said, after: Number(row.seen_hit), ...countsOf(all) } : undefined;
  });
}
