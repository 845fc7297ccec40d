import { createHmac, timingSafeEqual } from 'node:crypto';
import type { getLeadReceipt, InputOf } from '@yantra/contract/calls';
import { dayInIndia, dayMs } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { createKeyrings, type Key, type Keyrings } from '../../keys/keyring.ts';
import { addCounts } from './partner-counts.queries.ts';
import { findKey } from './partner-keys.queries.ts';

/** A lead's origin, proved by our records and our signature. */
export interface LeadOrigin {
  readonly keyId: string;
  readonly page: string;
  readonly widget: string;
}

/** Receipts for leads that are written on partners' pages. */
export type LeadReceipts = ReturnType<typeof createLeadReceipts>;

export interface LeadReceiptsParts extends DbAndClock {
  /** The database's own unless given. */
  readonly keys?: Keyrings | undefined;
}

/* As long as a browser keeps an unsent lead, and an hour for the open page. */
const validMs = 7 * dayMs + 3_600_000;
const tolerableMs = 60_000;

export function createLeadReceipts({ db, clock, keys = createKeyrings({ db, clock }) }: LeadReceiptsParts) {
  const ring = keys('leadReceipts');
  const seal = ({ bytes }: Key, facts: string) => createHmac('sha256', bytes).update(facts).digest();
  return {
    /** @throws AppError `partner.unknown` */
    async make({ key, page, widget }: InputOf<typeof getLeadReceipt>): Promise<string> {
      const row = await findKey(db, { key });
      if (row === undefined) throw new AppError('partner.unknown');
      const facts = Buffer.from(JSON.stringify([row.id, page, widget, clock.now().getTime()])).toString('base64url');
      return `${facts}.${seal((await ring.keys()).signing(), facts).toString('base64url')}`;
    },
    /**
     * The origin that a receipt proves.
     * @param origin the foreign page that sends the lead, if any
     * @throws AppError `receipt.invalid` if it is forged, too old, or its key is no longer valid there
     */
    async verify(receipt: string, origin: string | undefined): Promise<LeadOrigin> {
      const [facts = '', signature = ''] = receipt.split('.');
      const given = Buffer.from(signature, 'base64url');
      const isSeal = (expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected);
      if (!(await ring.keys()).all.some((key) => isSeal(seal(key, facts)))) throw new AppError('receipt.invalid');
      const [keyId, page, widget, at] = JSON.parse(Buffer.from(facts, 'base64url').toString()) as Facts;
      const age = clock.now().getTime() - at;
      if (age > validMs || age < -tolerableMs) throw new AppError('receipt.invalid');
      const row = await findKey(db, { id: keyId });
      const isTheirs = row !== undefined && (origin === undefined || row.origins.includes(origin));
      if (!isTheirs) throw new AppError('receipt.invalid');
      return { keyId, page, widget };
    },
    /** Counts a stored lead: outside any transaction, since all visitors of a page share one row. */
    count: ({ keyId, page, widget }: LeadOrigin): Promise<void> =>
      addCounts(db, keyId, dayInIndia(clock.now()), [{ page, widget, views: 0, selects: 0, leads: 1 }]),
  };
}

/** The signed content. */
type Facts = readonly [keyId: string, page: string, widget: string, at: number];
