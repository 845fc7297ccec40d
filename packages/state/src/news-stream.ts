/** What stands at the bell. */
export interface Bell {
  /** Lines of the list that are unread. */
  readonly unread: number;
  /** The number of the newest notification; '0' without any. */
  readonly newest: string;
}

/** A deal of one's own that moved: it has a new line, or somebody has read on. */
export interface DealMoved {
  readonly dealId: string;
  /** The last place there is. */
  readonly place: number;
}

/** How a stream ended. */
export interface StreamEnd {
  /** The session is over: nobody comes back with this token. */
  readonly isOver: boolean;
  /** The last event's id, for the next stream. */
  readonly knows: string;
  /** When to come back, as the server said. */
  readonly backMs: number | undefined;
}

interface StreamParts {
  readonly fetch: typeof fetch;
  readonly url: string;
  /** Who reads: `Bearer …`, or `Page …` for a secret page. */
  readonly authorization: string;
  /** The last event's id of the stream before. */
  readonly knows: string;
  readonly signal: AbortSignal;
  readonly onBell?: (bell: Bell) => void;
  readonly onDeal?: (moved: DealMoved) => void;
  /** It is open: from now on nothing is missed. */
  readonly onOpen?: () => void;
}

/** The server does not open a stream now. */
export class NoStream extends Error {
  readonly status: number;
  readonly backMs: number | undefined;
  constructor(answer: Response) {
    super(`No stream of news: ${answer.status}.`);
    this.status = answer.status;
    this.backMs = Number(answer.headers.get('retry-after')) * 1000 || undefined;
  }
}

/** Reads a stream of news until it ends. @throws NoStream, or whatever breaks the line */
export async function readStream(parts: StreamParts): Promise<StreamEnd> {
  const { fetch, url, authorization, knows, signal, onBell, onDeal, onOpen } = parts;
  const headers = { authorization, ...(knows && { 'last-event-id': knows }) };
  const answer = await fetch(url, { headers, signal, cache: 'no-store' });
  if (!answer.ok || answer.body === null) throw new NoStream(answer);
  onOpen?.();
  const end = { isOver: false, knows, backMs: undefined as number | undefined };
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    // A line that breaks is as good as one that ends: the next stream says what was missed.
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }));
    if (done) return end;
    rest += value ?? '';
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const { id, event, data, retry } = fieldsIn(block);
      if (retry) end.backMs = Number(retry);
      if (id) end.knows = id;
      if (event === 'end') end.isOver = true;
      if (event === 'news') onBell?.(JSON.parse(data ?? '') as Bell);
      if (event === 'deal') onDeal?.(JSON.parse(data ?? '') as DealMoved);
    }
  }
}

const fieldsIn = (block: string): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
