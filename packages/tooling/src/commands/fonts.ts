/**
 * `npm run fonts`: makes the site's Devanagari font from Noto Sans Devanagari. It keeps the characters in the `unicode-range` of its style sheet, the weights
 * declared there, and every rule that joins letters; what the rules of other languages and old hinting weigh is left out. The file is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf } from '../lib/unicode-range.ts';
import { root } from '../lib/workspace.ts';

/** What joins and places the letters of Devanagari: nukta, reph, rakar, half forms, conjuncts, vowel signs, and kerning. */
const shaping =
  'locl ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt kern dist abvm blwm mark mkmk'.split(
    ' ',
  );

const fonts = join(root, 'site/src/fonts');
const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
);
const sheet = readFileSync(join(fonts, 'devanagari.css'), 'utf8');
const file = join(fonts, 'noto-devanagari-yantra.woff2');
const made = await subsetFont(readFileSync(whole), charactersOf(sheet).join(''), {
  targetFormat: 'woff2',
  keepFeatures: shaping,
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 800 } },
});
writeFileSync(file, made);
console.log(`${file}: ${made.length} bytes.`);
