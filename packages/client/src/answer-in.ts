/* Separate from `answer.ts`, all that the embed's first cards need. */
import type { Call } from '@yantra/contract/calls';
import { payloadOf } from './answer.ts';

interface Body {
  readonly data?: unknown;
  readonly total?: number;
  readonly message?: string;
}

const isObject = (value: unknown): value is Body => value instanceof Object && !Array.isArray(value);

/** Whether a call may be repeated: it can go by GET, even if its documented method is POST. */
export const isRead = ({ takes, method }: Call): boolean => takes === 'publicQuery' || method === 'GET';

/** Whether a call asks for data rather than changes it; lists count, whatever their method. */
export const isQuestion = (call: Call): boolean => isRead(call) || /list|page/.test(call.answer ?? '');

/**
 * What a call's answer carries, in any documented shape: a list bare or in `data`, a page without totals, an object in `data` or bare; a write needs only its
 * sentence. Undefined if the body is not an answer of the call.
 */
export function answerIn(call: Call, body: unknown): unknown {
  if (!(body instanceof Object)) return undefined;
  const { answer, key = '' } = call;
  const { data, message } = body as Body;
  // Calls that answer success and nothing else.
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
