import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { jsonIn } from '../../http/bodies.ts';

/** Whether WhatsApp signed a message: HMAC-SHA256 by the app's secret over its bytes. @param header `sha256=…` */
export function isSignedByWhatsApp(raw: Buffer, header: string | undefined, secret: string): boolean {
  const [, hex = ''] = /^sha256=([\da-f]{64})$/i.exec(header ?? '') ?? [];
  const given = Buffer.from(hex, 'hex');
  const expected = createHmac('sha256', secret).update(raw).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const written = z.object({
  from: z.string().max(20),
  text: z.object({ body: z.string().max(5000) }).optional(),
  button: z.object({ text: z.string().max(200) }).optional(),
});
const status = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(40),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }).optional(),
  messages: z.array(z.unknown()).optional(),
  statuses: z.array(z.unknown()).optional(),
});
const envelope = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
});

/** What WhatsApp tells us. */
export interface WhatsAppNews {
  /** What people wrote, in order: ten digits and `stop` or `start`. */
  readonly wishes: readonly { readonly phone: string; readonly wish: 'stop' | 'start' }[];
  readonly statuses: readonly z.output<typeof status>[];
}

/** What stands in a message; parts that are not as documented are left out. @param phoneId of our number: an app may have several */
export function newsIn(raw: Buffer, phoneId: string): WhatsAppNews {
  const read = envelope.safeParse(jsonIn(raw)).data?.entry ?? [];
  const values = read
    .flatMap(({ changes }) =>
      each(
        value,
        changes.map((change) => change.value),
      ),
    )
    .filter(({ metadata }) => metadata === undefined || metadata.phone_number_id === phoneId);
  return {
    wishes: values
      .flatMap(({ messages = [] }) => each(written, messages))
      .flatMap(({ from, text, button }) => {
        const wish = wishIn(text?.body ?? button?.text ?? '');
        const [, phone] = /^91(\d{10})$/.exec(from) ?? [];
        return wish === undefined || phone === undefined ? [] : [{ phone, wish }];
      }),
    statuses: values.flatMap(({ statuses = [] }) => each(status, statuses)),
  };
}

const each = <Schema extends z.ZodType>(schema: Schema, all: readonly unknown[]): z.output<Schema>[] =>
  all.flatMap((one) => {
    const read = schema.safeParse(one);
    return read.success ? [read.data] : [];
  });

const words = {
  stop: ['stop', 'unsubscribe', 'रोको', 'रोकें', 'बंद', 'बंद करो', 'बंद करें', 'बंद करा', 'थांबवा', 'थांबा'],
  start: ['start', 'शुरू', 'शुरू करें', 'चालू', 'सुरू', 'सुरू करा', 'चालू करा'],
} as const;

/** A wish is the whole message: who writes a sentence with the word in it means something else. */
function wishIn(said: string): 'stop' | 'start' | undefined {
  const bare = said
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
  const is = (wish: keyof typeof words) => words[wish].some((word) => word.normalize('NFC') === bare);
  return is('stop') ? 'stop' : is('start') ? 'start' : undefined;
}
