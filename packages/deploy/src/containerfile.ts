import { readFileSync } from 'node:fs';

/** What a container of the image is told, as the Containerfile says. */
export interface Containerfile {
  readonly source: string;
  /** The major version of Node. */
  readonly node: string;
  readonly env: Readonly<Record<string, string>>;
  /** `uid:gid`. */
  readonly user: string;
  /** What is started, from the folder of the tree. */
  readonly program: string;
  /** What asks whether it is well: arguments for Node. */
  readonly health: readonly string[];
  readonly stopSignal: 'SIGTERM';
}

/** @throws where one of its instructions is not as it must be */
export function readContainerfile(path: string): Containerfile {
  const source = readFileSync(path, 'utf8');
  // Of the last stage, which is the image; lines that go on are one.
  const stage =
    source
      .replace(/\\\n\s*/g, ' ')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const instruction = (name: string): string => {
    const found = new RegExp(`^${name} (.+)$`, 'm').exec(stage)?.[1];
    if (found === undefined) throw new Error(`The Containerfile has no ${name}.`);
    return found;
  };
  const listOf = (json: string): string[] => JSON.parse(json) as string[];
  const [program = ''] = listOf(instruction('ENTRYPOINT'));
  const [node, ...health] = listOf(instruction('HEALTHCHECK').replace(/^.*?CMD /, ''));
  const stopSignal = instruction('STOPSIGNAL');
  if (node !== 'node' || !program.startsWith('/app/') || stopSignal !== 'SIGTERM') {
    throw new Error('The Containerfile starts, asks or stops something else than the program.');
  }
  return {
    source,
    node: /^ARG NODE=(\d+)$/m.exec(source)?.[1] ?? '',
    env: Object.fromEntries(
      instruction('ENV')
        .split(/\s+/)
        .map((pair) => pair.split('=') as [string, string]),
    ),
    user: instruction('USER'),
    program: program.slice('/app/'.length),
    health,
    stopSignal,
  };
}
