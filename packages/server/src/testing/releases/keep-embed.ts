/**
 * Keeps the embed of a release, for whoever names its version two years later: `npm run release` calls it, with what was built and before it is committed.
 * `node --conditions=source packages/server/src/testing/releases/keep-embed.ts 0.3.0 2026-11-26`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { definedCalls } from '@yantra/contract/schemas';
import { inputSchema, outputSchema } from '../../modules/api-docs/openapi.ts';
import { filesBelow } from '../../modules/builds/index.ts';
import { type Archive, type ArchivedCall, archiveFileOf, packArchive } from '../../modules/embed/archive.ts';
import { type EmbedBuild, hashOf, loaderName } from '../../modules/embed/releases.ts';

/** Of what was built. @param dist the embed's `dist` */
async function archiveOf(dist: string, day: string): Promise<Archive> {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as EmbedBuild;
  const { version, build, reach } = manifest;
  const served = join(dist, 'v1');
  const paths = [...(await filesBelow(join(served, build))).keys()]
    // Made again when it is unpacked.
    .filter((path) => !path.endsWith('.br'))
    .map((path) => `${build}/${path}`);
  const read = (path: string): [string, string] => [path, readFileSync(join(served, path), 'utf8')];
  const files = Object.fromEntries([loaderName, ...paths].map(read));
  const integrity = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, hashOf(Buffer.from(text))] as const),
  );
  return { version, day, build, integrity, reach, calls: callsIn(Object.values(files).join('\n')), files };
}

/** The calls for anyone whose paths stand in the files. */
function callsIn(code: string): Record<string, ArchivedCall> {
  return Object.fromEntries(
    definedCalls
      .filter(({ who, answers, path }) => who === 'anyone' && answers === undefined && code.includes(path))
      .map((call) => [call.name, { path: call.path, input: inputSchema(call), answer: outputSchema(call) }]),
  );
}

const [wanted = '', day = ''] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('Please say which version and which day, like 0.3.0 2026-11-26.');
const embed = resolve(import.meta.dirname, '../../../../embed');
const archive = await archiveOf(join(embed, 'dist'), day);
if (archive.version !== wanted) throw new Error(`The built embed is version ${archive.version}, not ${wanted}.`);
const file = join(embed, 'released', archiveFileOf(wanted));
writeFileSync(file, packArchive(archive));
process.stdout.write(`${file}\n`);
