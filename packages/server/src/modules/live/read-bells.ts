import { notificationLimits } from '@yantra/domain';
import type { Logger } from 'pino';
import type { Db } from '../../database/types.ts';
import { type BellState, bellsOf } from '../notifications/index.ts';
import { liveLog } from './live.messages.ts';
import type { OpenStreams } from './open-streams.ts';

const peopleAtOnce = 500;

/** Reads what stands at people's bells and sends it to their streams. */
export function createBellReader(
  { db, logger }: { readonly db: Db; readonly logger: Pick<Logger, 'warn'> },
  streams: OpenStreams,
) {
  const waiting = new Set<string>();
  let reading: Promise<void> | undefined;

  function show({ user_id, newest, unread, unread_each }: BellState): void {
    const id = `${newest}-${unread_each}`;
    const event = `id: ${id}\nevent: news\ndata: ${JSON.stringify({ unread, newest: String(newest) })}\n\n`;
    for (const stream of streams.of(user_id)) {
      if (stream.knows === id) continue;
      stream.knows = id;
      streams.send(stream, event);
    }
  }
  async function readWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const people = [...waiting].slice(0, peopleAtOnce);
      for (const one of people) waiting.delete(one);
      try {
        for (const bell of await bellsOf(db, people, notificationLimits.counted)) show(bell);
      } catch (error) {
        logger.warn({ err: error }, liveLog.lookFailed);
        for (const one of people) if (streams.has(one)) waiting.add(one);
        return;
      }
    }
  }
  return {
    /** Reads those of these people; what changes meanwhile is read together afterwards. */
    read(userIds: Iterable<string>): void {
      for (const one of userIds) if (streams.has(one)) waiting.add(one);
      if (waiting.size > 0) reading ??= readWaiting().finally(() => (reading = undefined));
    },
    settled: async (): Promise<void> => reading,
  };
}
