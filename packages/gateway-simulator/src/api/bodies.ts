/** The inputs of the API's calls, as in Cashfree's documents. */
import { rupeesToPaise } from '@yantra/domain';
import { z } from 'zod';
import { fieldRefusal, refusal } from '../errors.ts';

const mostOrderDays = 30;
export const defaultExpiryMs = mostOrderDays * 86_400_000;

/** Rupees with at most two decimals, read as paise. */
const rupees = (least: number) =>
  z
    .number('must be a number')
    .refine((value) => value >= least && value < 1e10, `must be at least ${least}`)
    .refine((value) => Number(value.toFixed(2)) === value, 'must have at most 2 decimals')
    .transform(rupeesToPaise);

/** The real gateway accepts https only; a local server has none. */
const address = z
  .string('must be a string')
  .max(250, 'must have at most 250 characters')
  .refine((text) => URL.canParse(text.replaceAll(/[{}]/g, '')) && isSafe(new URL(text.replaceAll(/[{}]/g, ''))), {
    message: 'must be an https address',
  });
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));

const optionalText = (most: number) => z.string().max(most).nullish();

export const orderBody = z.object({
  order_id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,45}$/, 'must be 3 to 45 letters, digits, _ or -')
    .optional(),
  order_amount: rupees(1),
  order_currency: z.literal('INR', 'must be INR'),
  customer_details: z.object({
    customer_id: z.string().regex(/^[A-Za-z0-9_-]{3,50}$/, 'must be 3 to 50 letters, digits, _ or -'),
    customer_phone: z.string().regex(/^\+?\d{10,15}$/, 'must be a phone number of at least 10 digits'),
    customer_name: optionalText(100),
    customer_email: optionalText(100),
  }),
  order_meta: z.object({ return_url: address.nullish(), notify_url: address.nullish() }).nullish(),
  order_expiry_time: z.iso.datetime({ offset: true, message: 'must be an ISO 8601 time' }).optional(),
  order_note: optionalText(200),
  order_tags: z.record(z.string(), z.string()).nullish(),
});

export type OrderBody = z.infer<typeof orderBody>;

export const terminateBody = z.object({ order_status: z.literal('TERMINATED', 'must be TERMINATED') });

export const refundBody = z.object({
  refund_amount: rupees(0.01),
  refund_id: z.string().regex(/^[A-Za-z0-9_-]{3,40}$/, 'must be 3 to 40 letters, digits, _ or -'),
  refund_note: optionalText(100),
  refund_speed: z.enum(['STANDARD', 'INSTANT']).default('STANDARD'),
});

/** @throws GatewayError for the first field that is missing or wrong */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue === undefined || issue.path.length === 0) throw refusal('request_invalid');
  const isMissing = issue.path.reduce((value: unknown, key) => (value as Record<PropertyKey, unknown>)[key], body);
  const problem = isMissing === undefined || isMissing === '' ? 'missing' : 'invalid';
  throw fieldRefusal(
    issue.path.join('.'),
    problem,
    problem === 'missing' ? 'is missing in the request' : issue.message,
  );
}

/** @throws GatewayError when the time has passed or is more than 30 days ahead */
export function expiryFrom(time: string | undefined, now: number): number {
  const expiresAt = time === undefined ? now + defaultExpiryMs : Date.parse(time);
  const isWithin = expiresAt > now && expiresAt <= now + defaultExpiryMs + 60_000;
  if (!isWithin) throw fieldRefusal('order_expiry_time', 'invalid', 'must be in the future and within 30 days');
  return expiresAt;
}
