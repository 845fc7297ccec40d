/** The hosted workflows: what the host's own parser says of them, and the rules that it does not have. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const folder = '.github/workflows';

/** What is there to be called. */
export interface Callable {
  /** Scripts of the root's package.json. */
  readonly scripts: readonly string[];
  /** Whether the project has a file. */
  readonly hasFile: (path: string) => boolean;
}

export const workflows: Check = {
  id: 'workflows',
  name: 'the hosted workflows are valid, may do no more than they need, and call what exists',
  run: async () => {
    const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly scripts?: Readonly<Record<string, string>>;
    };
    const callable = { scripts: Object.keys(scripts), hasFile: (path: string) => existsSync(join(root, path)) };
    const files = globSync(`${folder}/*.{yml,yaml}`, { cwd: root }).toSorted();
    const problems = await Promise.all(
      files.map(async (file) => {
        const found = await problemsOf(basename(file), readFileSync(join(root, file), 'utf8'), callable);
        return found.map((problem) => `${file}: ${problem}`);
      }),
    );
    return findingOf(files.length === 0 ? [`${folder} has no workflow.`] : problems.flat());
  },
};

/** @returns what is wrong with a workflow, one sentence each */
export async function problemsOf(name: string, source: string, callable: Callable): Promise<string[]> {
  const wrong = await ofTheHost(name, source);
  // What cannot be read has no jobs to be looked at.
  return wrong.length > 0
    ? wrong
    : [...ofTheWhole(parse(source) as Workflow), ...ofTheText(source), ...ofJobs(parse(source) as Workflow, callable)];
}

/** The host's own parser. It is written for bundlers: Node wants to be told that a file of JSON is one. */
async function hostsParser() {
  const hooks = registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context);
      return name.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
    },
  });
  try {
    return await import('@actions/workflow-parser');
  } finally {
    hooks.deregister();
  }
}

async function ofTheHost(name: string, content: string): Promise<string[]> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await hostsParser();
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (value === undefined || errors.length > 0) return errors;
  const { errors: later = [] } = await convertWorkflowTemplate(context, value);
  return later.map(({ Message: message }) => message);
}

type Permissions = string | Readonly<Record<string, string>> | null;
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Permissions;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}
interface Workflow {
  readonly permissions?: Permissions;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const isWrite = (permissions: Permissions | undefined): boolean =>
  typeof permissions === 'string' ? permissions !== 'read-all' : Object.values(permissions ?? {}).includes('write');

function ofTheWhole({ permissions, concurrency }: Workflow): string[] {
  return [
    ...(permissions === undefined
      ? ['it does not say what it may do: `permissions`, `{}` where each job says it']
      : []),
    ...(isWrite(permissions) ? ['every job of it may write: give `write` to the one job that needs it'] : []),
    ...(concurrency === undefined ? ['it does not say what runs at once: `concurrency`'] : []),
  ];
}

/** An action of somebody else would be code of somebody else; a major version is what the host itself recommends for its own. */
const usesLine = /^\s*(?:- )?uses:\s*(\S+)(.*)$/gm;

function ofTheText(source: string): string[] {
  return [...source.matchAll(usesLine)].flatMap(([, action = '', rest = '']) => {
    if (!/^actions\/[\w-]+@v\d+$/.test(action))
      return [`it uses ${action}: actions are the host's own (actions/…), by their major version`];
    return /#\s*\S/.test(rest) ? [] : [`${action} has no comment that says whose it is`];
  });
}

function ofJobs({ jobs }: Workflow, callable: Callable): string[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    const steps = job.steps ?? [];
    const found = [
      ...(job['timeout-minutes'] === undefined ? ['has no `timeout-minutes`'] : []),
      ...(job.permissions === 'write-all' ? ['may write everything'] : []),
      ...steps.flatMap((step) => ofStep(step, callable)),
    ];
    return found.map((problem) => `the job ${name} ${problem}`);
  });
}

function ofStep({ uses = '', run = '', with: settings = {} }: Step, callable: Callable): string[] {
  return [
    ...(uses.startsWith('actions/checkout@') && settings['persist-credentials'] !== false
      ? ['leaves a token in the checked out folder: `persist-credentials: false`']
      : []),
    // What stands there becomes part of the script, whoever wrote it.
    ...(run.includes('${{') ? ['puts an expression into a script: hand it over by `env`'] : []),
    ...(/\$\{?\w*(?:TOKEN|PASSWORD|SECRET)/.test(run) ? ['has a secret in a command line, which a log may show'] : []),
    ...gone(run, callable).map((what) => `calls ${what}, which does not exist`),
  ];
}

/** What a script calls of ours that is not there. */
function gone(run: string, { scripts, hasFile }: Callable): string[] {
  const called = [...run.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
    ([, named, usual]) => named ?? usual ?? '',
  );
  const files = [...run.matchAll(/(?:^|\s)((?:\.\/)?(?:\.ci|packages|site)\/[\w./-]+)/g)].map(([, path = '']) => path);
  return [
    ...called.filter((script) => !scripts.includes(script)).map((script) => `npm run ${script}`),
    ...files.filter((path) => !hasFile(path)),
  ];
}
