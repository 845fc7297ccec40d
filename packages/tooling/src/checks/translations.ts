/**
 * Whatever a person reads is in all three languages: every text has a translation that is not the English one still, every file of texts takes part, and no words
 * stand in the mark-up itself. Pages for developers are in English alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, root } from '../lib/workspace.ts';
import { sameEverywhere } from '../texts/allowed.ts';
import { bareWords } from '../texts/bare-words.ts';
import { readTexts } from '../texts/read-texts.ts';
import { textSources } from '../texts/sources.ts';
import { unspoken, withoutId } from '../texts/spoken.ts';
import { type Check, findingOf } from './check.ts';

const inEnglish = /^site\/src\/pages\/(?:developers|gateway-test)\//;
const markUp =
  /^(?:packages\/(?:form|map|ui|widgets\/[\w-]+)|site)\/src\/(?!.*\.(?:stories|test|fixture)\.tsx$).*\.tsx$/;

export const translations: Check = {
  id: 'translations',
  name: 'what a person reads is in three languages',
  run: async () => {
    const sources = textSources().filter(({ path }) => !inEnglish.test(path));
    const drawn = projectFiles()
      .filter((path) => markUp.test(path) && !inEnglish.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    return findingOf([
      ...withoutId(sources),
      ...unspoken(readTexts(sources), sameEverywhere),
      ...drawn.flatMap((source) => bareWords(source, sameEverywhere)),
    ]);
  },
};
