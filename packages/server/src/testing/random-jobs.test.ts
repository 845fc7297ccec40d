import type { RateCard } from '@yantra/domain';
import { fingerprintOf, fingerprints, randomBlock, randomBlocks } from '@yantra/testing/random-jobs';
import { sampleOf } from '@yantra/testing/sample';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForFile } from './test-database.ts';

/* Of the column's own type. */
const database = databaseForFile((db) =>
  sql`create table kept_cards as select 0 as place, rate_card from equipment with no data`.execute(db),
);

/* The keys of an object come back in another order, and numbers as the database writes them. */
test.each(sampleOf(randomBlocks))(
  'cards cost the same after a database kept them: block %i of a hundred thousand',
  { timeout: 120_000 },
  async (block) => {
    const jobs = randomBlock(block);
    const cards = JSON.stringify(jobs.map(({ facts }, place) => ({ place, rate_card: facts.card })));
    await sql`truncate kept_cards`.execute(database.db);
    await sql`insert into kept_cards select * from json_populate_recordset(null::kept_cards, ${cards}::json)`.execute(
      database.db,
    );
    const { rows } = await sql<{ rate_card: RateCard }>`select rate_card from kept_cards order by place`.execute(
      database.db,
    );
    expect(rows.map(({ rate_card: card }) => card)).toEqual(jobs.map(({ facts }) => facts.card));
    const kept = jobs.map(({ facts, job }, at) => ({ job, facts: { ...facts, card: rows[at]?.rate_card ?? {} } }));
    expect(fingerprintOf(kept)).toBe(fingerprints[block]);
  },
);
