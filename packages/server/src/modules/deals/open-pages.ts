import { type LanguageCode, localeNamed, localePrefix } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { pageColumns } from './deals.queries.ts';
import type { PageTokens } from './page-tokens.ts';

export interface OpenPagesParts {
  readonly db: Db;
  readonly pages: PageTokens;
  /** The origin of links. */
  readonly siteOrigin: () => string;
}

/** Secret pages that are open now, for modules that know nothing of deals. */
export type OpenPages = ReturnType<typeof createOpenPages>;

export function createOpenPages({ db, pages, siteOrigin }: OpenPagesParts) {
  const isOpen = async (requirementId: string, generation: number): Promise<boolean> => {
    const { rows } = await sql<{ is_page_open: boolean }>`
      select ${pageColumns(generation)} from requirements r where r.id = ${requirementId}::uuid`.execute(db);
    return rows[0]?.is_page_open === true;
  };
  return {
    /** The request of a page; undefined for a closed one, and for any other text. */
    pageOf: async (page: string): Promise<string | undefined> => {
      const named = await pages.read(page);
      return named !== undefined && (await isOpen(named.requirementId, named.generation))
        ? named.requirementId
        : undefined;
    },
    /** The whole address of a request's page, made now; undefined once it is closed. */
    addressOf: async (requirementId: string, language: LanguageCode): Promise<string | undefined> => {
      const { rows } = await sql<{ page_generation: number; is_page_open: boolean }>`
        select r.page_generation, ${pageColumns(undefined)} from requirements r where r.id = ${requirementId}::uuid`.execute(
        db,
      );
      const [row] = rows;
      if (row?.is_page_open !== true) return undefined;
      const token = await pages.make({ requirementId, generation: row.page_generation });
      return `${siteOrigin()}${localePrefix(localeNamed(language))}/q/${token}`;
    },
  };
}
