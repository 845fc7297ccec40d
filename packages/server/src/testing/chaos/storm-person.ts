import { randomUUID } from 'node:crypto';
import { testPassword } from '../signed-in.ts';
import type { Reach } from './customer.ts';
import { phoneOf, userOf } from './stock.ts';

/** What was acknowledged to somebody, and must therefore be found at the end. */
export interface Acknowledged {
  readonly requirements: string[];
  readonly machines: string[];
  readonly ratings: { readonly machine: string; readonly user: string }[];
  /** By user: what was written to their profile, the oldest first. */
  readonly profiles: Map<string, { readonly said: string; isAcknowledged: boolean }[]>;
}

export const nothingYet = (): Acknowledged => ({ requirements: [], machines: [], ratings: [], profiles: new Map() });

/** What went wrong for people, and how often what was answered. */
export interface StormLog {
  /** `search 200`, `rate 503`, `profile broken` → times. */
  readonly answers: Map<string, number>;
  /** Answers with another person's data. */
  readonly foreign: string[];
}

/** A person who reads and writes all the time, and checks that answers are theirs. */
export interface StormPerson {
  logIn(base: string): Promise<number>;
  /** Does one thing, chosen by a number from 0 to 1. */
  turn(chance: number): Promise<void>;
}

export interface StormParts {
  readonly reach: Reach;
  readonly done: Acknowledged;
  readonly log: StormLog;
  /** Machines that anybody may rate. */
  readonly rateable: readonly string[];
  /** The address of a picture of theirs. */
  readonly picture: string;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly access_token?: string };
}

/** Whoever waits longer has given up. */
const patienceMs = 8000;
const nobody: Answer = { status: 0, body: {} };
/** Instead of a status: no answer within `patienceMs`, which on a busy machine says nothing of the server. */
export const gaveUp = -1;
const late: Answer = { status: gaveUp, body: {} };
const unanswered: Readonly<Record<number, string>> = { [nobody.status]: 'broken', [gaveUp]: 'late' };

/** @param number one of those the database is stocked with */
export function createStormPerson(number: number, { reach, done, log, rateable, picture }: StormParts): StormPerson {
  const id = userOf(number);
  const phone = phoneOf(number);
  let token: string | undefined;
  let turns = 0;

  async function ask(base: string, path: string, body?: object): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.19.${number >> 8}.${number % 256}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    try {
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${base}/api${path}`, { headers, signal: AbortSignal.timeout(patienceMs), ...sent });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    } catch (error) {
      // Killed, frozen or gone: its result is unknown.
      return (error as Error).name === 'TimeoutError' ? late : nobody;
    }
  }

  async function call(kind: string, path: string, body?: object): Promise<Answer> {
    const base = await reach.url();
    if (token === undefined) await logIn(base);
    const answer = await ask(base, path, body);
    if (answer.status === 401) token = undefined;
    const name = `${kind} ${unanswered[answer.status] ?? answer.status}`;
    log.answers.set(name, (log.answers.get(name) ?? 0) + 1);
    return answer;
  }

  async function logIn(base: string): Promise<number> {
    token = undefined;
    const { status, body } = await ask(base, '/Login/Login', { userName: phone, password: testPassword });
    token = body.access_token;
    return status;
  }

  const acts: readonly { readonly share: number; readonly act: () => Promise<void> }[] = [
    { share: 0.4, act: search },
    { share: 0.2, act: ownMachines },
    { share: 0.15, act: ownProfile },
    { share: 0.1, act: writeProfile },
    { share: 0.08, act: bringMachine },
    { share: 0.04, act: rate },
    { share: 0.03, act: require },
  ];

  async function search(): Promise<void> {
    // No two alike, so that none is answered from what is kept.
    await call(
      'search',
      `/Equipment/SearchEquipments?selectedCity=Pune&searchTerm=mahindra&page=${1 + (turns % 3)}&pageSize=${5 + (turns % 40)}`,
    );
  }

  async function ownMachines(): Promise<void> {
    const { status, body } = await call('machines', '/Equipment/GetOwnerEquipments', { page: 1, pageSize: 20 });
    if (status !== 200) return;
    const rows = (
      Array.isArray(body.data) ? body.data : ((body.data as { data?: unknown[] } | undefined)?.data ?? [])
    ) as {
      readonly supplierId?: string;
    }[];
    for (const row of rows)
      if (row.supplierId !== id) log.foreign.push(`${phone} was shown a machine of ${row.supplierId}`);
  }

  async function ownProfile(): Promise<void> {
    const { status, body } = await call('profile', `/User/GetUserDetails?id=${id}`);
    if (status !== 200) return;
    const profile = body.data as { readonly phoneNumber?: string; readonly addressLine1?: string };
    if (profile.phoneNumber !== phone) log.foreign.push(`${phone} was shown the profile of ${profile.phoneNumber}`);
    const said = profile.addressLine1 ?? '';
    if (!maySay(written(), said)) log.foreign.push(`${phone} was shown an address that is old or not theirs: ${said}`);
  }

  const written = () => {
    const known = done.profiles.get(id) ?? [];
    done.profiles.set(id, known);
    return known;
  };

  async function writeProfile(): Promise<void> {
    const entry = { said: `${phone} ${(turns += 1)}`, isAcknowledged: false };
    written().push(entry);
    const { status } = await call('write profile', '/User/UpdateUserDetail', {
      firstName: 'Asha',
      addressLine1: entry.said,
    });
    if (status === 200) entry.isAcknowledged = true;
  }

  async function bringMachine(): Promise<void> {
    const name = `Storm ${number} ${(turns += 1)}`;
    const row = { ...importedRow, name, phoneNumber: phone, image1Url: picture };
    const { status, body } = await call('bring machine', '/Equipment/Import', { rows: [row] });
    if (status === 200 && (body.data as { added?: number } | undefined)?.added === 1) done.machines.push(name);
  }

  async function rate(): Promise<void> {
    const machine = rateable[(turns += 1) % rateable.length] ?? '';
    const { status } = await call('rate', '/Equipment/AddEquipmentRating', {
      equipmentId: machine,
      starRating: 4,
      comment: phone,
    });
    if (status === 200) done.ratings.push({ machine, user: id });
  }

  async function require(): Promise<void> {
    const key = randomUUID();
    const needed = {
      fullName: 'Asha Patil',
      email: 'asha@example.in',
      phone,
      categoryId: 6,
      selectedCityId: '8',
      consent: true,
    };
    const { status } = await call('require', '/Lead/SubmitRequirement', { ...needed, idempotencyKey: key });
    if (status === 200) done.requirements.push(key);
  }

  return {
    logIn,
    async turn(chance) {
      turns += 1;
      let left = chance;
      for (const { share, act } of acts) {
        left -= share;
        if (left < 0) return act();
      }
      return search();
    },
  };
}

/**
 * Whether a profile may have this value: the last one acknowledged, or one whose result is unknown, since a frozen process may write it that late. An earlier
 * one, or none, means a lost write.
 */
export function maySay(
  written: readonly { readonly said: string; readonly isAcknowledged: boolean }[],
  said: string,
): boolean {
  const last = written.findLast(({ isAcknowledged }) => isAcknowledged)?.said ?? '';
  return said === last || written.some((one) => !one.isAcknowledged && one.said === said);
}

export const importedRow = {
  category: 'earthmoving',
  equipmentType: 'Backhoe loader',
  modelNumber: '3DX',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  rentalValue: '8500',
  rentalType: 'Week',
  discount: '0',
  address: 'Yard 1',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
};
