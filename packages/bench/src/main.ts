/** `npm run bench [-- name…] [-- --full]`: runs the files *.bench.ts beside this one in order, and prints ratios. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { endWithParent } from '@yantra/tooling/process';
import { wantedNames } from '@yantra/tooling/wanted';
import { type Bench, figureOf, isWithin, type Ratio } from './bench.ts';

endWithParent();
const wanted = wantedNames();
const isFull = process.argv.includes('--full');
const files = globSync('*.bench.ts', { cwd: import.meta.dirname }).toSorted();
const chosen = files.filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.bench.ts')));
if (chosen.length === 0) {
  console.error(`No such bench. Benches: ${files.map((file) => basename(file, '.bench.ts')).join(', ')}.`);
  process.exit(1);
}
let missed = 0;
for (const file of chosen) {
  const bench = (await import(new URL(file, import.meta.url).href)) as Bench;
  console.log(`\n${bench.name}`);
  const ratios = await bench.run({ isFull, log: (line) => console.log(`  ${line}`) });
  for (const ratio of ratios) console.log(`  ${row(ratio)}`);
  missed += ratios.filter((ratio) => !isWithin(ratio)).length;
}
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} targets are missed.`);
process.exit(missed === 0 ? 0 : 1);

function row(ratio: Ratio): string {
  const { name, value, baseline, unit, atMost, atLeast } = ratio;
  const isRatio = baseline !== undefined;
  const figure = isRatio ? `${figureOf(ratio).toFixed(2)}×` : `${rounded(value)} ${unit}`;
  const limit = [
    atMost === undefined ? '' : `≤ ${atMost}${isRatio ? '×' : ` ${unit}`}`,
    atLeast === undefined ? '' : `≥ ${atLeast}${isRatio ? '×' : ` ${unit}`}`,
  ].join('');
  const source = isRatio ? `(${rounded(value)} against ${rounded(baseline)} ${unit})` : '';
  const verdict = limit === '' ? '    ' : isWithin(ratio) ? 'ok  ' : 'MISS';
  return `${verdict} ${name.padEnd(52)} ${figure.padStart(12)}  ${limit.padEnd(12)} ${source}`;
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}
