import { dayInIndia } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import { type QuoteContent, sealed } from './quote-content.ts';

/** What both agreed on, and how each of them said so. Moments ISO 8601 UTC. */
export interface AgreementContent {
  readonly format: 1;
  readonly number: string;
  readonly quote: QuoteContent;
  readonly quoteSha256: string;
  readonly confirmed: {
    /** The owner sent the quote, logged in. */
    readonly owner: { readonly at: string; readonly by: 'account' };
    /** The renter entered the code that was sent to this phone. */
    readonly renter: { readonly at: string; readonly by: 'code'; readonly phone: string };
  };
}

const serialDigits = 5;

/** The next number of the year, without gaps: who takes it keeps others waiting until the transaction ends. */
async function nextNumber(trx: Db, at: Date): Promise<string> {
  const year = Number(dayInIndia(at).slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into agreement_serials (year, last) values (${year}, 1) on conflict (year) do update set last = agreement_serials.last + 1
    returning last`.execute(trx);
  return `YN-${String(year % 100).padStart(2, '0')}-${String(rows[0]?.last ?? 1).padStart(serialDigits, '0')}`;
}

/** Writes down an agreement: from then on others who agree wait for the end of its transaction. */
export async function writeAgreement(
  trx: Db,
  {
    dealId,
    quote,
    phone,
    at,
  }: { dealId: string; quote: { id: string; content: string; sha256: string }; phone: string; at: Date },
): Promise<string> {
  const number = await nextNumber(trx, at);
  const said = JSON.parse(quote.content) as QuoteContent;
  const content: AgreementContent = {
    format: 1,
    number,
    quote: said,
    quoteSha256: quote.sha256,
    confirmed: { owner: { at: said.sentAt, by: 'account' }, renter: { at: at.toISOString(), by: 'code', phone } },
  };
  const row = { deal_id: dealId, number, quote_id: quote.id, quote_sha256: quote.sha256, accepted_at: at };
  await trx
    .insertInto('agreements')
    .values({ ...row, ...sealed(content) })
    .execute();
  return number;
}
