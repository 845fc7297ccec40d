/** `npm run audit:verify`: `yantra verify-audit` from the sources, on the database of `DATABASE_URL` or `DATA_DIR`. Exits with 1 if something is not as it was. */
import { parseArgs } from 'node:util';
import { auditTexts } from '../modules/audit/index.ts';
import { runMain } from '../run-main.ts';
import { settingsFrom } from '../settings.ts';
import { type Noted, verifyRecords } from './verify-records.ts';

function notedIn(argv: readonly string[]): Noted {
  const options = {
    log: { type: 'string' },
    key: { type: 'string', multiple: true },
    head: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch {
    throw new Error(auditTexts.usage);
  }
}

await runMain(async () => {
  const noted = notedIn(process.argv.slice(2));
  const said = await verifyRecords({ settings: settingsFrom(process.env), noted, input: process.stdin });
  process.stdout.write(`${said}\n`);
});
