/** Tests in other engines: a browser for each engine of a file, and acting by the words that a person reads. */
import { type Engine, engineNames, startEngine } from '@yantra/tooling/engines';
import { afterAll, afterEach, beforeAll, describe, expect, vi } from 'vitest';

/** Installing the engine's packages included. */
const startLimitMs = 300_000;
const patienceMs = 15_000;

/** The first visible element of a selector whose label or text matches, shadow roots included. Runs in the page. */
function firstOf(selector: string, words: string): Element | undefined {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  const nameOf = (element: HTMLElement): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText).join(' ');
    return (element.ariaLabel || labels || element.innerText || element.textContent || '').replace(/\s+/g, ' ').trim();
  };
  const pattern = new RegExp(words, 'u');
  return rootsIn(document)
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(element)));
}

/** What is looked for: a selector, and the words on it. */
export type Thing = readonly [selector: string, words?: RegExp];
export const finding = ([selector, words]: Thing): string =>
  `(${String(firstOf)})(${JSON.stringify(selector)}, ${JSON.stringify(words?.source ?? '')})`;

export interface Visit {
  readonly engine: () => Engine;
  readonly open: (url: string) => Promise<unknown>;
  readonly has: (thing: Thing) => Promise<boolean>;
  /** Waits until it is there. */
  readonly see: (thing: Thing) => Promise<void>;
  readonly press: (thing: Thing) => Promise<void>;
  /** Presses it until another thing is there: before a page is taken over, a press may do nothing. */
  readonly pressUntil: (thing: Thing, outcome: Thing) => Promise<void>;
  readonly fill: (field: Thing, text: string) => Promise<void>;
  readonly choose: (field: Thing, option: string) => Promise<void>;
  readonly address: () => Promise<string>;
}

/** Retries what fails, for as long as a person would wait. */
const soon = <Value>(work: () => Promise<Value>) => vi.waitFor(work, { timeout: patienceMs, interval: 100 });

function visitOf(engine: () => Engine): Visit {
  const has = async (thing: Thing) => (await engine().evaluate(`Boolean(${finding(thing)})`)) === true;
  const mustHave = async (thing: Thing) => {
    if (!(await has(thing))) throw new Error(`Not there: ${thing.join(' ')}`);
  };
  return {
    engine,
    has,
    open: (url) => engine().goto(url),
    see: (thing) => soon(() => mustHave(thing)),
    async press(thing) {
      await soon(() => engine().press(finding(thing)));
    },
    async pressUntil(thing, outcome) {
      await soon(async () => {
        if (await has(outcome)) return;
        await engine().press(finding(thing));
        await vi.waitFor(() => mustHave(outcome), { timeout: 1000, interval: 50 });
      });
    },
    async fill(field, text) {
      await soon(() => engine().fill(finding(field), text));
    },
    async choose(field, option) {
      await soon(() => engine().choose(finding(field), option));
    },
    address: async () => String(await engine().evaluate('location.href')),
  };
}

/** The same tests in each engine, with one browser for all of them; none may leave an error in the console. */
export function inEveryEngine(title: string, tests: (visit: Visit) => void): void {
  describe.for(engineNames)(`${title}, in %s`, (name) => {
    let started: Engine | undefined;
    beforeAll(async () => {
      started = await startEngine(name);
    }, startLimitMs);
    afterAll(() => started?.close());
    afterEach(async () => {
      const complaints = (await started?.complaints()) ?? [];
      await started?.forget();
      expect(complaints.join('\n')).toBe('');
    });
    tests(
      visitOf(() => {
        if (!started) throw new Error(`${name} has not started.`);
        return started;
      }),
    );
  });
}
