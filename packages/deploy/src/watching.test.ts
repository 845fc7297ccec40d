import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { createLogger, type RunningServer, startServer } from '@yantra/server';
import { type PostgresCluster, startPostgres } from '@yantra/server/testing';
import { otherHalf } from '@yantra/testing/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { problemsOfBoard } from './grafana.ts';
import { readPromql } from './promql.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const handbook = read('../../handbook/watching.md');
const json = read('../grafana/yantra.json');

interface Target {
  readonly expr: string;
}
interface Board {
  readonly panels: readonly { readonly id: number; readonly title: string; readonly targets?: readonly Target[] }[];
  readonly annotations: { readonly list: readonly { readonly target: Target }[] };
  readonly templating: { readonly list: readonly { readonly name: string }[] };
}
const board = JSON.parse(json) as Board;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
const file = parse(read('../prometheus/rules.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = file.groups.flatMap((group) => group.rules);

/** An expression with what Grafana puts in before it asks. */
const asAsked = (expr: string): string => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.+');
const asked = [
  ...board.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel ${title}`, asAsked(expr)] as const),
  ),
  ...board.annotations.list.map(({ target }) => ['annotation', asAsked(target.expr)] as const),
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
];

/** What a server tells: names of figures as Prometheus keeps them, with their labels. */
interface Told {
  readonly types: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of jobs. */
  readonly jobs: readonly string[];
}

function toldIn(text: string): Told {
  const types = new Map<string, string>();
  const labels = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name = '', type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    for (const ending of type === 'histogram' ? ['_bucket', '_sum', '_count'] : name === '' ? [] : ['']) {
      types.set(name + ending, type);
    }
    const [, sample = '', pairs = ''] = /^([a-z]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
    const found = labels.get(sample) ?? new Set();
    for (const [, label = ''] of pairs.matchAll(/(\w+)="/g)) found.add(label);
    labels.set(sample, found);
  }
  const jobs = [...text.matchAll(/^yantra_job_runs_total\{name="([^"]+)"/gm)].map(([, name = '']) => name);
  return { types, labels, jobs };
}

const dataDir = mkdtempSync(join(tmpdir(), 'yantra-watching-'));
let postgres: PostgresCluster | undefined;
let server: RunningServer | undefined;
let told: Told;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = {
    PORT: '0',
    PARTNER_PORT: '0',
    METRICS_PORT: '0',
    SEED: 'none',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url('postgres'),
    // No standby, so that nothing is read there; it is counted all the same.
    DATABASE_REPLICA_URL: postgres.url('postgres'),
  };
  server = await startServer({ env, logger: createLogger('silent'), print: () => undefined });
  const { url, metricsUrl = '' } = server;
  await fetch(`${url}/api/Category/GetCategories`);
  told = toldIn(await (await fetch(metricsUrl)).text());
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Of Prometheus, not of ours. */
const ofPrometheus = new Set(['instance', 'job']);

/** Labels of a figure; one that nothing has been told of yet, since no job had its turn, has those of the others about jobs. */
function labelsOf(name: string): readonly string[] {
  const like = told.labels.has(name) ? name : /^yantra_[a-z]+_/.exec(name)?.[0];
  return [...told.labels]
    .filter(([figure]) => like !== undefined && figure.startsWith(like))
    .flatMap(([, found]) => [...found]);
}

describe('the board and the alerts', () => {
  test.each(asked)('%s asks for figures and labels that a server tells', (_where, expr) => {
    const { figures, labels } = readPromql(expr);
    expect(figures.size).toBeGreaterThan(0);
    const known = new Set([...figures].flatMap(labelsOf));
    for (const name of figures) expect([...told.types.keys()], expr).toContain(name);
    for (const label of labels) expect([...known, ...ofPrometheus], expr).toContain(label);
  });

  test('never give a figure a label that Prometheus gives its target', () => {
    const taken = [...told.labels].filter(([, labels]) => [...ofPrometheus].some((label) => labels.has(label)));
    expect(taken).toEqual([]);
  });

  test('are read by Prometheus’ own grammar, which refuses what is none', () => {
    for (const wrong of ['sum(rate(a[5m])', 'sum by (le (a)', 'a{b=c}', 'nothing_known(a)', '']) {
      expect(() => readPromql(wrong).figures.size || readPromql('('), wrong).toThrow('No PromQL');
    }
    expect(readPromql('sum by (route) (rate(a_count{status="5xx"}[5m])) / b')).toEqual({
      figures: new Set(['a_count', 'b']),
      labels: new Set(['route', 'status']),
    });
  });
});

describe('the board', () => {
  test('is one by Grafana’s own types', { ...otherHalf, timeout: 60_000 }, () => {
    expect(problemsOfBoard(json)).toEqual([]);
    const wrong = [
      json.replace('"graphMode": "none"', '"graphMode": "big"'),
      json.replace('"drawStyle"', '"drawnStyle"'),
      json.replace('"schemaVersion": 42,', ''),
    ];
    for (const one of wrong) expect(problemsOfBoard(one)).not.toEqual([]);
  });

  test('names each panel once, and asks of the source and the processes that are chosen', () => {
    const ids = board.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const variables = board.templating.list.map(({ name }) => name);
    const used = [...json.matchAll(/\$\{?(\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('__'));
    expect(new Set(used)).toEqual(new Set(variables));
  });
});

describe('the alerts', () => {
  test('are rules by the schema of Prometheus’ operator, and nothing else', () => {
    const rule = (groups: unknown) =>
      new PrometheusRule({ metadata: { name: 'yantra' }, spec: { groups } } as never) as { validate(): void };
    expect(() => rule(file.groups).validate()).not.toThrow();
    expect(() => rule([{ name: 'x', rules: [{ alert: 'A', expr: 'a', for: 'soon' }] }]).validate()).toThrow();
    expect(Object.keys(file)).toEqual(['groups']);
    const known = ['alert', 'expr', 'for', 'labels', 'annotations'];
    for (const one of rules) expect(Object.keys(one).filter((key) => !known.includes(key))).toEqual([]);
  });

  test('of late jobs name jobs that there are, each quick one', () => {
    const jobs = new Set(told.jobs);
    const [late, hourlyLate] = ['YantraJobLate', 'YantraHourlyJobLate'].map(
      (name) =>
        /name!?=?~?"([^"]+)"/.exec(rules.find(({ alert }) => alert === name)?.expr ?? '')?.[1]?.split('|') ?? [],
    );
    expect(late).toEqual(hourlyLate);
    expect(late?.filter((name) => !jobs.has(name))).toEqual([]);
    const hourly = [...jobs].filter((name) => !late?.includes(name));
    expect(hourly.filter((name) => !name.startsWith('forget.')).toSorted()).toEqual([
      'auditCheck',
      'builds',
      'ranking',
      'reminders',
      'typicalCosts',
    ]);
  });

  test.each(rules)('$alert says how urgent it is, what is wrong, and has its place in the handbook', (rule) => {
    const { alert, labels, annotations } = rule;
    expect(['page', 'ticket']).toContain(labels['severity']);
    expect(annotations['summary']).toMatch(/^\S.*\.$/);
    for (const [, name = ''] of (annotations['summary'] ?? '').matchAll(/\$labels\.(\w+)/g)) {
      const known = [...readPromql(rule.expr).figures].flatMap(labelsOf);
      expect([...known, ...ofPrometheus]).toContain(name);
    }
    expect(handbook).toContain(`### ${alert}\n`);
  });

  test('are the ones that the handbook explains', () => {
    const explained = [...handbook.matchAll(/^### (Yantra\w+)$/gm)].map(([, name]) => name);
    expect(explained).toEqual(rules.map(({ alert }) => alert));
  });
});

test('the handbook explains every figure of ours, and no other', () => {
  const own = [...told.types.keys()]
    .filter((name) => name.startsWith('yantra_'))
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));
  const explained = [...handbook.matchAll(/^\| `(yantra_\w+)`/gm)].map(([, name = '']) => name);
  expect(new Set(explained)).toEqual(new Set(own));
});
