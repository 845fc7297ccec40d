import { auditGroups, auditKindsOf, inputLengths, inputLimits, searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { optional, whole } from '../shapes/input.ts';

const wrongChoice = wrong('auditFilter.invalid');

/** Which entries of the audit log are asked for; nothing given means all. */
export const auditFilter = z.object({
  /** A person's name, phone or e-mail, a machine's name, or the number of an order. */
  searchTerm: optional(
    z
      .string(wrong('searchTerm.invalid'))
      .trim()
      .max(searchTermLength, wrong('searchTerm.tooLong', { most: searchTermLength })),
  ),
  group: optional(z.enum(auditGroups, wrongChoice)),
  kind: optional(z.enum(auditKindsOf(), wrongChoice)),
  /** Admins, other people, or nobody: what Yantra did by itself. */
  who: optional(z.enum(['admins', 'others', 'nobody'], wrongChoice)),
  userId: optional(z.string(wrongChoice).max(inputLengths.id, wrongChoice)),
  /** The days in India looked at: 1 is today. */
  days: optional(whole(wrongChoice, 1, inputLimits.daysBack)),
});

/** The place of an entry: older ones follow it. */
export const auditPlace = z
  .string(wrongChoice)
  .max(inputLengths.auditPlace, wrongChoice)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_\d{1,18}$/, wrongChoice);

/** Who did what and when. Names are those of today. */
export const auditEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** One of the domain's `auditKinds`, or a kind of another version. */
  kind: z.string(),
  /** The person it tells of; null if nobody, with a null name if the account is gone. */
  who: z.object({ id: z.string(), name: z.string().nullable(), role: z.string() }).nullable(),
  /** What else it tells of, by the kind's subject; with a null name if it is gone. */
  subject: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** `reason`, `before`, `after` and further facts of the kind. Where several values changed, `before` and `after` are JSON objects of them by name. */
  facts: z.record(z.string(), z.string()),
  /** Who the facts name by their ids, by the fact's name: `to`, `from`; with a null name if the account is gone. */
  people: z.record(z.string(), z.object({ id: z.string(), name: z.string().nullable() })),
  /** Browser and system of the session, while it lasts. */
  device: z.string().nullable(),
  /** Whether it is sealed as it was written, and follows the entry that it followed. */
  isWhole: z.boolean(),
});

/** A page of entries, the newest first. */
export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** Where the next page begins; null at the end. */
  older: z.string().nullable(),
});
