import { createHash } from 'node:crypto';
import { quoteSum } from '@yantra/domain';
import canonicalize from 'canonicalize';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { AgreementContent, QuoteContent } from '../deals/index.ts';

/** The result of a verification. */
export interface AgreementsVerdict {
  readonly quotes: number;
  readonly agreements: number;
  /** The first that was changed, or does not add up. */
  readonly broken?: { readonly what: 'quote' | 'agreement'; readonly name: string };
}

const rowsAtOnce = 500;

interface QuoteRow {
  readonly id: string;
  readonly deal_id: string;
  readonly version: number;
  readonly content: string;
  readonly sha256: string;
  readonly total_paise: number;
}

interface AgreementRow {
  readonly deal_id: string;
  readonly number: string;
  readonly quote_id: string;
  readonly quote_sha256: string;
  readonly content: string;
  readonly sha256: string;
  readonly stored_sha256: string | null;
  readonly stored_content: string | null;
  readonly stored_total: number | null;
}

/** Recomputes the hash of every quote and agreement here, not in the database being verified, and compares their sums. */
export async function verifyAgreements(db: Db): Promise<AgreementsVerdict> {
  let [quotes, agreements] = [0, 0];
  for await (const row of quotesOf(db)) {
    if (!isWholeQuote(row)) return { quotes, agreements, broken: { what: 'quote', name: row.id } };
    quotes += 1;
  }
  for await (const row of agreementsOf(db)) {
    if (!isWholeAgreement(row)) return { quotes, agreements, broken: { what: 'agreement', name: row.number } };
    agreements += 1;
  }
  return { quotes, agreements };
}

async function* quotesOf(db: Db): AsyncGenerator<QuoteRow> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<QuoteRow>`
      select id, deal_id, version, content, sha256, total_paise::float8 as total_paise from quotes where id > ${after}::uuid
      order by id limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

async function* agreementsOf(db: Db): AsyncGenerator<AgreementRow> {
  for (let after = ''; ;) {
    const { rows } = await sql<AgreementRow>`
      select a.deal_id, a.number, a.quote_id, a.quote_sha256, a.content, a.sha256, q.sha256 as stored_sha256, q.content as stored_content,
        q.total_paise::float8 as stored_total
      from agreements a left join quotes q on q.id = a.quote_id where a.number > ${after} order by a.number limit ${rowsAtOnce}`.execute(
      db,
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.number;
  }
}

/** Its content; undefined where its hash is another, or it is not in canonical form. */
function sealedIn<Content extends object>(content: string, sha256: string): Content | undefined {
  try {
    const value = JSON.parse(content) as Content;
    const hash = createHash('sha256').update(content).digest('hex');
    return hash === sha256 && canonicalize(value) === content ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a quote's parts lead to its total. */
function addsUp({ lines, parts, gst, total }: QuoteContent): boolean {
  const offered = lines.map(({ isOnlyIf, ...line }) => ({ ...line, ...(isOnlyIf && { isOnlyIf: true as const }) }));
  const sum = quoteSum({ lines: offered, parts, gst: gst.percent, gstIncluded: gst.isIncluded });
  const areSame = lines.every(({ amount }, n) => sum.amounts[n] === amount);
  return areSame && sum.gst.amount === gst.amount && sum.total === total;
}

function isWholeQuote({ deal_id, version, content, sha256, total_paise: total }: QuoteRow): boolean {
  const quote = sealedIn<QuoteContent>(content, sha256);
  if (quote === undefined) return false;
  return quote.dealId === deal_id && quote.version === version && quote.total === total && addsUp(quote);
}

function isWholeAgreement(row: AgreementRow): boolean {
  const agreed = sealedIn<AgreementContent>(row.content, row.sha256);
  if (agreed === undefined) return false;
  const isOfQuote =
    agreed.quoteSha256 === row.quote_sha256 &&
    row.quote_sha256 === row.stored_sha256 &&
    canonicalize(agreed.quote) === row.stored_content;
  return (
    isOfQuote &&
    agreed.number === row.number &&
    agreed.quote.dealId === row.deal_id &&
    agreed.quote.total === row.stored_total
  );
}
