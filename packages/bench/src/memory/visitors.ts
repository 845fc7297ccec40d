/** Visitors: what they open, in turns. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Served } from './served.ts';

interface Card {
  readonly id: string;
  readonly image1Url: string | null;
}

const visitorsAtOnce = 8;
const cities = ['Mumbai', 'Delhi', 'Bangalore', 'Pune', 'Nashik', 'Chennai', 'Kolkata', 'Hyderabad', 'Surat', 'Jaipur'];
const words = [
  'tractor',
  'tracter',
  'jcb',
  'excvator',
  'mahindra',
  'crane',
  'bengaluru jcb',
  'mini excavator',
  'harvester',
];
const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };

/** @returns the number of answers, and the process's largest memory in MB, sampled five times a second */
export async function visit(
  served: Served,
  seconds: number,
): Promise<{ readonly answered: number; readonly peak: number }> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  let peak = 0;
  const isOver = (): boolean => performance.now() >= until;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(`${served.url}${path}`, { headers });
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${text}`);
    answered += 1;
    return text;
  };
  const one = async (visitor: number): Promise<void> => {
    for (let turn = visitor; !isOver(); turn += visitorsAtOnce) await visitOnce(get, turn);
  };
  const watch = async (): Promise<void> => {
    for (; !isOver(); await wait(200)) peak = Math.max(peak, served.memory());
  };
  await Promise.all([watch(), ...Array.from({ length: visitorsAtOnce }, (_, visitor) => one(visitor))]);
  return { answered, peak };
}

async function visitOnce(get: (path: string) => Promise<string>, turn: number): Promise<void> {
  const city = cities[turn % cities.length] ?? '';
  const word = words[turn % words.length] ?? '';
  const query = (more: string): string => `/api/Equipment/SearchEquipments?${more}`;
  await get('/');
  const page = JSON.parse(await get(query(`selectedCity=${city}&page=${1 + (turn % 5)}&pageSize=20&facets=true`))) as {
    readonly data: readonly Card[];
  };
  await get(query(`searchTerm=${encodeURIComponent(`${word} ${turn % 50}`)}&page=1`));
  await get(query(`searchTerm=${encodeURIComponent(word)}&selectedCity=${city}&page=1&facets=true`));
  await get('/api/Equipment/GetActiveSubscriptionEquipments?page=1');
  for (const { id, image1Url } of page.data.slice(turn % 3, (turn % 3) + 2)) {
    await get(`/api/Equipment/GetEquipmentById?id=${id}`);
    if (image1Url !== null) await get(new URL(image1Url, 'http://localhost').pathname.replace(/\d+\.\w+$/, '320.avif'));
  }
}
