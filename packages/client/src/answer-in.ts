/* Apart from `answer.ts`, which alone is needed for the embed's first cards. */
import type { Call } from '@yantra/contract/calls';
import { payloadOf } from './answer.ts';

interface Body {
  readonly data?: unknown;
  readonly total?: number;
  readonly message?: string;
}

const isObject = (value: unknown): value is Body => value instanceof Object && !Array.isArray(value);

/** Whether a call may be made twice: by GET, also where its documented method is POST. */
export const isRead = ({ takes, method }: Call): boolean => takes === 'publicQuery' || method === 'GET';

/** Whether what failed is that something was asked for; lists are, however they are. */
export const isQuestion = (call: Call): boolean => isRead(call) || /list|page/.test(call.answer ?? '');

/**
 * What a call's answer carries, by every shape that is documented: a list may come bare or in `data`, a page without its totals, an object in `data` or
 * by itself; of a write its sentence is enough. Undefined where the body is no answer of the call.
 */
export function answerIn(call: Call, body: unknown): unknown {
  if (!(body instanceof Object)) return undefined;
  const { answer, key = '' } = call;
  const { data, message } = body as Body;
  // What answers nothing but that it was done.
  if (!answer) return payloadOf(body as Body) ?? null;
  if (answer === 'some') {
    return data instanceof Object && (Array.isArray(data) || !key || key in data) ? data : undefined;
  }
  if (answer === 'object') {
    const found = [data, body].find((part) => isObject(part) && key in part);
    return found ?? (message && !isRead(call) ? (data ?? body) : undefined);
  }
  const rows = Array.isArray(body) ? body : data;
  if (!Array.isArray(rows)) return undefined;
  if (answer === 'list') return rows;
  return { total: rows.length, page: 1, pageSize: rows.length || 1, ...(isObject(body) && body), data: rows };
}
