/** What tests do with a page in an engine other than Chromium; each engine's client has its own way. */
import type { EngineName } from '../lib/engines.ts';

/** JavaScript that answers with an element of the page, or with nothing. */
export type Finding = string;

export interface Engine {
  readonly name: EngineName;
  readonly goto: (url: string) => Promise<unknown>;
  /** Runs an expression in the page, and waits for its promise. The answer is JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses an element in its middle. @throws if it is not there, or something lies over it */
  readonly press: (finding: Finding) => Promise<unknown>;
  /** Types into an element, instead of what it holds. */
  readonly fill: (finding: Finding, text: string) => Promise<unknown>;
  /** Chooses an option of a `<select>` by its text. */
  readonly choose: (finding: Finding, option: string) => Promise<unknown>;
  /** Presses a key of the keyboard. */
  readonly key: (name: 'Enter' | 'Tab' | 'Escape' | 'ArrowRight') => Promise<unknown>;
  readonly picture: () => Promise<Uint8Array>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Forgets what pages have kept, as a new visitor. */
  readonly forget: () => Promise<unknown>;
  /** What pages have logged as errors or thrown since the last time. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<unknown>;
}
