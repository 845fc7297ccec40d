import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { testPassword } from '../signed-in.ts';
import { addPicture } from '../uploaded.ts';
import type { GatewayForChaos } from './gateway.ts';
import { machineOf, phoneOf, userOf } from './stock.ts';
import { importedRow } from './storm-person.ts';

/** A person's action at one process; another person each time. */
export type Act = (base: string) => Promise<number>;

/** Something that is done in a transaction. */
export interface Kind {
  readonly name: string;
  /** Whether each of its queries is a transaction of its own, so that there may be no place to freeze. */
  readonly isOneByOne?: boolean;
  /** Does what comes before, at a process that is well. */
  readonly prepare: (n: number, base: string) => Promise<Act>;
}

export interface ActsParts {
  readonly db: Kysely<Database>;
  readonly gateway: GatewayForChaos;
  /** A machine that anybody may rate, each for itself. */
  readonly rateable: (n: number) => string;
}

interface Sent {
  readonly body?: object;
  readonly token?: string | undefined;
  readonly address?: string;
}

/** Everybody who must not be blocked by a frozen process is behind it: an office, or a mobile network. */
export const office = '198.51.100.7';
/** Whoever waits longer has given up; longer than the database lets anybody wait for a lock. */
const patienceMs = 9000;

interface Answered {
  readonly status: number;
  readonly data: Record<string, unknown>;
}

export async function ask(base: string, path: string, { body, token, address = office }: Sent = {}): Promise<Answered> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${base}/api${path}`, { headers, signal: AbortSignal.timeout(patienceMs), ...sent });
  const { data } = (await answer.json()) as { data?: Record<string, unknown> };
  return { status: answer.status, data: data ?? {} };
}

export const logIn = async (base: string, n: number): Promise<Answered> =>
  ask(base, '/Login/Login', { body: { userName: phoneOf(n), password: testPassword } });

async function tokenOf(base: string, n: number): Promise<string> {
  const { status, data } = await logIn(base, n);
  if (status !== 200) throw new Error(`${phoneOf(n)} could not log in: ${status}`);
  return String(data['access_token']);
}

/** Every action of people in transactions with locks. @param parts available once something is prepared */
export function actsIn(parts: () => ActsParts): readonly Kind[] {
  /** One who asks for a code from home: only so many are sent to one address. */
  async function codeFor(base: string, n: number) {
    const phoneNumber = `97000${String(n).padStart(5, '0')}`;
    const address = `198.19.${n >> 8}.${n % 256}`;
    const { data } = await ask(base, '/Verification/GenerateOtpForPhonenumberVerification', {
      body: { phoneNumber },
      address,
    });
    const row = await parts()
      .db.selectFrom('sms_messages')
      .select('text')
      .where('phone', '=', phoneNumber)
      .executeTakeFirst();
    const proof = { id: String(data['id']), securityStamp: String(data['securityStamp']) };
    const otp = /\d{6}/.exec(row?.text ?? '')?.[0] ?? '';
    const verify = (at: string) => ask(at, '/Verification/VerifyOtp', { body: { ...proof, otp }, address });
    return { phoneNumber, address, proof, verify };
  }
  const signedIn =
    (act: (base: string, n: number, token: string) => Promise<Answered>) => async (n: number, well: string) => {
      const token = await tokenOf(well, n);
      return async (base: string) => (await act(base, n, token)).status;
    };
  const start = (base: string, n: number, token: string) =>
    ask(base, '/Payment/payment', {
      body: { amount: 999, subscriptionId: 1, subscriptionPeriod: 1, selectedEquipmentIds: [machineOf(n, 0)] },
      token,
    });

  return [
    { name: 'log in', prepare: async (n) => async (base) => (await logIn(base, n)).status },
    {
      name: 'try a code',
      async prepare(n, well) {
        const { verify } = await codeFor(well, n);
        return async (base) => (await verify(base)).status;
      },
    },
    {
      name: 'sign up',
      async prepare(n, well) {
        const { phoneNumber, address, proof, verify } = await codeFor(well, n);
        await verify(well);
        const person = { ...proof, phoneNumber, firstName: 'Asha', email: 'asha@example.in', password: 'Rent@2026' };
        return async (base) => (await ask(base, '/Login/SignUp', { body: person, address })).status;
      },
    },
    {
      name: 'change a profile',
      prepare: signedIn((base, n, token) =>
        ask(base, '/User/UpdateUserDetail', { body: { firstName: 'Asha', addressLine1: `Yard ${n}` }, token }),
      ),
    },
    {
      name: 'import machines',
      async prepare(n, well) {
        const picture = n.toString(16).padStart(24, '0');
        await addPicture(parts().db, userOf(n), picture);
        const row = {
          ...importedRow,
          name: `Frozen ${n}`,
          phoneNumber: phoneOf(n),
          image1Url: `/pictures/${picture}/640.webp`,
        };
        return signedIn((base, _n, token) => ask(base, '/Equipment/Import', { body: { rows: [row] }, token }))(n, well);
      },
    },
    {
      name: 'rate a machine',
      prepare: signedIn((base, n, token) =>
        ask(base, '/Equipment/AddEquipmentRating', {
          body: { equipmentId: parts().rateable(n), starRating: 4, comment: 'Good' },
          token,
        }),
      ),
    },
    { name: 'start a payment', prepare: signedIn(start) },
    {
      name: 'turn a payment into a listing',
      async prepare(n, well) {
        const token = await tokenOf(well, n);
        const orderId = String((await start(well, n, token)).data['order_id']);
        await parts().gateway.pay(orderId, 'once');
        return async (base) =>
          (await ask(base, '/Subscription/AddUserPurchaseSubs', { body: { payment: { orderId } }, token })).status;
      },
    },
    {
      name: 'send a requirement',
      isOneByOne: true,
      prepare: async (n) => async (base) => {
        const needed = { fullName: 'Asha Patil', email: 'asha@example.in', phone: phoneOf(n), categoryId: 6 };
        const body = { ...needed, selectedCityId: '8', consent: true, idempotencyKey: randomUUID() };
        return (await ask(base, '/Lead/SubmitRequirement', { body, address: `198.20.${n >> 8}.${n % 256}` })).status;
      },
    },
    {
      name: 'log out everywhere',
      prepare: signedIn((base, _n, token) => ask(base, '/Login/LogoutEverywhere', { body: {}, token })),
    },
  ];
}

/** A search that no other was answered like. */
export const search = async (base: string, n: number): Promise<number> =>
  (await ask(base, `/Equipment/SearchEquipments?selectedCity=Pune&searchTerm=mahindra&page=1&pageSize=${5 + (n % 40)}`))
    .status;

/** So that machines stand in today's lists, for the servers' clocks are the machine's. */
export const listToday = (db: Kysely<Database>) =>
  sql`update equipment set listed_from = now() - interval '1 day', listed_until = now() + interval '1 day' where listed`.execute(
    db,
  );
