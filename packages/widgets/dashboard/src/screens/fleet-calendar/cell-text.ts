import { type DayTexts, type NamedDay, lapseText, nameOf } from './day-texts.ts';
import { type Commitment, type Machine, isBringingBack, takenOn } from './fleet.model.ts';

/** A commitment in words, as far as a bar or a screen reader says them: `Hadapsar · ₹1,86,841`. */
function stateOf(one: Commitment, { units }: Machine, day: string, today: string, texts: DayTexts): string {
  const { fleet } = texts;
  const parts = [
    isBringingBack(one, day) ? fleet.bringingBack : fleet.kinds[one.kind],
    ...(one.words === '' ? [] : [nameOf(one, texts)]),
    ...(units > 1 ? [fleet.unit(one.unit, units)] : []),
    ...(one.expiresAt === undefined ? [] : [lapseText(one.expiresAt, today, texts)]),
  ];
  return parts.join(', ');
}

/** What a screen reader hears of a day of a machine: the machine, the day and its state. */
export function cellText(machine: Machine, named: NamedDay, today: string, texts: DayTexts, isKnown = true): string {
  const { fleet } = texts;
  const { day, weekdayName, label } = named;
  const said = (state: string) => fleet.cell(machine.name, weekdayName, label, state);
  if (!isKnown) return said(fleet.unknown);
  const taken = takenOn(machine, day);
  if (taken.length === 0) return said(fleet.free);
  const states = taken.map((one) => stateOf(one, machine, day, today, texts));
  const free = machine.units - taken.length;
  return said(
    [...states, ...(machine.units > 1 ? [fleet.freeUnits(Math.max(0, free), machine.units)] : [])].join('; '),
  );
}
