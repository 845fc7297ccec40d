/** Hostile pictures, sent in order by the demo's supplier, and the most memory of the server and its encoder meanwhile. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type HostileUpload, hostileUploads } from '@yantra/testing/hostile-uploads';
import type { Served } from './served.ts';

export interface UploadMemory {
  readonly sent: number;
  /** How many the server accepted or refused properly. */
  readonly kept: number;
  /** MB (10⁶ bytes). */
  readonly server: number;
  readonly encoder: number;
}

const supplier = { userName: '9000000002', password: 'Yantra@123' };

/** @throws if an upload fails with a server error */
export async function uploadHostile({ url, pid }: Served): Promise<UploadMemory> {
  const logIn = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(supplier) };
  const { access_token: token = '' } = (await (await fetch(`${url}/api/Login/Login`, logIn)).json()) as {
    readonly access_token?: string;
  };
  const uploads = await hostileUploads();
  // Resets the peak: earlier memory does not count.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  let encoder = 0;
  let kept = 0;
  for (const upload of uploads) {
    const status = await send(`${url}/api/ImageUpload/upload`, token, upload);
    if (status >= 500) throw new Error(`${upload.what} was answered with ${status}.`);
    if (status === 200) kept += 1;
    for (const child of childrenOf(pid)) encoder = Math.max(encoder, peakOf(child));
  }
  return { sent: uploads.length, kept, server: peakOf(pid), encoder };
}

/** @returns the status; 0 if the server closed the connection on a far too large file */
async function send(url: string, token: string, { parts }: HostileUpload): Promise<number> {
  const body = new FormData();
  for (const { field, bytes, type, name } of parts) body.append(field, new Blob([bytes], { type }), name);
  try {
    const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** The process's peak memory since the reset, from the kernel. */
const peakOf = (pid: number): number =>
  (Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;
const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
