import { type ChildProcess, fork as forkProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../clock.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { liveUrl } from '../modules/live/index.ts';
import { tell } from '../modules/notifications/index.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import { testPassword, testPasswordHash } from './signed-in.ts';

/** An open stream of one person. */
export interface MeasuredStream {
  /** Resolves when the next news has come. */
  next(): Promise<void>;
  close(): void;
}

/** People who wait for news at processes of their own. */
export interface MeasuredNews {
  /** Starts another process that serves streams. */
  start(): Promise<LiveProcess>;
  /** Tells a person of something, in a transaction; resolves once it is committed. */
  tell(person: number): Promise<void>;
  /** What a person logs in with. */
  logIn(person: number): { readonly userName: string; readonly password: string };
  /** A person's access token. */
  token(person: number): string;
  close(): Promise<void>;
}

export interface LiveProcess {
  /** The address of its streams. */
  readonly url: string;
  /** Opens a person's stream; resolves once the state has come. */
  open(person: number): Promise<MeasuredStream>;
  /** The resident set after a collection, in MB. */
  memory(): Promise<number>;
  /** Kills it, and starts another at the same address; resolves once that one serves. */
  restart(): Promise<void>;
}

/** How a served process is started. */
export interface Serving {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Opens an empty database and fills it with so many people who are logged in. */
export async function openMeasuredNews(databaseUrl: string, people: number, serving: Serving): Promise<MeasuredNews> {
  const database = await openDatabase({ databaseUrl, dataDir: '.' });
  const { db } = database;
  await migrate(database);
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: people }, (_, n) => ({
        role: 'user' as const,
        phone: String(9_000_000_000 + n),
        first_name: 'Asha',
        last_name: 'Patil',
        password_hash: testPasswordHash,
      })),
    )
    .returningAll()
    .execute();
  const sessions = createSessions({ db, clock: systemClock });
  await sessions.ready();
  const begun = await db
    .transaction()
    .execute((trx) =>
      Promise.all(users.map((user) => sessions.begin(trx, user, { userAgent: undefined, before: undefined }))),
    );
  const children: ChildProcess[] = [];
  const token = (person: number): string => begun[person]?.accessToken ?? '';
  const fork = async (at = 0): Promise<{ readonly child: ChildProcess; readonly port: number }> => {
    const child = forkProcess(fileURLToPath(new URL('live-process.ts', import.meta.url)), [databaseUrl, String(at)], {
      execArgv: ['--conditions=source', '--expose-gc', '--disable-warning=ExperimentalWarning', ...serving.flags],
      env: { ...process.env, ...serving.env },
    });
    children.push(child);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return { child, port };
  };
  let told = 0;
  return {
    async start() {
      let { child, port } = await fork();
      return {
        url: `http://127.0.0.1:${port}${liveUrl}`,
        open: (person) => openStream(port, token(person)),
        async memory() {
          child.send('memory');
          const [{ memory }] = (await once(child, 'message')) as [{ memory: number }];
          return memory;
        },
        async restart() {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
          ({ child, port } = await fork(port));
        },
      };
    },
    token,
    logIn: (person) => ({ userName: users[person]?.phone ?? '', password: testPassword }),
    async tell(person) {
      told += 1;
      const userId = users[person]?.id ?? '';
      const happened = {
        kind: 'importFinished',
        key: String(told),
        facts: { added: 1, drafts: 0 },
        at: new Date(),
      } as const;
      await db.transaction().execute((trx) => tell(trx, happened, [{ userId }]));
    },
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await database.close();
    },
  };
}

async function openStream(port: number, token: string): Promise<MeasuredStream> {
  const request = get({
    port,
    host: '127.0.0.1',
    path: liveUrl,
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`No stream: ${answer.statusCode}.`);
  // The server that is killed at the end breaks it.
  answer.on('error', () => undefined);
  let come = () => undefined as void;
  const news = () => new Promise<void>((done) => (come = done));
  const first = news();
  answer.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: news')) come();
  });
  await first;
  return { next: news, close: () => request.destroy() };
}
