import type { SearchInput } from '@yantra/contract/calls';
import { dayInIndia } from '@yantra/domain';
import type { Clock } from '../../../clock.ts';
import type { Listing } from '../../equipment/index.ts';
import type { CostBasisReader } from '../../hire-costs/index.ts';
import type { Heard, TermReader } from '../terms/index.ts';
import type { Gazetteer, Vocabulary } from '../vocabulary/index.ts';
import type { Asked } from './asked.ts';
import { filtersOf, measuredFrom } from './filters.ts';
import { ofSupplier, type SupplierOf } from './of-supplier.ts';
import { placedJob } from './placed-job.ts';

export interface AskerParts {
  readonly gazetteer: Gazetteer;
  readonly vocabulary: () => Promise<Vocabulary>;
  readonly readTerm: TermReader;
  /** Keeps `listed` correct as time passes. */
  readonly listing: Listing;
  readonly clock: Clock;
  /** What costs of jobs are worked out from. */
  readonly costBases: CostBasisReader;
  /** The supplier of a partner's key. @throws AppError `partner.unknown` */
  readonly supplierOf?: SupplierOf | undefined;
}

/** Works out what a search means. @param heard is told what the term was looked up by */
export type Asker = (input: SearchInput, heard?: Heard) => Promise<Asked>;

export const createAsker =
  (parts: AskerParts): Asker =>
  async (input, heard) => {
    const [vocabulary] = await Promise.all([parts.vocabulary(), parts.listing.upToDate()]);
    const meaning = await parts.readTerm(input, heard);
    const whose = await ofSupplier(input, parts.supplierOf);
    const strict = { ...filtersOf(input, meaning, parts.gazetteer), ...whose };
    const job = await placedJob(parts, input, strict);
    const today = dayInIndia(parts.clock.now());
    return { input, meaning, vocabulary, strict, from: measuredFrom(input, meaning), today, ...(job && { job }) };
  };
