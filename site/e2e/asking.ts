/** What journeys of renters share who ask the demo's owner for a quote. */
import { randomInt } from 'node:crypto';
import { type DaySpan, dayAfter, dayInIndia, isFreeIn, spanOf } from '@yantra/domain';
import type { Page } from 'playwright-core';
import { codeFor, demoSupplier, somebody } from './accounts.ts';
import { ask } from './api.ts';
import { dataOf, type Machine } from './deals.ts';
import { type Caller, callerOf } from './owners.ts';
import { expect, expectSoon, type Open, siteUrl, type VisitOptions } from './visitor.ts';

async function takenDays({ id }: Machine): Promise<readonly DaySpan[]> {
  const { json } = await ask(`/api/Availability/GetAvailability?equipmentId=${id}`);
  return ((json['data'] ?? json) as { readonly taken: readonly DaySpan[] }).taken;
}

/** A day around which the machine is free, also of what the demo's owner has booked: each journey takes its own. */
async function freeDay(machine: Machine): Promise<string> {
  const taken = await takenDays(machine);
  for (let tries = 0; tries < 200; tries += 1) {
    const day = dayAfter(dayInIndia(new Date()), 60 + randomInt(250));
    if (isFreeIn(taken, spanOf(dayAfter(day, -4), 12))) return day;
  }
  throw new Error('The machine has no free days.');
}

/** An owner of the demo data, who acts by the API, and one of their machines. */
export async function ownerWithMachine(): Promise<{ readonly owner: Caller; readonly machine: Machine }> {
  const owner = await callerOf(demoSupplier);
  const { json } = await owner.post('/Equipment/GetOwnerEquipments', { page: 1, pageSize: 50 });
  const rows = json['data'] as readonly (Machine & { readonly status: string })[];
  const machine = rows.find(({ status }) => status === 'Available');
  if (!machine) throw new Error('The demo supplier has no machine to hire.');
  return { owner, machine };
}

/** The form for a quote of three days on which the machine is free. */
export const askPath = async (machine: Machine, prefix = ''): Promise<string> =>
  `${siteUrl}${prefix}/ask-for-quote?${new URLSearchParams({
    machine: machine.id,
    jobDays: '3',
    jobFrom: await freeDay(machine),
    jobHours: '8',
    jobOperator: 'needed',
    jobPlace: 'Hadapsar',
  })}`;

let asked = 0;
export const newDetails = (): string => `Basement ${process.pid}-${(asked += 1)}-${randomInt(1e9)}, hard murum`;

/** Fills the form in as somebody new. */
export async function fillAsk(page: Page, phone: string, details: string): Promise<void> {
  await page.getByLabel('What is to be done').fill(details);
  await page.getByLabel('Full name').fill('Prakash Iyer');
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('E-mail').fill('prakash@example.in');
}

/** A request whose phone is confirmed, on its secret page. */
export interface Asked {
  readonly page: Page;
  readonly phone: string;
  readonly details: string;
}

/** Fills the open form in, and confirms the phone: the secret page is open. */
export async function sendAsk(page: Page, phone: string, hasScript = true): Promise<Asked> {
  const details = newDetails();
  await fillAsk(page, phone, details);
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await page.getByRole('heading', { name: 'Is this your phone?' }).waitFor();
  if (!hasScript) await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel(/^Code sent to/).fill(await codeFor(phone));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/q\/[\w-]{40,}/);
  return { page, phone, details };
}

/** Asks about a machine, and confirms the phone: the secret page is open. */
export async function askFor(open: Open, machine: Machine, options: VisitOptions = {}): Promise<Asked> {
  const { phone, extraHTTPHeaders } = somebody();
  const page = await open(await askPath(machine), { extraHTTPHeaders, ...options });
  await page.getByText(machine.name).first().waitFor();
  expect(await page.getByLabel('For how many days').inputValue()).toBe('3');
  return sendAsk(page, phone, options.javaScriptEnabled !== false);
}

/** Takes all units of a machine for a journey's days; returns how they are freed. */
export async function take(owner: Caller, machine: Machine, from: string): Promise<() => Promise<void>> {
  const entries: { readonly id: string; readonly version: number }[] = [];
  for (;;) {
    const span = { kind: 'booking', from, until: dayAfter(from, 2), words: 'A neighbour', place: '' };
    const answer = await owner.post('/Availability/AddCommitment', { equipmentId: machine.id, ...span });
    if (answer.status === 409) break;
    entries.push(dataOf(answer) as { id: string; version: number });
  }
  // What everybody asks is answered again for some seconds.
  await expectSoon(async () => isFreeIn(await takenDays(machine), spanOf(from, 1))).toBe(false);
  return async () => {
    for (const one of entries)
      dataOf(await owner.post('/Availability/FreeCommitment', { id: one.id, version: one.version }));
  };
}
