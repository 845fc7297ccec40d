/** The parts of `npm run test:full` that are in neither half (`halves.ts`), most valuable first: with some minutes left, `.ci/run` starts at the top. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectOptions } from './vitest.ts';
import { root } from './workspace.ts';

export interface LongPart extends Pick<ProjectOptions, 'tags' | 'files'> {
  readonly name: string;
  /** Of vitest.config.ts. */
  readonly project: string;
  readonly needs?: 'hasChromium' | 'hasPostgres';
  /** Measured with two workers on a busy machine, rounded up. */
  readonly minutes: number;
}

const sampled = (): string[] =>
  globSync('site/e2e/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('sampleOf('),
  );

export const longParts = (): readonly LongPart[] => [
  { name: 'every bad answer', project: 'browser', files: ['bad-answers'], needs: 'hasChromium', minutes: 4 },
  { name: 'journeys beside the main way', project: 'e2e', tags: 'more', needs: 'hasChromium', minutes: 8 },
  { name: 'behind a pooler', project: 'server-postgres', files: ['pooler.full'], needs: 'hasPostgres', minutes: 1 },
  { name: 'the server beside the main way', project: 'server-pglite', tags: 'more', minutes: 3 },
  { name: 'bad requests', project: 'server-pglite', files: ['bad-requests.full'], minutes: 8 },
  { name: 'releases', project: 'server-postgres', files: ['old-code.full'], needs: 'hasPostgres', minutes: 6 },
  { name: 'Storybook', project: 'e2e', files: ['storybook.full'], needs: 'hasChromium', minutes: 3 },
  { name: 'samples in every host', project: 'e2e', files: ['hosts.full'], needs: 'hasChromium', minutes: 6 },
  { name: 'other engines', project: 'e2e', files: ['engines.full'], needs: 'hasChromium', minutes: 5 },
  { name: 'nothing moves', project: 'e2e', files: ['partner-shift'], needs: 'hasChromium', minutes: 10 },
  { name: 'pictures of the map', project: 'e2e', files: ['map-pictures.full'], needs: 'hasChromium', minutes: 4 },
  { name: 'the face', project: 'face', files: ['site/e2e/face'], needs: 'hasChromium', minutes: 10 },
  { name: 'hostile texts', project: 'e2e', files: ['hostile-strings.full'], needs: 'hasChromium', minutes: 12 },
  {
    name: 'stories in other engines',
    project: 'e2e',
    files: ['engine-stories.full'],
    needs: 'hasChromium',
    minutes: 20,
  },
  { name: 'every case', project: 'e2e', tags: '!more', files: sampled(), needs: 'hasChromium', minutes: 16 },
];

/** Whether a part still fits: `npm test` and it must end within the given minutes, with some reserve for a busy machine. */
export const fits = ({ minutes }: LongPart, spentMinutes: number, allMinutes: number): boolean =>
  spentMinutes + minutes <= allMinutes - spareMinutes;

const spareMinutes = 8;
