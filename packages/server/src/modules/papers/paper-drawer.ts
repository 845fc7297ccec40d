import { createHelperProcess } from '../../helpers/helper-process.ts';
import { createWorkQueue } from '../../jobs/work-queue.ts';

/** Draws papers of one kind in a helper process. */
export type PaperDrawer<Paper> = ReturnType<typeof createPaperDrawer<Paper>>;

/* One at a time, as each occupies a core. The last in the queue waits some ten seconds. */
const limits = { atOnce: 1, waiting: 80, retryAfterSeconds: 10 } as const;

/* Longer than a client waits, so that a paper which a very busy machine draws slowly is there when it is asked for again. Only a fault takes so long. */
const timeoutMs = 60_000;

/**
 * The process starts with the first paper.
 * @param name of the process in errors, e.g. `drawer of receipts`
 */
export function createPaperDrawer<Paper>({ entry, name }: { readonly entry: URL; readonly name: string }) {
  const queue = createWorkQueue(limits);
  const helper = createHelperProcess<Paper, Uint8Array>({ entry, name, idleMs: 5_000, timeoutMs });
  return {
    /**
     * The PDF of a paper.
     * @param who whose turn it is
     * @throws AppError `server.busy` if too many wait
     */
    draw: async (paper: Paper, who: string): Promise<Buffer> =>
      Buffer.from(await queue.run(() => helper.ask(paper), { who })),
    /** How many wait to be drawn. */
    get waiting() {
      return queue.waiting;
    },
    /** Ends its process, if it runs; work under way is rejected. */
    close: (): void => helper.close(),
  };
}
