import type { LanguageCode } from '@yantra/domain';
import { z } from 'zod';
import type { WhatsAppSettings } from './whatsapp.settings.ts';

/** A message of a registered template. */
export interface TemplateMessage {
  /** Ten digits. */
  readonly phone: string;
  readonly template: string;
  readonly language: LanguageCode;
  readonly title: string;
  readonly text: string;
  /** What the button's address ends with, after the site's origin and `/`. */
  readonly path: string;
}

/** Why WhatsApp did not take a message. Its text is for the log, without number, words or token. */
export class WhatsAppError extends Error {
  override readonly name = 'WhatsAppError';

  /** Of its documentation; undefined if it gave none. */
  readonly code: number | undefined;
  readonly how: Failure;

  constructor(message: string, code: number | undefined, how: Failure) {
    super(message);
    this.code = code;
    this.how = how;
  }
}

interface Failure {
  readonly mayHaveLeft: boolean;
  readonly isFinal: boolean;
  readonly retryAfterMs: number;
}

const timeoutMs = 10_000;
const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1) });
const refused = z.object({ error: z.object({ code: z.number().int() }) });

/* Its error codes, as documented, by what helps. Anything else that is refused is about this message, and final. */
const minute = 60_000;
/** Too many at once: from us, or to this person. */
const tooMany = new Set([4, 80_007, 130_429, 131_048, 131_056]);
/** It is its own fault, or that of our account: an operator mends it, and the message waits. */
const later = new Set([
  0, 1, 2, 3, 10, 190, 368, 131_000, 131_005, 131_016, 131_031, 131_042, 131_057, 133_004, 133_010,
]);

/** There is no template of the name in the language. */
export const noSuchTemplate = 132_001;

/** Sends a message; returns WhatsApp's name for it. @throws WhatsAppError */
export async function sendTemplate(settings: WhatsAppSettings, message: TemplateMessage): Promise<string> {
  const { url, phoneId, token } = settings;
  const { status, body, retryAfter } = await posted(`${url}/${phoneId}/messages`, token, bodyOf(message));
  const id = taken.safeParse(body).data?.messages[0]?.id;
  if (status < 300 && id !== undefined) return id;
  const code = refused.safeParse(body).data?.error.code;
  const isTooMany = status === 429 || (code !== undefined && tooMany.has(code));
  const isLater = isTooMany || status >= 500 || (code !== undefined && later.has(code));
  throw new WhatsAppError(`WhatsApp answered ${status}, error ${code ?? 'unknown'}.`, code, {
    // What it refuses by a code has not left.
    mayHaveLeft: code === undefined && (status >= 500 || status < 300),
    isFinal: !isLater && status >= 400,
    retryAfterMs: isTooMany ? Math.max(retryAfter * 1000, minute) : 0,
  });
}

/* Parameters are one line, and the whole is limited to 1,024 characters. */
const most = { title: 200, text: 700 };
const parameter = (said: string, length: number) => ({
  type: 'text',
  text:
    said
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, length)
      .replace(/[\uD800-\uDBFF]$/, '') || '-',
});

const bodyOf = ({ phone, template, language, title, text, path }: TemplateMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: `91${phone}`,
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [
      { type: 'body', parameters: [parameter(title, most.title), parameter(text, most.text)] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: path }] },
    ],
  },
});

async function posted(url: string, token: string, content: object) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body, retryAfter: Number(response.headers.get('retry-after')) || 0 };
  } catch (error) {
    // Only one that could not be reached certainly did not take it.
    const code: unknown = error instanceof Error && error.cause instanceof Error && Reflect.get(error.cause, 'code');
    const isUnreached = code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
    const how = { mayHaveLeft: !isUnreached, isFinal: false, retryAfterMs: 0 };
    throw new WhatsAppError(`WhatsApp did not answer (${String(code || 'no code')}).`, undefined, how);
  }
}
