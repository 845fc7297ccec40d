import type { RankingWeights } from '@yantra/contract/calls';
import { type RawBuilder, sql } from 'kysely';
import { bears, distanceKm } from './conditions.ts';

/** What, besides the place it has by itself, decides a machine's place in "relevance" for one search. */
export interface Ranking {
  readonly weights: RankingWeights;
  /** Kinds that take turns, a list of types each. */
  readonly groups: readonly (readonly number[])[];
  /** Which fact of a type the size is of, the type's usual value, and the size in that fact's unit. */
  readonly sizes: readonly {
    readonly typeId: number;
    readonly fact: string;
    readonly usual: number;
    readonly wanted: number;
  }[];
  /** Words that a name should have. */
  readonly preferred: readonly string[];
  /** Nearer to this is better. */
  readonly near?: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number } | undefined;
  /** The static part is computed with the weights too, instead of being read: to try weights that do not count yet. */
  readonly isTrial?: boolean | undefined;
}

/* How much a name that has all preferred words is worth: more than all else together but the kind. */
const preferredWorth = 1.5;

/** Whether machines stand in the order of their stored score alone. */
export function isPlain({ groups, sizes, preferred, near, isTrial }: Ranking): boolean {
  return groups.length < 2 && sizes.length === 0 && preferred.length === 0 && near === undefined && isTrial !== true;
}

/* Sums of what counts; each part is 0 to 1 times its weight (handbook: ranking). */
export function scoreOf({ weights: w, sizes, preferred, near, isTrial }: Ranking): RawBuilder<number> {
  const own =
    isTrial === true
      ? sql`rank_of(id, status, star_counts, rating_count, final_rental_paise,
          (select median_paise from typical_rents t where t.type_id = equipment_type_id and t.rental_type = equipment.rental_type), created_at,
          row(true, ${w.nearness}::real, ${w.size}::real, ${w.free}::real, ${w.price}::real, ${w.rating}::real, ${w.freshness}::real)::ranking_weights)`
      : sql`rank_score`;
  const parts: RawBuilder<unknown>[] = [own];
  if (sizes.length > 0) parts.push(sql`${w.size}::float8 * ${fitOf(sizes)}`);
  for (const word of preferred) {
    parts.push(sql`${preferredWorth / preferred.length}::float8 * (${bears(word)})::int`);
  }
  if (near !== undefined) {
    parts.push(sql`${w.nearness}::float8 * greatest(0, 1 - ${distanceKm(near)} / ${near.radiusKm}::float8)`);
  }
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}

/* The capacity is a column of its own; other facts are read out of the machine's. */
const factOf = (fact: string): RawBuilder<number> =>
  fact === 'capacity' ? sql<number>`capacity` : sql<number>`(facts->>${fact})::float8`;

/** How near a machine is to the size that was asked for, 1 to 0: twice or half of it is as bad as any other. */
function fitOf(sizes: Ranking['sizes']): RawBuilder<number> {
  const cases = [...Map.groupBy(sizes, ({ fact, wanted }) => `${fact} ${wanted}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const usual = sql`case equipment_type_id ${sql.join(
      alike.map((one) => sql`when ${one.typeId}::int then ${one.usual}::float8`),
      sql` `,
    )} end`;
    return [
      sql`when equipment_type_id = any(${alike.map(({ typeId }) => typeId)}::int[])
        then greatest(0, 1 - abs(ln(coalesce(${factOf(first.fact)}, ${usual}) / ${first.wanted}::float8)) / ln(2::float8))`,
    ];
  });
  return sql<number>`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

/** Which of the kinds a machine is of. */
export const groupOf = (groups: readonly (readonly number[])[]): RawBuilder<number> =>
  groups.length < 2
    ? sql<number>`0`
    : sql<number>`case ${sql.join(
        groups.map((ids, index) => sql`when equipment_type_id = any(${[...ids]}::int[]) then ${index}::int`),
        sql` `,
      )} else ${groups.length}::int end`;
