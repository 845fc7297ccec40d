import { createHash } from 'node:crypto';
import type { FormPost } from '../../http/bind.ts';

const hourMs = 3_600_000;

/**
 * The requirement as a plain form, for browsers without JavaScript. A form has no key of its own: what it says and the hour it says it in make
 * one, so that a second press of the button stores nothing more.
 */
export const requirementForm = (now: () => Date): FormPost => ({
  inputOf: (fields) => {
    const { idempotencyKey = '', ...content } = fields;
    return { ...content, idempotencyKey: idempotencyKey === '' ? keyOf(content, now()) : idempotencyKey };
  },
  // Only a number gets here: the schema refuses anything else before.
  goTo: (fields) => `/equipments?categoryId=${Number(fields['categoryId'])}&sent=1`,
});

function keyOf(content: Readonly<Record<string, string>>, now: Date): string {
  const said = Object.entries(content)
    .map(([name, value]) => [name, value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hour = Math.floor(now.getTime() / hourMs);
  return `form-${createHash('sha256')
    .update(JSON.stringify([said, hour]))
    .digest('base64url')}`;
}
