/** HAProxy from the system's packages, before two servers: polls whether each is ready, like any balancer. */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bringPackage } from '@yantra/tooling/system';

const program = '/usr/sbin/haproxy';

export interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @throws if HAProxy cannot be installed */
export async function startProxy(folder: string, port: number, servers: readonly number[]): Promise<Proxy> {
  await bringPackage('haproxy', () => existsSync(program));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, servers));
  const child = spawn(program, ['-q', '-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  };
  for (let turn = 0; turn < 200; turn += 1) {
    if (await answers(`${url}/ready`)) return { url, stop };
    await wait(50);
  }
  await stop();
  throw new Error('HAProxy did not come up.');
}

/* It polls five times a second, and retries elsewhere only if a request never reached its server. */
const configuration = (port: number, servers: readonly number[]): string => `
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 3s
  retries 3
  retry-on conn-failure
  option redispatch
  option forwardfor if-none
frontend everybody
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /ready
  default-server check inter 200ms fall 2 rise 2
${servers.map((server, n) => `  server s${n} 127.0.0.1:${server}`).join('\n')}
`;

export async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
