import { setPriority } from 'node:os';

/** A helper's task; `job` is repeated in the answer. */
export interface HelperRequest<Task> {
  readonly job: number;
  readonly task: Task;
}

/** Its result, or a sentence with the reason for a refusal. */
export type HelperAnswer<Result> =
  | { readonly job: number; readonly result: Result }
  | { readonly job: number; readonly failure: string };

/** Makes this process a helper (`helper-process.ts`): it does its parent's tasks and ends with it. */
export function serveParent<Task, Result>(work: (task: Task) => Promise<Result>): void {
  // Requests come before the helper's work, which still gets a quarter of a busy core; at 10 it got a tenth, and ran into its time limits. Where the priority
  // cannot be set, it stays.
  try {
    setPriority(5);
  } catch {
    /* A container may forbid it. */
  }
  // Ctrl-C reaches the whole group: the helper finishes its tasks, and the parent ends it by closing the channel.
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
