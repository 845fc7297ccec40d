/** A server-sent event. */
export interface StreamEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** An open stream of events. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** All that came, comments as well. */
  readonly text: () => string;
  /** The next event; undefined once the stream has ended. */
  next(): Promise<StreamEvent | undefined>;
  close(): void;
}

/** Opens a stream of events. */
export async function eventStream(url: string, headers: Readonly<Record<string, string>>): Promise<EventStream> {
  const left = new AbortController();
  const answer = await fetch(url, { headers, signal: left.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let all = '';
  let rest = '';
  const next = async (): Promise<StreamEvent | undefined> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const lines = rest.slice(0, end).split('\n');
        rest = rest.slice(end + 2);
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('event') !== '') return { id: field('id'), event: field('event'), data: field('data') };
        continue;
      }
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? { value: undefined, done: true };
      if (done || value === undefined) return undefined;
      all += value;
      rest += value;
    }
  };
  return { status: answer.status, headers: answer.headers, text: () => all, next, close: () => left.abort() };
}
