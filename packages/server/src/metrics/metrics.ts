/** One answer to a request. */
export interface AnsweredRequest {
  /** A route as written in the program, never a typed address. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** One run of a job. */
export interface JobRun {
  readonly job: string;
  readonly hasFailed: boolean;
  readonly seconds: number;
}

/** A figure with its labels. */
export interface LabelledFigure {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The definition of a figure. */
export interface FigureOf {
  /** A `gauge` goes up and down, a `counter` only up since the start; a counter's name ends in `_total`. */
  readonly kind: 'gauge' | 'counter';
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Called at each scrape. */
  readonly read: () => number | readonly LabelledFigure[];
}

/** The figures of one running server. */
export interface Metrics {
  readonly answered: (request: AnsweredRequest) => void;
  /** Announces a job before its first run, so that its first failure is counted. */
  readonly willRun: (job: string) => void;
  readonly ran: (run: JobRun) => void;
  readonly watch: (figure: FigureOf) => void;
  /** Runs before each scrape, e.g. to query the database. It never rejects. */
  readonly before: (look: () => Promise<void>) => void;
  /** All figures in Prometheus' text format. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
}
