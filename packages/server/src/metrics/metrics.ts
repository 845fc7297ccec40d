/** One answer to a request. */
export interface AnsweredRequest {
  /** A route as it is written in the program, never an address as somebody typed it. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** One turn of a job. */
export interface JobRun {
  readonly job: string;
  readonly hasFailed: boolean;
  readonly seconds: number;
}

/** A figure and whose it is: values by label. */
export interface LabelledFigure {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a figure is. */
export interface FigureOf {
  /** `gauge` goes up and down, `counter` only up since the start; the name of a counter ends in `_total`. */
  readonly kind: 'gauge' | 'counter';
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Read whenever somebody looks. */
  readonly read: () => number | readonly LabelledFigure[];
}

/** The figures of one running server. */
export interface Metrics {
  readonly answered: (request: AnsweredRequest) => void;
  /** Tells a job before its first turn, so that its first failure is seen as one. */
  readonly willRun: (job: string) => void;
  readonly ran: (run: JobRun) => void;
  readonly watch: (figure: FigureOf) => void;
  /** Done before each look, e.g. what has to be asked for. It never rejects. */
  readonly before: (look: () => Promise<void>) => void;
  /** All figures in Prometheus' text format. */
  readonly text: () => Promise<{ readonly type: string; readonly body: string }>;
}
