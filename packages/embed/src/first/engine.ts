/*
 * What JSX and the hooks of the cards' components reach. It begins inert: components are called once, hooks give their first value,
 * and `draw.ts` turns what comes out into elements. That shows the first cards. Preact, which makes them live, arrives after them
 * (`../shims/preact.ts`), and the same components then run on it.
 */
import type { Language } from '@yantra/language';

type Start<Value> = Value | (() => Value);

/** What a component returns before Preact is there. */
export interface Drawn {
  readonly type: string | ((props: object) => unknown);
  readonly props: object;
  readonly key?: string | undefined;
}

export interface Engine {
  jsx: (type: Drawn['type'], props: Drawn['props'], key?: string) => unknown;
  useState: (start: Start<unknown>) => unknown;
  useEffect: (effect: () => unknown, inputs?: readonly unknown[]) => void;
  useRef: (start: unknown) => unknown;
  useMemo: (make: () => unknown, inputs?: readonly unknown[]) => unknown;
  useLanguage: () => Language | undefined;
}

const inert: Engine = {
  jsx: (type, props, key) => ({ type, props, key }),
  useState: (start) => [typeof start === 'function' ? (start as () => unknown)() : start, () => undefined],
  useEffect: () => undefined,
  useRef: (current) => ({ current }),
  useMemo: (make) => make(),
  useLanguage: () => undefined,
};

const engine: Engine = { ...inert };

/** Makes another engine answer from now on. Returns the one that did. */
export function setEngine(next: Engine): Engine {
  const before = { ...engine };
  Object.assign(engine, next);
  return before;
}

/**
 * Runs components as if Preact were not there yet.
 * @param language in which they speak; English without one
 */
export function whileInert<Value>(act: () => Value, language?: Language): Value {
  const before = setEngine({ ...inert, useLanguage: () => language });
  try {
    return act();
  } finally {
    setEngine(before);
  }
}

export const jsx: Engine['jsx'] = (type, props, key) => engine.jsx(type, props, key);
export const useState: Engine['useState'] = (start) => engine.useState(start);
export const useEffect: Engine['useEffect'] = (effect, inputs) => engine.useEffect(effect, inputs);
export const useRef: Engine['useRef'] = (start) => engine.useRef(start);
export const useMemo: Engine['useMemo'] = (make, inputs) => engine.useMemo(make, inputs);
export const useLanguage: Engine['useLanguage'] = () => engine.useLanguage();
