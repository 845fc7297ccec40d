import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { cityId, line, lineOrEmpty, optional } from '../shapes/input.ts';

/** A moment, ISO 8601. */
export const moment = z.iso.datetime({ offset: true, error: wrong('moment.invalid') });

/** Until when changes are paused; ISO 8601, UTC. */
export const pause = z.object({ until: z.string() });

/** Who sees an announcement: all, owners of machines, or people of a city. */
const audience = z.enum(['all', 'suppliers', 'city'], wrong('choice.invalid'));

/* `//host` and `/\host` would leave the site. */
const sitePath = line(wrong('sitePath.invalid'), lengths.sitePath).regex(
  /^\/(?![/\\])[^\s\\<>"']*$/,
  wrong('sitePath.invalid'),
);

/** What an admin writes. */
export const announcementInput = z
  .object({
    /** English; the other languages are shown in English where theirs is empty. */
    text: line(wrong('text.line'), lengths.announcement).min(1, wrong('announcement.required')),
    textHi: lineOrEmpty(lengths.announcement),
    textMr: lineOrEmpty(lengths.announcement),
    /** A path of the site, without a language. */
    link: optional(sitePath),
    audience,
    /** For the audience `city` only. */
    cityId: optional(cityId),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: wrong('moment.order'),
  })
  .refine(({ audience: who, cityId: city }) => who !== 'city' || city !== undefined, {
    path: ['cityId'],
    message: wrong('city.unknown'),
  });

/** An announcement as admins see it. */
export const announcement = z.object({
  id: z.number().int(),
  text: z.string(),
  textHi: z.string(),
  textMr: z.string(),
  /** Empty without one. */
  link: z.string(),
  audience,
  /** Of the audience `city`. */
  cityId: z.string().nullable(),
  /** Its name, for people; empty without one. */
  city: z.string(),
  /** ISO 8601, UTC. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** Whether it is shown now, will be, or was. */
  state: z.enum(['now', 'toCome', 'over']),
  version: z.number().int(),
});

/** A line above the dashboard. */
export const noticeLine = z.object({
  id: z.number().int(),
  /** Grows with each change, which is then shown again to who had put it away. */
  version: z.number().int(),
  /** In the language of the page, if it is written in it. */
  text: z.string(),
  /** Its language, where that is not the page's. */
  isEnglish: z.boolean(),
  link: z.string(),
});
