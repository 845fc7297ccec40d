/** Calls the server without a browser, as a program does. */
import { siteUrl } from './visitor.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The text as JSON; an empty object if it is not JSON. */
  readonly json: Readonly<Record<string, unknown>>;
}

export async function ask(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(siteUrl + path, init);
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return { status: response.status, type, text, json: type.includes('json') ? JSON.parse(text) : {} };
}

export const post = (path: string, body: unknown): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const searchPath = '/api/Equipment/SearchEquipments';
