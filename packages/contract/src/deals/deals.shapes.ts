import {
  dealDeeds,
  dealReasonsOf,
  dealSides,
  dealStates,
  inputLengths,
  jobOperators,
  quoteParts,
  quoteUnits,
} from '@yantra/domain';
import { z } from 'zod';
import { daySpan } from '../availability/availability.shapes.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { optional, pageLocale, version } from '../shapes/input.ts';

/* From a requirement to an agreement (spec: hire.md §3). Amounts are rupees with at most two decimals; days are days in India. */

/** The job of a request, as it was asked. */
export const dealJob = z.object({
  from: z.iso.date().optional(),
  days: z.number().int().optional(),
  hours: z.number().int().optional(),
  operator: z.enum(jobOperators).optional(),
  /** In the renter's words. */
  place: z.string().optional(),
  city: z.object({ id: z.string(), name: z.string() }).optional(),
});

/** A machine in a deal. */
export const dealMachine = z.object({ id: z.string(), name: z.string(), image1Url: z.string().nullable() });

/** A line of a quote. */
export const quoteLine = z.object({
  part: z.enum(quoteParts),
  /** The owner's name for it; empty for the part's usual name. */
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(quoteUnits),
  rate: rupees,
  /** A price that holds only if it happens: not in the total. */
  isOnlyIf: z.literal(true).optional(),
  amount: rupees,
});

/** A part without an amount. */
export const quotePart = z.object({
  part: z.enum(quoteParts),
  state: z.enum(['included', 'renter', 'unknown']),
  words: z.string(),
});

/** A quote as it was sent; it never changes. */
export const quote = z.object({
  id: z.string(),
  /** From 1; a change is a new version. */
  version: z.number().int(),
  lines: z.array(quoteLine),
  parts: z.array(quotePart),
  /** Absent: not stated; 0: none. */
  deposit: rupees.optional(),
  gst: z.object({ percent: z.number(), amount: rupees, isIncluded: z.boolean() }),
  /** With GST. */
  total: rupees,
  /** What it comes to with what is not stated, at what others ask; absent if all is stated. */
  likely: rupees.optional(),
  terms: z.string(),
  /** ISO 8601, UTC. */
  validUntil: z.string(),
  sentAt: z.string(),
  /** Until when the machine is held for the renter; absent if it is not. */
  heldUntil: z.string().optional(),
  machine: dealMachine,
  /** SHA-256 of its canonical JSON, in hex: names what is accepted. */
  hash: z.string(),
});

/** A line of the conversation: a message, or what happened. */
export const logLine = z.object({
  /** In its deal, from 1, without gaps. */
  place: z.number().int(),
  at: z.string(),
  side: z.enum(dealSides),
  /** `message`, or the deed. */
  kind: z.enum(['message', 'ask', 'read', ...dealDeeds]),
  words: z.string(),
  /** Addresses, relative to the API's host. */
  pictures: z.array(z.string()),
  /** Of a quote its version and total. */
  version: z.number().int().optional(),
  total: rupees.optional(),
  /** What the sender's browser called it. */
  clientKey: z.string().optional(),
});

/** The other party of a deal. */
export const dealParty = z.object({
  name: z.string(),
  /** Ten digits, and the address: only once both see them. */
  phone: z.string().optional(),
  email: z.string().optional(),
  /** Of an owner: locality and city of the machine. */
  place: z.string().optional(),
  /** Of an owner: stars of the machine, absent without ratings. */
  rating: z.object({ stars: z.number(), count: z.number().int() }).optional(),
  /** Of an owner, once there are enough deals: the median of minutes until an answer, and the share of questions that were answered, from 0 to 1. */
  answers: z.object({ minutes: z.number().int(), share: z.number() }).optional(),
  /** Of a renter: how many hires were agreed with anybody here. */
  hires: z.number().int().optional(),
});

/** A deal, as one of its two parties sees it. */
export const deal = z.object({
  id: z.string(),
  requestId: z.string(),
  /** Whose view this is; an admin sees it as the owner does, and may do nothing. */
  side: z.enum(['renter', 'owner']),
  state: z.enum(dealStates),
  stateBy: z.enum(dealSides),
  stateAt: z.string(),
  why: z.enum(dealReasonsOf).optional(),
  whyWords: z.string(),
  askedAt: z.string(),
  job: dealJob,
  category: z.object({ id: z.number().int(), name: z.string() }),
  /** What is needed, in the renter's words. */
  details: z.string(),
  /** The machine that was asked about, or that is offered. */
  machine: dealMachine.optional(),
  /** What this party may do now. */
  may: z.array(z.enum(dealDeeds)),
  mayTalk: z.boolean(),
  /** How many versions of the quote there are. */
  versions: z.number().int(),
  /** The newest version. */
  quote: quote.optional(),
  /**
   * While it is open and no unit of its machine is free on all of its days: the days on which none is, none at all where several are free in turn. Absent if it is
   * free, or names no days.
   */
  taken: z.array(daySpan).optional(),
  other: dealParty,
  /** How far the other has read, and unread lines of one's own. */
  otherReadTo: z.number().int(),
  unread: z.number().int(),
  /** Straight-line distance of the machine from the place of work, about; absent if unknown. */
  distanceKm: z.number().optional(),
  agreement: z.object({ number: z.string(), acceptedAt: z.string() }).optional(),
  version: z.number().int(),
});

/** The names of the machines that were asked about, in that order, where they were several. */
export const severalMachines = z.array(z.string()).optional();

/** A request for quotes, for the renter: with all answers. */
export const request = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  askedAt: z.string(),
  isConfirmed: z.boolean(),
  /** The renter's phone, but for its last four digits masked. */
  phone: z.string(),
  category: z.object({ id: z.number().int(), name: z.string() }),
  details: z.string(),
  job: dealJob,
  /** The machine that was asked about. */
  machine: dealMachine.optional(),
  machines: severalMachines,
  /** Whether it is among the requests of the account that is logged in. */
  isKept: z.boolean(),
  /** When its secret page closes by itself; absent if it is closed. ISO 8601, UTC. */
  pageClosesAt: z.string().optional(),
  /** Its secret page, for who may see it: the part of the address after `/q/`. */
  page: z.string().optional(),
  /** How many owners were asked; one of them may have several of the machines. */
  owners: z.number().int().optional(),
  /** Open quotes first, the lowest total first. */
  deals: z.array(deal),
});

const wrongDeal = wrong('deal.unknown');
export const dealId = z.string(wrongDeal).max(inputLengths.id, wrongDeal);
const wrongRequirement = wrong('requirement.unknown');
export const requirementId = z.string(wrongRequirement).max(inputLengths.id, wrongRequirement);
const wrongPage = wrong('requestPage.closed');
/** The secret page from which somebody acts: the part of its address after `/q/`. Absent: who is logged in acts. */
export const page = optional(z.string(wrongPage).max(inputLengths.requestPage, wrongPage));

/** Names a deal, and who asks. */
export const dealNamed = z.object({ dealId, page });
/** Names a request, by its secret page or as one of who is logged in. */
export const requestNamed = z.object({ page, requestId: optional(requirementId) });
/** The deal as it was when it was read. */
export const dealVersion = version(wrong('version.deal'));
/** Asks for a code by SMS. */
export const codeAsked = { locale: pageLocale };
