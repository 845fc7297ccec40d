/** What journeys of quotes share: owners with a machine, who act by the API. */
import { codeFor, openAccount } from './accounts.ts';
import type { Answer } from './api.ts';
import { buy, type Buyer, end, expectBought, openPlans } from './buying.ts';
import { addMachine, type Caller, callerOf, type Json } from './owners.ts';
import { expect, expectSoon, type Open } from './visitor.ts';

export interface Machine {
  readonly id: string;
  readonly name: string;
}

export interface Owner extends Buyer {
  readonly machine: Machine;
}

/** An owner with one machine, which is on public lists: nobody can ask for another. @param place what differs from a machine in Pune */
export async function openOwner(open: Open, place: object = {}): Promise<Owner> {
  const person = await openAccount();
  const caller = await callerOf(person);
  const name = `Backhoe loader of ${person.phone.slice(-4)}`;
  const id = await addMachine(caller, name, place);
  const owner = { ...caller, person, machines: [name], machine: { id, name } };
  const page = await openPlans(open, owner);
  await buy(page, name);
  await end(page, 'Succeed');
  await expectBought(page);
  await page.close();
  return owner;
}

/** What succeeded. */
export const dataOf = ({ status, text, json }: Answer): Json => {
  expect(status, text).toBe(200);
  return json['data'] as Json;
};

/** The deal that the owner was asked in, by the renter's words. */
export async function dealAsked(
  owner: Caller,
  details: string,
): Promise<{ readonly id: string; readonly version: number }> {
  const find = async () => {
    const { json } = await owner.post('/Deal/GetInbox', { page: 1, pageSize: 50, filter: 'all' });
    return (json['data'] as readonly { id: string; details: string }[]).find((row) => row.details === details)?.id;
  };
  await expectSoon(find).toBeTruthy();
  const id = (await find()) ?? '';
  const { version } = dataOf(await owner.post('/Deal/GetDeal', { dealId: id })) as { version: number };
  return { id, version };
}

/** Sends a quote of three days as the owner. @param hold whether the machine is held for the renter */
export async function sendQuote(
  owner: Caller,
  machine: Machine,
  details: string,
  rate: number,
  hold = true,
): Promise<{ readonly dealId: string }> {
  const { id: dealId, version } = await dealAsked(owner, details);
  dataOf(
    await owner.post('/Deal/SendQuote', {
      dealId,
      equipmentId: machine.id,
      lines: [
        { part: 'rent', name: '', quantity: 3, unit: 'day', rate },
        { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 2500 },
      ],
      parts: [
        { part: 'operator', state: 'included', words: '' },
        { part: 'fuel', state: 'renter', words: 'About 6 L an hour' },
        { part: 'overtime', state: 'included', words: '' },
      ],
      deposit: 10_000,
      gstIncluded: false,
      terms: 'The trailer comes on the evening before.',
      validUntil: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      hold,
      version,
    }),
  );
  return { dealId };
}

/** The newest code to a phone, once it is another one than before. */
export async function nextCode(phone: string, before: string): Promise<string> {
  await expectSoon(() => codeFor(phone)).not.toBe(before);
  return codeFor(phone);
}
