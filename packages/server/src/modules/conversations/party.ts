import type { DealParty, DealState } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import type { Party } from '../notifications/index.ts';

/** Who asks: by the secret page, or logged in. */
export interface Asker {
  readonly caller?: Caller | undefined;
  readonly page?: string | undefined;
}

/** What somebody is in a deal. */
export interface Standing {
  readonly dealId: string;
  readonly requirementId: string;
  /** An admin reads as the owner does. */
  readonly side: DealParty;
  /** False for an admin, who may only read. */
  readonly isParty: boolean;
  readonly state: DealState;
  /** Who acts, if logged in. */
  readonly userId?: string | undefined;
  /** How this party and the other are told of something. */
  readonly self: Party;
  readonly other: Party;
  /** For the other: what this party is called, and the machine it is about. */
  readonly name: string;
  readonly machine: string;
}

/**
 * What somebody is in a deal, by the rules of deals.
 * @throws AppError `deal.unknown` for everybody else, `requestPage.closed`
 */
export type StandingOf = (db: Db, asker: Asker, dealId: string) => Promise<Standing>;
