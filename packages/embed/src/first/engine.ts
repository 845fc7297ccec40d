/*
 * Where JSX and hooks of the cards' components lead. At first it is inert: components are called once, hooks return their first value, and `draw.ts` turns the
 * result into elements. That shows the first cards. Preact, which makes them live, arrives later (`../shims/preact.ts`); the same components then run on it.
 */
import type { Language } from '@yantra/language';

type Start<Value> = Value | (() => Value);

/** What a component returns before Preact is loaded. */
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

/** Switches to another engine. Returns the previous one. */
export function setEngine(next: Engine): Engine {
  const before = { ...engine };
  Object.assign(engine, next);
  return before;
}

/**
 * Runs components as if Preact were not loaded.
 * @param language theirs; undefined for English
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
