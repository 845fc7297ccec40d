import type { InputOf, sendQuote } from '@yantra/contract/calls';
import { wrong } from '@yantra/contract/schemas';
import {
  availabilityLimits,
  dealLimits,
  hourMs,
  paiseToRupees,
  quoteSum,
  type QuoteOffer,
  rupeesToPaise,
  signedPaise,
} from '@yantra/domain';
import type { City } from '@yantra/places';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { cleanWords } from '../conversations/index.ts';
import type { MachineHire } from '../hire-costs/index.ts';
import { type LockedDeal, momentOf } from './deals.queries.ts';
import { type OwnMachine, ownerNow } from './own-machines.queries.ts';
import { jobThen, type QuoteContent, sealed } from './quote-content.ts';

/** A quote as its owner wrote it. */
export type SentQuote = InputOf<typeof sendQuote>;

/** What a quote is made of. */
export interface Offered {
  readonly input: SentQuote;
  readonly machine: OwnMachine;
  readonly cost: MachineHire;
  readonly cityById: (id: string) => City | undefined;
}

/** Writes the next version. @throws AppError `quote.tooMany`, `request.invalid` */
export async function writeQuote(trx: Db, { request, deal }: LockedDeal, { input, machine, cost, cityById }: Offered) {
  const at = await momentOf(trx);
  const version = (await countVersions(trx, deal.id)) + 1;
  if (version > dealLimits.versions) throw new AppError('quote.tooMany');
  const validUntil = endIn(input, at);
  const offer = offerOf(input, cost.gst);
  const sum = quoteSum(offer);
  const most = availabilityLimits.rupees;
  if (sum.total <= 0 || paiseToRupees(sum.total) > most)
    throw new AppError('request.invalid', { lines: wrong('total.invalid', { most }) });
  const owner = await ownerNow(trx, deal.owner_id);
  if (owner === undefined) throw new AppError('deal.unknown');
  const { full_name: name, phone, email, city_id: city } = request;
  const content: QuoteContent = {
    format: 1,
    dealId: deal.id,
    version,
    sentAt: at.toISOString(),
    validUntil: validUntil.toISOString(),
    currency: 'INR',
    owner,
    renter: { name, phone, email },
    machine: {
      id: machine.id,
      name: machine.name,
      model: machine.model_number,
      year: machine.year_of_mfg,
      place: machine.city,
    },
    job: jobThen(request, city === null ? undefined : cityById(city)?.name),
    lines: offer.lines.map((line, index): QuoteContent['lines'][number] => ({
      ...line,
      isOnlyIf: line.isOnlyIf === true,
      amount: sum.amounts[index] ?? 0,
    })),
    parts: offer.parts,
    deposit: offer.deposit ?? null,
    gst: sum.gst,
    total: sum.total,
    likely: likelyTotal(sum, cost, request.job_days !== null),
    terms: cleanWords(input.terms),
  };
  const row = await trx
    .insertInto('quotes')
    .values({
      deal_id: deal.id,
      version,
      equipment_id: machine.id,
      ...sealed(content),
      total_paise: sum.total,
      valid_until: validUntil,
      sent_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, version, total: sum.total, at };
}

/** How many versions of a quote there are. */
export async function countVersions(trx: Db, dealId: string): Promise<number> {
  const row = await trx
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** @throws AppError `request.invalid` for a moment that has passed, or is too far away */
function endIn({ validUntil }: SentQuote, now: Date): Date {
  const end = new Date(validUntil);
  const most = dealLimits.validDays * 24;
  if (end <= now) throw new AppError('request.invalid', { validUntil: wrong('moment.past') });
  if (end.getTime() > now.getTime() + most * hourMs)
    throw new AppError('request.invalid', { validUntil: wrong('moment.tooFar', { most }) });
  return end;
}

/** What was written, in paise. Half a sign would have no canonical form. */
const offerOf = ({ lines, parts, deposit, gstIncluded }: SentQuote, gst: number): QuoteOffer => ({
  lines: lines.map(({ part, name, quantity, unit, rate, isOnlyIf }) => ({
    part,
    name: name.toWellFormed(),
    quantity,
    unit,
    rate: signedPaise(rate),
    isOnlyIf,
  })),
  parts: parts.map(({ part, state, words }) => ({ part, state, words: words.toWellFormed() })),
  deposit: deposit === undefined ? undefined : rupeesToPaise(deposit),
  gst,
  gstIncluded,
});

/** The total with what is not stated, at what others ask of such a job; null if all is stated, or nothing is known of it. */
function likelyTotal(
  { total, unknown }: ReturnType<typeof quoteSum>,
  { usual }: MachineHire,
  hasDays: boolean,
): number | null {
  const more = usual.filter(({ part }) => unknown.includes(part)).reduce((all, { typical = 0 }) => all + typical, 0);
  return hasDays && more > 0 ? total + more : null;
}
