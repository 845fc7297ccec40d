import type { RankingWeights } from '@yantra/contract/calls';
import { type RawBuilder, sql } from 'kysely';
import { bears, distanceKm } from './conditions.ts';

/** What affects the order of "relevance" for one search, beside the stored score. */
export interface Ranking {
  readonly weights: RankingWeights;
  /** Kinds that alternate, each a list of types. */
  readonly groups: readonly (readonly number[])[];
  /** The fact of a type that the size refers to, the type's usual value, and the size in that fact's unit. */
  readonly sizes: readonly {
    readonly typeId: number;
    readonly fact: string;
    readonly usual: number;
    readonly wanted: number;
  }[];
  /** Words that a name should contain. */
  readonly preferred: readonly string[];
  /** Nearer to this is better. */
  readonly near?: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number } | undefined;
  /** Also computes the stored part with the weights instead of reading it: for weights that are not in use. */
  readonly isTrial?: boolean | undefined;
}

/* The value of a name with all preferred words: more than everything else except the kind. */
const preferredWorth = 1.5;

/** Whether the order is that of the stored score. */
export function isPlain({ groups, sizes, preferred, near, isTrial }: Ranking): boolean {
  return groups.length < 2 && sizes.length === 0 && preferred.length === 0 && near === undefined && isTrial !== true;
}

/* The weighted sum; each part is 0 to 1 times its weight (handbook: ranking). */
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

/* The capacity has its own column; other facts are in the machine's JSON. */
const factOf = (fact: string): RawBuilder<number> =>
  fact === 'capacity' ? sql<number>`capacity` : sql<number>`(facts->>${fact})::float8`;

/** How close a machine is to the requested size, 1 to 0: twice or half of it is as bad as anything. */
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

/** A machine's kind among several. */
export const groupOf = (groups: readonly (readonly number[])[]): RawBuilder<number> =>
  groups.length < 2
    ? sql<number>`0`
    : sql<number>`case ${sql.join(
        groups.map((ids, index) => sql`when equipment_type_id = any(${[...ids]}::int[]) then ${index}::int`),
        sql` `,
      )} else ${groups.length}::int end`;
