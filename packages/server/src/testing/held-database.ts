import { type CompiledQuery, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Database } from '../database/types.ts';

/** The same database, which does not answer while it is held: reads that take as long as a test wants. */
export interface HeldDatabase {
  readonly db: Kysely<Database>;
  /** Queries that wait for an answer now. */
  readonly waiting: () => number;
  /** All queries so far, in SQL. */
  readonly asked: string[];
  hold(): void;
  release(): void;
}

export function heldDatabase(base: Kysely<Database>): HeldDatabase {
  let held = Promise.withResolvers<void>();
  held.resolve();
  let waiting = 0;
  const asked: string[] = [];
  const connection = {
    executeQuery: async <Row>(query: CompiledQuery) => {
      asked.push(query.sql);
      waiting += 1;
      await held.promise.finally(() => (waiting -= 1));
      return base.executeQuery<Row>(query as CompiledQuery<Row>);
    },
    streamQuery: () => {
      throw new Error('Nothing of a held database is streamed.');
    },
  };
  const nothing = async (): Promise<void> => {};
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  });
  return {
    db,
    waiting: () => waiting,
    asked,
    hold: () => {
      held = Promise.withResolvers<void>();
    },
    release: () => held.resolve(),
  };
}
