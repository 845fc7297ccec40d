import { type Call, queryOf } from '@yantra/contract/calls';
import { fromAnswer, timedOut, unreachable } from './failures.ts';
import type { FilesSetting } from './upload.ts';

/** A file that a call answered. */
export interface AnsweredFile {
  /** The name the server gave it. */
  readonly name: string;
  readonly blob: Blob;
}

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'file';

/** Makes a call that answers a file. @throws {ApiError} if it does not */
export async function fetchFile(
  call: Call,
  input: object,
  { apiUrl, token, timeoutMs, fetch: fetcher = fetch }: FilesSetting,
): Promise<AnsweredFile> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetcher(`${apiUrl}/api${call.path}?${queryOf(input)}`, { headers, signal }).catch(() => {
    throw signal.aborted ? timedOut() : unreachable();
  });
  if (!answer.ok) throw fromAnswer(answer.status, await answer.text(), call);
  return { name: nameIn(answer.headers.get('content-disposition')), blob: await answer.blob() };
}
