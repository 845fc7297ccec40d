import { createHmac } from 'node:crypto';

/**
 * The header `x-webhook-signature`: base64 of HMAC-SHA256 over the timestamp and the body as sent.
 * @param timestamp the text of `x-webhook-timestamp`, milliseconds since 1970
 * @param rawBody byte for byte: `170.00` is not `170`
 */
export function signWebhook(clientSecret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', clientSecret)
    .update(timestamp + rawBody)
    .digest('base64');
}
