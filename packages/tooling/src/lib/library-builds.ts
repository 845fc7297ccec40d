/**
 * Builds of library packages. A process builds one after the other: what it takes to start Vite and to warm up the compiler that writes the
 * declarations is spent once and not once a package, which halves the time.
 */
import { fileURLToPath } from 'node:url';
import type { LibraryBuild } from './library-builder.ts';
import { converse, type Conversation, type RunResult } from './process.ts';
import { root } from './workspace.ts';

const program = fileURLToPath(new URL('./library-builder.ts', import.meta.url));

export class LibraryBuilds {
  readonly #idle: Conversation<LibraryBuild>[] = [];

  /** Builds the package of this folder, in a process that has nothing to do or else a new one. */
  async build(
    folder: string,
    options: { readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number },
  ): Promise<Pick<RunResult, 'code' | 'output' | 'seconds'>> {
    const builder = this.#idle.pop() ?? converse<LibraryBuild>(program, { cwd: root, env: options.env });
    const { answer, output, seconds } = await builder.ask(folder, options.timeoutMs);
    // One that gave no answer has ended.
    if (answer !== undefined) this.#idle.push(builder);
    return { code: answer?.isPassed === true ? 0 : 1, output: `${answer?.output ?? ''}${output}`, seconds };
  }

  /** Ends the processes; none of them may be building. */
  end(): void {
    for (const builder of this.#idle.splice(0)) builder.end();
  }
}
