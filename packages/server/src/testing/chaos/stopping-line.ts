import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A connection to PostgreSQL that can be stopped within a transaction: a query is executed, but its answer never arrives. */
export interface StoppingLine {
  /** The database's address by this line. */
  readonly url: string;
  /**
   * Stops before the answer to the n-th query, from now on and over all connections, that leaves a transaction open; `begin` is the first.
   * @returns resolves when it stops, with the query in SQL
   */
  stopAt(n: number): Promise<string>;
  /** Lets everything through again. @returns how many such queries were answered since `stopAt` */
  release(): number;
  close(): Promise<void>;
}

/** @param url of the database itself @param stopped called at the moment it stops */
export async function startStoppingLine(url: string, stopped: () => void): Promise<StoppingLine> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let watch: { readonly at: number; seen: number; readonly reached: (sql: string) => void } | undefined;
  let isStopped = false;

  /** Whether the line stops before this answer. */
  function stopsAt(sql: string): boolean {
    if (isStopped || watch === undefined) return isStopped;
    watch.seen += 1;
    if (watch.seen !== watch.at) return false;
    isStopped = true;
    stopped();
    watch.reached(sql);
    return true;
  }

  const server = createServer((client) => {
    const database = createConnection({ host: target.hostname, port: Number(target.port) });
    let asked = '';
    const question = framed(true, (type, body) => {
      if (type === 'Q') asked = text(body, 0);
      if (type === 'P') asked = text(body, body.indexOf(0) + 1);
    });
    const answer = framed(false, (type, body) => {
      if (type === 'Z' && body[0] === 0x54) stopsAt(asked);
    });
    client.on('data', (data: Buffer) => {
      question(data);
      database.write(data);
    });
    database.on('data', (data: Buffer) => {
      answer(data);
      if (isStopped) held.push(() => client.write(data));
      else client.write(data);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = server.address();
  const line = new URL(url);
  line.port = String(typeof own === 'object' && own !== null ? own.port : 0);
  return {
    url: line.href,
    stopAt: (at) => new Promise((reached) => (watch = { at, seen: 0, reached })),
    release() {
      const seen = watch?.seen ?? 0;
      watch = undefined;
      isStopped = false;
      for (const send of held.splice(0)) send();
      return seen;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const text = (body: Buffer, from: number): string => body.toString('utf8', from, body.indexOf(0, from));

/** Calls back for each message of one direction, however the bytes are split; a client's first message has no type. */
function framed(isFirstUntyped: boolean, tell: (type: string, body: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let typeBytes = isFirstUntyped ? 0 : 1;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= typeBytes + 4) {
      const end = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < end) return;
      tell(rest.toString('latin1', 0, typeBytes), rest.subarray(typeBytes + 4, end));
      rest = rest.subarray(end);
      typeBytes = 1;
    }
  };
}
