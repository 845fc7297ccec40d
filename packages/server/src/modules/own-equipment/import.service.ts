import type { AddEquipmentInput } from '@yantra/contract/calls';
import type { callSchemas } from '@yantra/contract/schemas';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { rowReader } from './import-rows.ts';
import { isProblem, type MachineRow } from './machine-row.ts';
import * as queries from './own-equipment.queries.ts';
import { checker, newMachine, type OwnEquipmentParts, typeOf } from './own-equipment.service.ts';

/** What an import takes, after checking. */
export type ImportInput = z.output<(typeof callSchemas)['importEquipments']['input']>;
/** What became of it. */
export type Imported = z.output<(typeof callSchemas)['importEquipments']['output']>;

/** Adds the machines of a table's rows: those that are right, all at once; of the others it says what is wrong. */
export function createImport(parts: OwnEquipmentParts) {
  return async ({ rows, isTrial }: ImportInput, { userId }: Caller): Promise<Imported> => {
    const [names, units] = await Promise.all([
      queries.findNameable(parts.db, userId, []),
      queries.capacityUnits(parts.db),
    ]);
    const read = rowReader({ ...names, units });
    const texts = rows.map(read);
    const inputs = texts.flatMap((one) => ('input' in one ? [one.input] : []));
    const check = await checker(parts, userId, inputs);
    const good: { input: AddEquipmentInput; values: MachineRow }[] = [];
    const errors: Imported['errors'] = [];
    for (const [row, one] of texts.entries()) {
      const checked = 'input' in one ? check(one.input) : undefined;
      if ('input' in one && checked !== undefined && !isProblem(checked))
        good.push({ input: one.input, values: checked });
      else errors.push({ row, errors: 'errors' in one ? one.errors : fieldsOf(checked) });
    }
    if (!isTrial && good.length > 0) await addAll(good, userId, parts);
    return { added: isTrial ? 0 : good.length, errors };
  };
}

const fieldsOf = (checked: object | undefined): Record<string, string> =>
  checked !== undefined && 'fields' in checked ? (checked.fields as Record<string, string>) : {};

async function addAll(
  good: readonly { readonly input: AddEquipmentInput; readonly values: MachineRow }[],
  userId: string,
  parts: OwnEquipmentParts,
): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    const machines = [];
    for (const { input, values } of good) machines.push(newMachine(values, await typeOf(trx, input), userId, parts));
    const added = await queries.insertMachines(trx, machines);
    if (added.length !== machines.length) throw new AppError('server.failed');
  });
}
