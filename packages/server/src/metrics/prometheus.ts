import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FigureOf, LabelledFigure, Metrics } from './metrics.ts';

/* Seconds. Between fast and faulty: a page's p95 must be below 0.3, beside hostile readers below 0.6. */
const answerSeconds = [0.005, 0.025, 0.1, 0.3, 0.6, 1, 2.5, 10];

/** Figures by prom-client, in a registry of their own; with Node's own (`process_…`, `nodejs_…`). */
export function prometheusMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const looks: (() => Promise<void>)[] = [];
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: 'yantra_http_request_duration_seconds',
    help: 'Answered requests by route, method and class of status; those that were answered from what lay ready are not among them.',
    labelNames: ['route', 'method', 'status'],
    buckets: answerSeconds,
    registers,
  });
  const runs = new Counter({
    name: 'yantra_job_runs_total',
    help: 'Turns of jobs, by outcome (done, failed).',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const jobSeconds = new Counter({
    name: 'yantra_job_seconds_total',
    help: 'Time that jobs took.',
    labelNames: ['name'],
    registers,
  });
  const lastDone = new Gauge({
    name: 'yantra_job_last_done_timestamp_seconds',
    help: 'When a job was last done without a failure.',
    labelNames: ['name'],
    registers,
  });

  return {
    answered: ({ route, method, status, seconds }) =>
      answers.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    willRun(job) {
      for (const outcome of ['done', 'failed']) runs.inc({ name: job, outcome }, 0);
      jobSeconds.inc({ name: job }, 0);
    },
    ran({ job, hasFailed, seconds }) {
      runs.inc({ name: job, outcome: hasFailed ? 'failed' : 'done' });
      jobSeconds.inc({ name: job }, seconds);
      if (!hasFailed) lastDone.setToCurrentTime({ name: job });
    },
    watch: (figure) => watch(figure, registers),
    before: (look) => void looks.push(look),
    async text() {
      await Promise.all(looks.map((look) => look()));
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}

function watch({ kind, name, help, labels = [], read }: FigureOf, registers: Registry[]): void {
  const figures = (): readonly LabelledFigure[] => {
    const value = read();
    return typeof value === 'number' ? [{ labels: {}, value }] : value;
  };
  const common = { name, help, labelNames: [...labels], registers };
  if (kind === 'gauge') {
    new Gauge({
      ...common,
      collect() {
        this.reset();
        for (const { labels: whose, value } of figures()) this.set(whose, value);
      },
    });
    return;
  }
  // Counted elsewhere; here it is only reported.
  new Counter({
    ...common,
    collect() {
      this.reset();
      for (const { labels: whose, value } of figures()) this.inc(whose, value);
    },
  });
}
