import { parsePhone, rupeesToPaise } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';
import { containing, phoneHolds } from '../../database/containing.ts';

/** `₹1,199.50`, `1199.5`, `Rs 1199` in paise; `undefined` for any other text. */
export function amountIn(term: string): number | undefined {
  const text = term.trim().replace(/^(?:₹|rs\.?|inr)\s*/i, '');
  if (!/^\d[\d,]{0,14}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const rupees = Number(text.replaceAll(',', ''));
  return rupees <= 1e9 ? rupeesToPaise(rupees) : undefined;
}

/**
 * Finds payments by what a person may have at hand: name in any order, order, plan, invoice, credit note, the gateway's or the bank's number, how it was
 * paid, GSTIN, amount, phone as it is shown, part of an e-mail. Each word must stand somewhere.
 * @param seesPeople who may not, finds a phone or an e-mail only by the whole of it: parts would give it away, piece by piece
 */
export function paymentHolds(term: string, seesPeople: boolean): RawBuilder<boolean> {
  const words = term.split(/\s+/).filter((word) => word !== '');
  const each = words.map((word) => wordStands(word, seesPeople));
  const whole = [sql`(${sql.join(each, sql` and `)})`, phoneIs(term, seesPeople)];
  const paise = amountIn(term);
  if (paise !== undefined)
    whole.push(sql`o.amount_paise = ${paise} or exists (
    select 1 from refunds s where s.order_id = o.id and s.amount_paise = ${paise})`);
  return sql`(${sql.join(whole, sql` or `)})`;
}

function wordStands(word: string, seesPeople: boolean): RawBuilder<unknown> {
  const like = containing(word);
  const email = seesPeople ? sql`u.email ilike ${like}` : sql`lower(u.email) = ${word.toLowerCase()}`;
  return sql`(u.first_name ilike ${like} or u.last_name ilike ${like} or o.id ilike ${like} or v.display_name ilike ${like}
    or i.number ilike ${like} or i.buyer->>'name' ilike ${like} or i.buyer->>'gstin' ilike ${like} or u.gstin ilike ${like} or ${email}
    or h.reference ilike ${like}
    or exists (select 1 from order_payments s where s.order_id = o.id
      and (s.cf_payment_id ilike ${like} or replace(s.payment_group, '_', ' ') ilike ${like}))
    or exists (select 1 from credit_notes s where s.purchase_id = p.id and s.number ilike ${like}))`;
}

function phoneIs(term: string, seesPeople: boolean): RawBuilder<unknown> {
  if (seesPeople) return phoneHolds('u.phone', term);
  const digits = parsePhone(term);
  return digits === null ? sql`false` : sql`u.phone = ${digits}`;
}
