import type { CostBasis, EquipmentDetails, HirePrices as PricesInRupees } from '@yantra/contract/calls';
import {
  cardInRupees,
  type HirePrices,
  paiseToRupees,
  rupeesToPaise,
  type Typical,
  type TypicalCosts,
  usualHirePrices,
} from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { appendAudit, changedFacts } from '../audit/index.ts';
import type { CostBasisReader, MachineBasis } from './cost-bases.ts';
import * as queries from './hire-costs.queries.ts';
import { type CardRow, cardOfRow } from './stored-card.ts';

/** What machines cost to hire beside their rent, and what that is reckoned by. */
export type HireCosts = ReturnType<typeof createHireCosts>;

export interface HireCostsParts extends DbAndClock {
  readonly costBases: CostBasisReader;
  /** What depends on the prices was changed in this process. */
  readonly vocabulary: { changed(): void };
}

export function createHireCosts({ db, clock, costBases, vocabulary }: HireCostsParts) {
  const basis = async (typeId: number, categoryIds: readonly number[]): Promise<CostBasis> =>
    basisInRupees((await costBases()).of(typeId, categoryIds));
  return {
    /** What costs of such a machine are worked out from beside its card. */
    basis,
    /** The same with its card, for its page. */
    async termsOf(row: CardRow): Promise<NonNullable<EquipmentDetails['hire']>> {
      const card = cardInRupees(cardOfRow(row));
      return { ...(await basis(row.equipment_type_id, row.category_ids)), card };
    },
    async prices(): Promise<{ prices: PricesInRupees; usual: PricesInRupees }> {
      return { prices: pricesInRupees(await queries.readPrices(db)), usual: pricesInRupees(usualHirePrices) };
    },
    /** Sets the prices that renters' own parts are reckoned at, with an entry in the audit log. */
    async setPrices({ diesel, board }: PricesInRupees, { userId, sessionId }: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const before = pricesInRupees(await queries.readPrices(trx));
        const after = { diesel: rupeesToPaise(diesel), board: rupeesToPaise(board) };
        await queries.writePrices(trx, after);
        const facts = changedFacts(before, pricesInRupees(after));
        await appendAudit(trx, { at: clock.now(), kind: 'hirePrices.changed', userId, sessionId, facts });
      });
      vocabulary.changed();
    },
  };
}

const pricesInRupees = ({ diesel, board }: HirePrices): PricesInRupees => ({
  diesel: paiseToRupees(diesel),
  board: paiseToRupees(board),
});

const basisInRupees = ({ parts, gst, typical }: MachineBasis): CostBasis => ({
  parts,
  gst,
  typical: typicalInRupees(typical),
});

const bothOf = <From, To>({ middle, most }: Typical<From>, as: (one: From) => To): { middle: To; most: To } => ({
  middle: as(middle),
  most: as(most),
});

function typicalInRupees({ overtime, transport, shift, litres, ...prices }: TypicalCosts): CostBasis['typical'] {
  return {
    ...(overtime !== undefined && { overtime: paiseToRupees(overtime) }),
    ...(transport && { transport: bothOf(transport, (amounts) => amounts.map(paiseToRupees)) }),
    ...(shift && { shift: bothOf(shift, paiseToRupees) }),
    ...(litres && { litres: bothOf(litres, (one) => one) }),
    ...pricesInRupees(prices),
  };
}
