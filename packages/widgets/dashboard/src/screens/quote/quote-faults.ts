import { dayMs, dealLimits } from '@yantra/domain';
import { type Edited, type EditedLine, fieldOf, momentOf, numberIn, sumOf } from './quote.model.ts';

/** What is wrong with a field. */
export type Fault =
  | 'name'
  | 'quantity'
  | 'rate'
  | 'rateBelow'
  | 'lines'
  | 'total'
  | 'deposit'
  | 'past'
  | 'tooFar'
  | 'machine';

function lineFaults({ key, part, name, quantity, rate }: EditedLine): [string, Fault][] {
  const faults: [string, Fault][] = [];
  const [many, each] = [numberIn(quantity), numberIn(rate)];
  if (part === 'own' && name.trim() === '') faults.push([fieldOf(key, 'name'), 'name']);
  if (many === undefined || many <= 0 || many > dealLimits.quantity)
    faults.push([fieldOf(key, 'quantity'), 'quantity']);
  if (each === undefined || Math.abs(each) > dealLimits.rupees) faults.push([fieldOf(key, 'rate'), 'rate']);
  else if (each < 0 && part !== 'own') faults.push([fieldOf(key, 'rate'), 'rateBelow']);
  return faults;
}

/** What is wrong, by field and in the order of the form. @param now milliseconds since the epoch */
export function faultsOf(edited: Edited, percent: number, now: number): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>();
  if (edited.equipmentId === undefined) faults.set('machine', 'machine');
  for (const line of edited.lines) for (const [field, fault] of lineFaults(line)) faults.set(field, fault);
  const total = sumOf(edited, percent)?.total;
  if (edited.lines.length === 0) faults.set('lines', 'lines');
  else if (total !== undefined && total <= 0) faults.set('lines', 'total');
  const deposit = numberIn(edited.deposit);
  if (edited.deposit.trim() !== '' && (deposit === undefined || deposit < 0 || deposit > dealLimits.rupees))
    faults.set('deposit', 'deposit');
  const until = Date.parse(momentOf(edited.validUntil) ?? '');
  if (Number.isNaN(until) || until <= now) faults.set('validUntil', 'past');
  else if (until > now + dealLimits.validDays * dayMs) faults.set('validUntil', 'tooFar');
  return faults;
}

/** The field that a refusal of the server is about; undefined if it is none of the form's. */
export function refusedField(edited: Edited, name: string): string | undefined {
  const [list, index = '', field] = name.split('.');
  const line = list === 'lines' ? edited.lines[Number(index)] : undefined;
  if (line && index !== '' && (field === 'name' || field === 'quantity' || field === 'rate'))
    return fieldOf(line.key, field);
  if (list === 'equipmentId') return 'machine';
  return list === 'lines' || list === 'deposit' || list === 'validUntil' || list === 'terms' ? list : undefined;
}
