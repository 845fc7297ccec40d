/**
 * The memory of the served process on PostgreSQL with the demo: after its start, and after 30 s of eight visitors at once (pages, lists, searches, machines,
 * pictures; brotli as in browsers); and the maximum of it and the picture encoder while hostile files are uploaded. MB are 10⁶ bytes of the resident set.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchContext, Ratio } from './bench.ts';
import { startServed } from './memory/served.ts';
import { uploadHostile } from './memory/uploads.ts';
import { visit } from './memory/visitors.ts';

export const name = 'Memory of the server on PostgreSQL';

const loadSeconds = 30;
const settleSeconds = 5;
const most = 256;
const mostUploading = 400;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const served = await startServed(log);
  try {
    // A first visit's pictures are being made meanwhile, in a process of their own.
    await wait(settleSeconds * 1000);
    const idle = served.memory();
    const { answered, peak } = await visit(served, loadSeconds * (isFull ? 4 : 1));
    log(`${answered} answers`);
    const after = served.memory();
    const uploads = await uploadHostile(served);
    log(
      `${uploads.sent} hostile uploads, ${uploads.kept} made anew: the server held ${uploads.server.toFixed(0)} MB at most, its encoder ${uploads.encoder.toFixed(0)} MB`,
    );
    return [
      { name: 'after the start', value: idle, unit: 'MB', atMost: most },
      { name: 'the most while visited', value: peak, unit: 'MB' },
      { name: 'after the visits', value: after, unit: 'MB', atMost: most },
      {
        name: 'the most of the server and its encoder together during hostile uploads',
        value: uploads.server + uploads.encoder,
        unit: 'MB',
        atMost: mostUploading,
      },
    ];
  } finally {
    await served.stop();
  }
}
