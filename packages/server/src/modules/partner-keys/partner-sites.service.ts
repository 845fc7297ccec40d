import type { EmbedEventsInput, PartnerFigures } from '@yantra/contract/calls';
import { retention, spanBefore, dayInIndia } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { isUuid } from '../../uuid.ts';
import * as counts from './partner-counts.queries.ts';
import { demandSite, ownerSeenBy, type PageSite } from './partner-keys.policy.ts';
import * as queries from './partner-keys.queries.ts';

/** What the rules of partners' pages need from outside. */
export interface PartnerSitesParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly limits: Limits;
}

/** What partners' pages may do, and what is counted of it. */
export interface PartnerSites {
  /** Lets a page use a key. @throws AppError `partner.unknown`, `partner.origin` */
  admit(key: string, site: PageSite): Promise<void>;
  /** Counts a read that has to be made anew. @throws AppError `partner.tooMany` */
  spend(key: string): Promise<void>;
  /** Whose a key is. @throws AppError `partner.unknown` */
  supplierOf(key: string): Promise<string>;
  /** Counts what a beacon tells. What is not from the key's pages, or too much from one address, is dropped silently. */
  count(
    input: EmbedEventsInput,
    from: { readonly origin: string | undefined; readonly address: string },
  ): Promise<void>;
  figures(input: { readonly supplierId?: string | undefined }, caller: Caller): Promise<PartnerFigures>;
}

/** Reads that are not answered from what lies ready, for one key. */
export const readLimit: Limit = { kind: 'partnerRead', most: 1200, withinMs: 60_000 };
/** Beacons from one address for one key: more than a person's page sends, and too few to make figures up. */
export const beaconLimit: Limit = { kind: 'partnerBeacon', most: 60, withinMs: 60_000 };

const days = 30;
const dayMs = 86_400_000;
const mostPages = 50;

export function createPartnerSites({ db, clock, limits }: PartnerSitesParts): PartnerSites {
  const found = async (key: string): Promise<queries.PartnerKeyRow> => {
    const row = await queries.findKey(db, { key });
    if (row === undefined) throw new AppError('partner.unknown');
    return row;
  };
  return {
    async admit(key, site) {
      demandSite((await found(key)).origins, site);
    },
    async spend(key) {
      const { retryAfterSeconds } = await limits.hit(db, readLimit, key);
      if (retryAfterSeconds !== undefined) throw new AppError('partner.tooMany', undefined, { retryAfterSeconds });
    },
    supplierOf: async (key) => (await found(key)).supplier_id,
    async count({ key, page, events }, { origin, address }) {
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
    async figures({ supplierId: named }, caller) {
      const supplierId = ownerSeenBy(caller, named);
      const labels = lastDays(clock.now());
      const of = { supplierId, since: labels[0] ?? '' };
      const isKnown = supplierId === undefined || isUuid(supplierId);
      const by = async (what: 'day' | 'page' | 'widget', most: number) =>
        isKnown ? counts.countsBy(db, what, of, most) : [];
      const [byDay, byPage, byWidget] = await Promise.all([by('day', days), by('page', mostPages), by('widget', 20)]);
      const known = new Map(byDay.map((row) => [row.label, row]));
      const sum = (what: 'views' | 'selects' | 'leads') => byDay.reduce((total, row) => total + row[what], 0);
      return {
        views: sum('views'),
        selects: sum('selects'),
        leads: sum('leads'),
        byDay: labels.map((label) => known.get(label) ?? { label, views: 0, selects: 0, leads: 0 }),
        byPage,
        byWidget,
      };
    },
  };
}

/** The last thirty days in India, today's last. */
const lastDays = (now: Date): string[] =>
  Array.from({ length: days }, (_, back) => dayInIndia(new Date(now.getTime() - (days - 1 - back) * dayMs)));

/** Forgets what was counted long ago: a whole year can be compared with the one before. */
export async function forgetPartnerCounts(db: Kysely<Database>, clock: Clock): Promise<void> {
  await counts.deleteCountsBefore(db, dayInIndia(spanBefore(clock.now(), retention.partnerCounts)));
}
