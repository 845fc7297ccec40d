import { setPriority } from 'node:os';

/** What a helper is asked; `job` comes back with the answer. */
export interface HelperRequest<Task> {
  readonly job: number;
  readonly task: Task;
}

/** What came of it, or a sentence saying what is wrong with the task. */
export type HelperAnswer<Result> =
  | { readonly job: number; readonly result: Result }
  | { readonly job: number; readonly failure: string };

/** Makes this process a helper (`helper-process.ts`): it does what its parent asks and ends with it. */
export function serveParent<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // Requests are worth more than what is made beside them; where it may not be set, it stays.
  try {
    setPriority(10);
  } catch {
    /* A container may forbid it. */
  }
  // Ctrl-C reaches the whole group: finish what is asked, the parent ends this process by closing the channel.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ job, task }: HelperRequest<Task>) => {
    void work(task).then(
      (result) => process.send?.({ job, result } satisfies HelperAnswer<Result>),
      (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        process.send?.({ job, failure } satisfies HelperAnswer<Result>);
      },
    );
  });
}
