import { type CostFacts, type Typical, typicalKm, type TypicalCosts, usualGstPercent } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import type { Vocabulary } from '../search/vocabulary/index.ts';
import { readBasis } from './hire-costs.queries.ts';

/** What costs of a machine are worked out from beside its rent and card. */
export type MachineBasis = Pick<CostFacts, 'parts' | 'gst' | 'typical'>;

/** The basis of each kind of machine, as of one moment. */
export interface CostBases {
  of(typeId: number, categoryIds: readonly number[]): MachineBasis;
}

/** Reads the bases. */
export type CostBasisReader = () => Promise<CostBases>;

/**
 * Caches the bases as long as the vocabulary is current: what they are read from has the same version.
 * @param vocabulary answers another object after each change
 */
export function costBasisReader(parts: {
  readonly db: Db;
  readonly vocabulary: () => Promise<Vocabulary>;
}): CostBasisReader {
  let known: { readonly vocabulary: Vocabulary; readonly bases: Promise<CostBases> } | undefined;
  return async () => {
    const vocabulary = await parts.vocabulary();
    if (known?.vocabulary === vocabulary) return known.bases;
    const mine = { vocabulary, bases: readBasis(parts.db).then((rows) => basesOf(rows, vocabulary)) };
    known = mine;
    // A failed read is not cached: the next request tries again.
    mine.bases.catch(() => {
      if (known === mine) known = undefined;
    });
    return mine.bases;
  };
}

type Rows = Awaited<ReturnType<typeof readBasis>>;

/** What is usually asked for a part: one amount, or of transport one for each of `typicalKm`. */
interface Asked {
  readonly middle: readonly number[];
  readonly most: readonly number[];
}

function basesOf({ prices, categories, typical }: Rows, vocabulary: Vocabulary): CostBases {
  const gstOf = new Map(categories.map(({ id, gst_percent }) => [id, gst_percent]));
  const asked = Map.groupBy(typical, ({ scope, scope_id, part }) => `${scope} ${scope_id} ${part}`);
  const known = new Map<string, MachineBasis>();

  /** Of the type; else of the first of the categories that has it; else of all machines. */
  function askedFor(part: Rows['typical'][number]['part'], typeId: number, categoryIds: readonly number[]) {
    const scopes = [`type ${typeId}`, ...categoryIds.map((id) => `category ${id}`), 'all 0'];
    const rows = scopes.map((scope) => asked.get(`${scope} ${part}`)).find((some) => some !== undefined);
    return rows && { middle: rows.map(({ middle }) => middle), most: rows.map(({ most }) => most) };
  }

  const typicalOf = (typeId: number, categoryIds: readonly number[]): TypicalCosts => {
    const of = (part: Rows['typical'][number]['part']) => askedFor(part, typeId, categoryIds);
    const [overtime, transport, shift, litres] = [of('overtime'), of('transport'), of('shift'), of('litres')];
    const most = overtime?.most[0];
    return {
      ...(most !== undefined && { overtime: Math.round(most) }),
      ...(transport?.middle.length === typicalKm.length && {
        transport: { middle: transport.middle.map(Math.round), most: transport.most.map(Math.round) },
      }),
      ...(shift && { shift: firstOf(shift, Math.round) }),
      ...(litres && { litres: firstOf(litres, hundredths) }),
      ...prices,
    };
  };

  return {
    of(typeId, categoryIds) {
      const key = `${typeId} ${categoryIds.join()}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const has = new Set(vocabulary.plates.get(typeId)?.map(({ fact }) => fact));
      const percents = categoryIds.flatMap((id) => gstOf.get(id) ?? []);
      const basis: MachineBasis = {
        parts: { operator: has.has('operator'), fuel: has.has('fuel') },
        gst: percents.length === 0 ? usualGstPercent : Math.max(...percents),
        typical: typicalOf(typeId, categoryIds),
      };
      // Kinds come from callers too: only so many are kept.
      if (known.size >= mostKept) known.clear();
      known.set(key, basis);
      return basis;
    },
  };
}

const mostKept = 5000;
const hundredths = (value: number): number => Math.round(value * 100) / 100;
const firstOf = ({ middle, most }: Asked, round: (value: number) => number): Typical<number> => ({
  middle: round(middle[0] ?? 0),
  most: round(most[0] ?? 0),
});
