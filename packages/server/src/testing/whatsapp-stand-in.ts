import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { WhatsAppSettings } from '../modules/whatsapp/whatsapp.settings.ts';

/* What the Cloud API takes of a template message, as documented: anything else is its error 100. */
const line = z
  .string()
  .min(1)
  .regex(/^(?!.*(?:[\n\t]| {5}))/s);
const message = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{8,15}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z\d_]{1,512}$/),
    language: z.strictObject({ code: z.string() }),
    components: z.tuple([
      z.strictObject({
        type: z.literal('body'),
        parameters: z.tuple([
          z.strictObject({ type: z.literal('text'), text: line }),
          z.strictObject({ type: z.literal('text'), text: line }),
        ]),
      }),
      z.strictObject({
        type: z.literal('button'),
        sub_type: z.literal('url'),
        index: z.literal('0'),
        parameters: z.tuple([z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(2000) })]),
      }),
    ]),
  }),
});
export type TakenTemplate = z.output<typeof message>;

/** A refusal by its status and code; `silent` takes the message and breaks the line. */
export type WhatsAppRefusal =
  | { readonly status: number; readonly code?: number; readonly retryAfter?: number }
  | 'silent';

/** The Cloud API on this machine. @param refusing what it says instead of taking a message */
export async function whatsAppStandIn(
  refusing: (taken: TakenTemplate) => WhatsAppRefusal | undefined = () => undefined,
) {
  const taken: TakenTemplate[] = [];
  const account = {
    token: 'EAAG-token',
    phoneId: '106540352242922',
    appSecret: 'app-secret',
    verifyToken: 'verify-token',
  };
  const error = (code: number) =>
    JSON.stringify({ error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'A' } });
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const say = (status: number, said: string, headers = {}) =>
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(said);
      if (request.headers.authorization !== `Bearer ${account.token}`) return say(401, error(190));
      if (request.method !== 'POST' || request.url !== `/v23.0/${account.phoneId}/messages`) return say(404, error(33));
      const read = message.safeParse(JSON.parse(body));
      if (!read.success) return say(400, error(100));
      const refusal = refusing(read.data);
      if (refusal === 'silent') return response.destroy();
      if (refusal !== undefined) {
        const { status, code, retryAfter } = refusal;
        return say(
          status,
          code === undefined ? '<html>' : error(code),
          retryAfter === undefined ? {} : { 'retry-after': retryAfter },
        );
      }
      taken.push(read.data);
      const { to } = read.data;
      const id = `wamid.${taken.length}`;
      return say(
        200,
        JSON.stringify({ messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages: [{ id }] }),
      );
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  const settings: WhatsAppSettings = { ...account, url: `http://127.0.0.1:${port}/v23.0` };
  return { taken, settings };
}

/** A webhook of WhatsApp, signed as it signs them. */
export function whatsAppWebhook(
  value: object,
  { appSecret, phoneId }: Pick<WhatsAppSettings, 'appSecret' | 'phoneId'>,
) {
  const metadata = { display_phone_number: '912000000000', phone_number_id: phoneId };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] });
  const signature = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  return { body, headers: { 'x-hub-signature-256': signature } };
}
