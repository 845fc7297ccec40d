import { readFile } from 'node:fs/promises';
import type { Equipment, EquipmentPage } from '@yantra/contract/calls';

/** A query and what it must find: any of these types, or kinds of one (`Type / Sub type`), among the first three machines. */
export interface TestQuery {
  readonly query: string;
  readonly accepted: readonly string[];
  /** The name of the selected city; empty for none. */
  readonly city: string;
}

/** A query that must not be read as machines of these types; of any if there are none. */
export interface NearWord {
  readonly query: string;
  readonly wrong: readonly string[];
}

async function linesOf(file: string): Promise<string[][]> {
  const text = await readFile(new URL(`./${file}`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split('\t')).filter(([query]) => query !== 'query');
}
const listOf = (text: string): string[] => text.split('|').map((one) => one.trim());

export async function readQueries(file: 'open.tsv' | 'held-out.tsv'): Promise<TestQuery[]> {
  const lines = await linesOf(file);
  return lines.map(([query = '', types = '', city = '']) => ({ query, accepted: listOf(types), city }));
}

export async function readNearWords(file: 'near-open.tsv' | 'near-held-out.tsv'): Promise<NearWord[]> {
  const lines = await linesOf(file);
  return lines.map(([query = '', types = '']) => ({ query, wrong: types.trim() === '*' ? [] : listOf(types) }));
}

const namesOf = ({ equipmentType: { type, subType } }: Equipment): string[] => [type, `${type} / ${subType}`];

/** The first machines that a page shows: those of its city, then the nearest elsewhere. */
export const firstOf = ({ data, nearby = [] }: EquipmentPage, count: number): Equipment[] =>
  [...data, ...nearby].slice(0, count);

/** Whether a wanted machine is among the first three. */
export const isRight = ({ accepted }: TestQuery, page: EquipmentPage): boolean =>
  firstOf(page, 3).some((machine) => namesOf(machine).some((name) => accepted.includes(name)));

/** Whether the first machine wrongly counts as a match. Machines of a town in the query do not. */
export function isWrong({ wrong }: NearWord, page: EquipmentPage): boolean {
  const [first] = firstOf(page, 1);
  if (first === undefined) return false;
  const isTownAlone = page.understood?.city !== undefined && (page.understood.kinds ?? []).length === 0;
  return wrong.length === 0 ? !isTownAlone : !isTownAlone && namesOf(first).some((name) => wrong.includes(name));
}
