/** On a shared host a machine waits while others run, which spoils its timings. Linux reports how long it waited. */
import { readFileSync } from 'node:fs';

/** Hundredths of a second since the machine started, of all its processors. */
export interface ProcessorTime {
  /** Used by this machine. */
  readonly used: number;
  /** Wanted by this machine while its host ran others. */
  readonly stolen: number;
}

/** @returns undefined if the system does not report it; only Linux does */
export function processorTime(): ProcessorTime | undefined {
  try {
    return processorTimeIn(readFileSync('/proc/stat', 'latin1'));
  } catch {
    return undefined;
  }
}

/** @param stat the text of /proc/stat, see proc_stat(5) */
export function processorTimeIn(stat: string): ProcessorTime | undefined {
  const [, ...figures] = /^cpu .*$/m.exec(stat)?.[0].split(/ +/).map(Number) ?? [];
  const [user, nice, system, , , irq, softirq, stolen] = figures;
  if (stolen === undefined) return undefined;
  return { used: [user, nice, system, irq, softirq].reduce<number>((sum, ticks) => sum + (ticks ?? 0), 0), stolen };
}

/** The share of the wanted processor time that the host gave to others between the two: 0 to 1. */
export function stolenShare(before: ProcessorTime | undefined, after: ProcessorTime | undefined): number {
  if (!before || !after) return 0;
  const stolen = after.stolen - before.stolen;
  const wanted = stolen + after.used - before.used;
  return wanted > 0 ? stolen / wanted : 0;
}

export interface UndisturbedOptions {
  /** The largest share, 0 to 1, that may go to others. */
  readonly atMost: number;
  readonly tries: number;
  /** Called with the share of the try that counts, and the number of tries. */
  readonly onDone?: (share: number, tries: number) => void;
  readonly now?: typeof processorTime;
}

/** Repeats a timed action while others took the processor. Its result plays no part in that: if all tries were disturbed, the least disturbed counts. */
export async function undisturbed<Value>(
  act: () => Promise<Value>,
  { atMost, tries, onDone, now = processorTime }: UndisturbedOptions,
): Promise<Value> {
  let best: { readonly value: Value; readonly share: number } | undefined;
  for (let count = 1; ; count++) {
    const before = now();
    const value = await act();
    const share = stolenShare(before, now());
    if (!best || share < best.share) best = { value, share };
    if (best.share > atMost && count < tries) continue;
    onDone?.(best.share, count);
    return best.value;
  }
}
