import type { addPartnerKey, getPartnerKeys, InputOf, PartnerKey, updatePartnerKey } from '@yantra/contract/calls';
import { limits, wholeListCap } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { personName } from '../../person-name.ts';
import type { Random } from '../../random.ts';
import { isUuid } from '../../uuid.ts';
import { keyStart, ownerSeenBy } from './partner-keys.policy.ts';
import * as queries from './partner-keys.queries.ts';

/** The keys of suppliers' websites, managed by them. */
export type PartnerKeys = ReturnType<typeof createPartnerKeys>;

/** Valid keys of one account. */
export const mostKeys = limits.keys;
const keyBytes = 18;

export function createPartnerKeys({ db, clock, random }: DbAndClock & { readonly random: Random }) {
  const change = async (id: string, { userId }: Caller, what: Parameters<typeof queries.changeKey>[2]) => {
    const isTheirs = isUuid(id) && (await queries.changeKey(db, { id, supplierId: userId }, what));
    if (!isTheirs) throw new AppError('partnerKey.unknown');
  };
  return {
    async list({ supplierId }: InputOf<typeof getPartnerKeys>, caller: Caller): Promise<PartnerKey[]> {
      const owner = ownerSeenBy(caller, supplierId);
      if (owner !== undefined && !isUuid(owner)) return [];
      const rows = await queries.listKeys(db, owner, wholeListCap);
      return rows.map((row) => keyOf(row, caller));
    },
    /** @throws AppError `partnerKey.noPlan` unless a running plan allows it, `partnerKey.tooMany` */
    async add({ name, origins }: InputOf<typeof addPartnerKey>, caller: Caller): Promise<PartnerKey> {
      const key = `pk_${random(keyBytes).toString('base64url')}`;
      await db.transaction().execute(async (trx) => {
        const isAllowed = await queries.embedsAllowed(trx, caller.userId, clock.now());
        if (isAllowed !== true) throw new AppError('partnerKey.noPlan');
        if ((await queries.countKeys(trx, caller.userId)) >= mostKeys) throw new AppError('partnerKey.tooMany');
        await trx
          .insertInto('partner_keys')
          .values({ supplier_id: caller.userId, key, name, origins, created_at: clock.now() })
          .execute();
      });
      const made = (await queries.listKeys(db, caller.userId, wholeListCap)).find((row) => row.key === key);
      if (made === undefined) throw new AppError('partnerKey.unknown');
      return keyOf(made, caller);
    },
    /** @throws AppError `partnerKey.unknown` for one that is not the caller's */
    update: ({ id, name, origins }: InputOf<typeof updatePartnerKey>, caller: Caller): Promise<void> =>
      change(id, caller, { name, origins }),
    /** @throws AppError `partnerKey.unknown` for one that is not the caller's */
    revoke: (id: string, caller: Caller): Promise<void> => change(id, caller, { revoked_at: clock.now() }),
  };
}

function keyOf(row: Awaited<ReturnType<typeof queries.listKeys>>[number], { role }: Caller): PartnerKey {
  return {
    id: row.id,
    key: role === 'admin' ? keyStart(row.key) : row.key,
    name: row.name,
    origins: row.origins,
    supplierId: row.supplier_id,
    supplierName: personName(row),
    createdAt: row.created_at.toISOString(),
  };
}
