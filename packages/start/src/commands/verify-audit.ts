import { settingsFrom, verifyRecords } from '@yantra/server';
import { valuesAndSwitches } from '../arguments.ts';
import type { CommandParts } from '../command.ts';

/** Says whether what must not change is as it was written. */
export async function verifyAudit({ args, env, terminal }: CommandParts): Promise<void> {
  const { log, key, head } = valuesAndSwitches(args, { values: ['log', 'key', 'head'], switches: [] }).values;
  const noted = { log, head, key: key === undefined ? [] : [key] };
  terminal.print(await verifyRecords({ settings: settingsFrom(env), noted, input: terminal.input }));
}
