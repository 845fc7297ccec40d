/** The samples that developers are shown, from where they stand: the guide's files and the code blocks of READMEs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { samplesIn } from '../docs/samples.ts';
import { libraries } from '../lib/packed.ts';
import { root } from '../lib/workspace.ts';

const guideFolder = join(root, 'site/src/pages/developers/samples');

/** @param name of the file, e.g. `react.tsx` */
export const guideSample = (name: string): string => readFileSync(join(guideFolder, `${name}.txt`), 'utf8');

export interface ReadmeSample {
  /** E.g. `city-picker`. */
  readonly widget: string;
  readonly text: string;
}

/** What the script is made of. */
const embedded = (): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(join(root, 'packages/embed/package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    }
  ).dependencies;

const readmes = (): ReadmeSample[] =>
  libraries()
    .filter(({ isWidget }) => isWidget)
    .map(({ short, folder }) => ({ widget: short, text: readFileSync(join(folder, 'README.md'), 'utf8') }));

/** The React component that each widget's README shows. @throws if one shows none */
export const readmeComponents = (): readonly ReadmeSample[] =>
  readmes().map(({ widget, text }) => ({
    widget,
    text: found(
      widget,
      samplesIn(text)
        .find(({ kind }) => kind === 'tsx')
        ?.text.trimStart(),
    ),
  }));

/** The page that the README of each widget for other websites shows. @throws if one shows none */
export const readmePages = (): readonly ReadmeSample[] =>
  readmes()
    .filter(({ widget }) => `@yantra/${widget}` in embedded())
    .map(({ widget, text }) => ({ widget, text: found(widget, /^```html\n(.*?)^```$/ms.exec(text)?.[1]) }));

function found(widget: string, sample: string | undefined): string {
  if (sample === undefined) throw new Error(`The README of ${widget} shows no sample.`);
  return sample;
}

/** The name of the component that a sample exports. */
export function componentIn(text: string): string {
  const [, name] = /^export (?:const|function) ([A-Z]\w*)/m.exec(text) ?? [];
  if (name === undefined) throw new Error(`A sample exports no component:\n${text}`);
  return name;
}
