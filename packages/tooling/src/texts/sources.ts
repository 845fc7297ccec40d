import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, root } from '../lib/workspace.ts';
import type { Source } from './read-texts.ts';

/** Where texts and their translations stand. */
const withTexts =
  /^(?:packages\/events\/src\/catalogue\/(?!index|.*\.test)[\w-]+\.ts$|(?:packages\/(?:widgets\/[\w-]+|contract|ui)|site)\/src\/(?:.*\.(?:messages|hi|mr)|(?:.*\/)?languages\/(?:hi|mr|elsewhere)|errors)\.ts$)/;

/** The files with texts that are spoken in all languages, as they are now. */
export const textSources = (): readonly Source[] =>
  projectFiles()
    .filter((path) => withTexts.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
