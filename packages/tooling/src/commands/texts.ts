/**
 * `npm run texts -- export [file.csv]`: all texts in three languages side by side, for translators. `npm run texts -- import file.csv`: takes their answers back
 * into the sources. See packages/handbook/languages.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runFormatter } from '../checks/format.ts';
import { endWithParent } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import { answersIn, csvOfTexts } from '../texts/csv.ts';
import { readTexts } from '../texts/read-texts.ts';
import { textSources } from '../texts/sources.ts';
import { takeTexts } from '../texts/write-texts.ts';

endWithParent();
const [what, file = 'yantra-texts.csv'] = process.argv.slice(2);
if (what === 'export') write(resolve(file));
else if (what === 'import' && process.argv[3] !== undefined) await take(resolve(file));
else fail('Say what to do: `npm run texts -- export [file.csv]`, or `npm run texts -- import file.csv`.');

function write(path: string): void {
  const rows = readTexts(textSources());
  writeFileSync(path, csvOfTexts(rows));
  console.log(`${rows.length} texts in English, Hindi and Marathi are in ${path}.`);
}

async function take(path: string): Promise<void> {
  const { changed, count, problems } = takeTexts(textSources(), answersOf(path));
  for (const { path: own, text } of changed) writeFileSync(join(root, own), text);
  if (changed.length > 0)
    await runFormatter(
      'write',
      changed.map(({ path: own }) => own),
    );
  console.log(`${count} texts are taken, in ${changed.length} files.`);
  for (const problem of problems) console.error(`Not taken: ${problem}.`);
  if (problems.length > 0) process.exitCode = 1;
}

function answersOf(path: string): ReturnType<typeof answersIn> {
  try {
    return answersIn(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`${path} cannot be taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
