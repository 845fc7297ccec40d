import type { EmbedEventsInput, PartnerFigures } from '@yantra/contract/calls';
import { timesAMinute, dayInIndia, dayMs, minuteMs, retention, spanBefore } from '@yantra/domain';
import type { Clock } from '../../clock.ts';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { isUuid } from '../../uuid.ts';
import * as counts from './partner-counts.queries.ts';
import { requireAllowedSite, ownerSeenBy, type PageSite } from './partner-keys.policy.ts';
import * as queries from './partner-keys.queries.ts';

/** What partners' pages may do, and its counts. */
export type PartnerSites = ReturnType<typeof createPartnerSites>;

/** Uncached reads of one key. */
export const readLimit: Limit = { kind: 'partnerRead', most: timesAMinute.readsOfPartner, withinMs: minuteMs };
/** Beacons from one address for one key: more than a person's page sends, but too few to fake figures. */
export const beaconLimit: Limit = { kind: 'partnerBeacon', most: timesAMinute.beaconsOfPartner, withinMs: minuteMs };

const days = 30;
const mostPages = 50;

export function createPartnerSites({ db, clock, limits }: DbAndClock & { readonly limits: Limits }) {
  const found = async (key: string): Promise<queries.PartnerKeyRow> => {
    const row = await queries.findKey(db, { key });
    if (row === undefined) throw new AppError('partner.unknown');
    return row;
  };
  return {
    /**
     * Lets a page use a key. If its owner has no running plan it still works: pages must not break during a renewal, and none of the owner's machines are
     * listed anyway.
     * @throws AppError `partner.unknown`, also if the owner's running plans do not allow it, `partner.origin`
     */
    async admit(key: string, site: PageSite): Promise<void> {
      const { origins, supplier_id } = await found(key);
      requireAllowedSite(origins, site);
      if ((await queries.embedsAllowed(db, supplier_id, clock.now())) === false) throw new AppError('partner.unknown');
    },
    /** Counts an uncached read. @throws AppError `partner.tooMany` */
    async spend(key: string): Promise<void> {
      const { retryAfterSeconds } = await limits.hit(db, readLimit, key);
      if (retryAfterSeconds !== undefined) throw new AppError('partner.tooMany', undefined, { retryAfterSeconds });
    },
    /** A key's supplier. @throws AppError `partner.unknown` */
    supplierOf: async (key: string): Promise<string> => (await found(key)).supplier_id,
    /** Counts a beacon. One from other pages than the key's, or too many from one address, are dropped silently. */
    async count(
      { key, page, events }: EmbedEventsInput,
      { origin, address }: { readonly origin: string | undefined; readonly address: string },
    ): Promise<void> {
      const row = await queries.findKey(db, { key });
      if (row === undefined || origin === undefined || !row.origins.includes(origin)) return;
      const who = `${row.id} ${await limits.whoIs(address)}`;
      const { retryAfterSeconds } = await limits.hit(db, beaconLimit, who);
      if (retryAfterSeconds !== undefined) return;
      await counts.addCounts(
        db,
        row.id,
        dayInIndia(clock.now()),
        events.map(({ kind, widget }) => ({
          page,
          widget,
          views: Number(kind === 'view'),
          selects: Number(kind === 'select'),
          leads: 0,
        })),
      );
    },
    async figures(
      { supplierId: named }: { readonly supplierId?: string | undefined },
      caller: Caller,
    ): Promise<PartnerFigures> {
      const supplierId = ownerSeenBy(caller, named);
      const labels = lastDays(clock.now());
      const of = { supplierId, since: labels[0] ?? '' };
      const isKnown = supplierId === undefined || isUuid(supplierId);
      const by = async (what: 'day' | 'page' | 'widget', most: number) =>
        isKnown ? counts.countsBy(db, what, of, most) : [];
      const [byDay, byPage, byWidget] = await Promise.all([by('day', days), by('page', mostPages), by('widget', 20)]);
      const known = new Map(byDay.map((row) => [row.label, row]));
      return {
        ...countsOf((what) => byDay.reduce((total, row) => total + row[what], 0)),
        byDay: labels.map((label) => known.get(label) ?? { label, ...countsOf(() => 0) }),
        byPage,
        byWidget,
      };
    },
  };
}

/** One number for each of what is counted. */
const countsOf = (numberOf: (what: (typeof counts.counted)[number]) => number) =>
  Object.fromEntries(counts.counted.map((what) => [what, numberOf(what)])) as Omit<counts.CountRow, 'label'>;

/** The last thirty days in India, today last. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: days }, (_, back) => dayInIndia(new Date(now.getTime() - (days - 1 - back) * dayMs)));

/** Deletes old counts: a whole year stays comparable with the one before. */
export async function forgetPartnerCounts(db: Db, clock: Clock): Promise<void> {
  await counts.deleteCountsBefore(db, dayInIndia(spanBefore(clock.now(), retention.partnerCounts)));
}
