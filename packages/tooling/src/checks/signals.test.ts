import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { problemsIn } from './signals.ts';

const signalsCore = 'declare class Signal<T> { value: T; peek(): T } export { Signal };';

/** The findings for one component file, with a stub of the signals library. */
function problemsOf(source: string): string[] {
  const files: Readonly<Record<string, string>> = {
    '/signals-core.d.ts': signalsCore,
    '/a.tsx': `import type { Signal } from './signals-core.d.ts';\ndeclare const city: Signal<string>;\ndeclare function useSignals(): void;\n${source}`,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name, version) =>
      files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], version),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
  };
  const options = { noLib: true, jsx: ts.JsxEmit.Preserve, allowImportingTsExtensions: true, noEmit: true };
  return problemsIn(ts.createProgram(['/a.tsx'], { ...options, setParentNodes: true }, host), '/a.tsx');
}

describe('components that read signals', () => {
  test('are named when they do not subscribe', () => {
    const [problem] = problemsOf('export function City() { return [0].map(() => city.value); }');
    expect(problem).toContain('City reads city.value but does not call useSignals()');
  });

  test('are right when they subscribe themselves', () => {
    expect(problemsOf('export function City() { useSignals(); return city.value; }')).toEqual([]);
  });

  test('are not helped by a call in a function inside them', () => {
    expect(
      problemsOf('export const City = () => { const late = () => useSignals(); return [late, city.value]; };'),
    ).toHaveLength(1);
  });

  test('may write a signal, peek at it, or read a value that is no signal', () => {
    expect(
      problemsOf("export function City() { city.value = 'Pune'; city.peek(); return { value: 1 }.value; }"),
    ).toEqual([]);
  });
});
