import type { addPushDevice, getPushDevices, InputOf, OutputOf } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import { limits } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Keyrings } from '../../keys/keyring.ts';
import { mayBePublic } from '../../public-address.ts';
import { isPoint, publicKeyOf } from './push-key.ts';
import * as queries from './push.queries.ts';

export interface PushParts extends DbAndClock {
  readonly keys: Keyrings;
}

export type Push = ReturnType<typeof createPush>;

/** The browsers of a person that get pushes. */
export const createPush = ({ db, clock, keys }: PushParts) => ({
  async list({ userId }: Caller): Promise<OutputOf<typeof getPushDevices>> {
    const key = publicKeyOf((await keys('push').keys()).signing());
    const devices = await queries.devicesOf(db, userId);
    return {
      key,
      devices: devices.map(({ endpoint, device, created_at, last_ok_at }) => ({
        endpoint,
        device,
        since: created_at.toISOString(),
        lastPush: last_ok_at?.toISOString() ?? null,
      })),
    };
  },

  /** How many a person has. */
  count: async (userId: string): Promise<number> => (await queries.devicesOf(db, userId)).length,

  /** @throws AppError `request.invalid` for an address inside our own network, or a subscription that nothing can be encrypted for */
  async add(
    { endpoint, keys: { p256dh, auth }, key }: InputOf<typeof addPushDevice>,
    { userId, sessionId }: Caller,
  ): Promise<void> {
    const used = (await keys('push').keys()).all.find((one) => publicKeyOf(one) === key.replaceAll('=', ''));
    const { hostname, port, username, password } = new URL(endpoint);
    const isFit = mayBePublic(hostname) && port === '' && username === '' && password === '';
    if (!isFit || !isPoint(p256dh)) throw new AppError('request.invalid', { endpoint: wrong('push.invalid') });
    if (used === undefined) throw new AppError('request.invalid', { key: wrong('push.invalid') });
    const device = { endpoint, p256dh, auth, key_id: used.id, created_at: clock.now() };
    await queries.addDevice(db, { ...device, user_id: userId, session_id: sessionId }, limits.pushDevices);
  },

  remove: (endpoint: string, { userId }: Caller): Promise<void> => queries.removeDevice(db, userId, endpoint),
});
