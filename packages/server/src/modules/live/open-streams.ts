import type { ServerResponse } from 'node:http';
import type { Caller } from '../../http/bind.ts';

/** A browser that waits for news. */
export interface Stream extends Pick<Caller, 'userId' | 'sessionId'> {
  readonly response: Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableLength'>;
  /** In which of the turns between two beats it gets one. */
  readonly beat: number;
  /** The state that it knows. */
  knows: string;
}

const mostBuffered = 64 * 1024;

/** The streams of a process, by person. */
export type OpenStreams = ReturnType<typeof createOpenStreams>;

export function createOpenStreams() {
  const byPerson = new Map<string, Set<Stream>>();
  let count = 0;
  function forget(stream: Stream): void {
    const ofPerson = byPerson.get(stream.userId);
    if (ofPerson?.delete(stream) !== true) return;
    count -= 1;
    if (ofPerson.size === 0) byPerson.delete(stream.userId);
  }
  return {
    get count() {
      return count;
    },
    people: () => byPerson.keys(),
    has: (userId: string): boolean => byPerson.has(userId),
    of: (userId: string): readonly Stream[] => [...(byPerson.get(userId) ?? [])],
    all: (): readonly Stream[] => [...byPerson.values()].flatMap((ofPerson) => [...ofPerson]),
    add(stream: Stream): void {
      byPerson.set(stream.userId, (byPerson.get(stream.userId) ?? new Set()).add(stream));
      count += 1;
    },
    forget,
    send(stream: Stream, text: string): void {
      if (stream.response.writableLength <= mostBuffered) {
        stream.response.write(text);
        return;
      }
      // Somebody who does not read would fill the memory.
      forget(stream);
      stream.response.destroy();
    },
    end(stream: Stream, lastWords = ''): void {
      forget(stream);
      stream.response.end(lastWords);
    },
  };
}
