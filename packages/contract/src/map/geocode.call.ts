import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { cityId, latitude, longitude, optional } from '../shapes/input.ts';

const wrongText = wrong('place.invalid', { most: lengths.place });
const placeText = z.string(wrongText).min(1, wrongText).max(lengths.place, wrongText);

export const geocodeInput = z.object({
  /** A city, a locality, a station or a PIN code, complete or in part, in Latin letters or Devanagari. */
  text: placeText,
  /** The city that somebody looks at: its own places are meant first. */
  selectedCityId: optional(cityId),
});

/** A place on the map; `label` is for display, e.g. `411001, Pune, Maharashtra`. */
export const foundPlace = z.object({
  label: z.string(),
  /** Its bare name: `Koregaon Park`. */
  name: z.string(),
  kind: z.enum(['city', 'pin', 'address']),
  latitude,
  longitude,
  /** The listed city that it is, or the nearest one. */
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }),
  /** Six digits; only if the place is a PIN code's area. */
  pinCode: z.string().optional(),
  /** Present if only a part of the text names the place: the rest is unknown, or the operator's geocoder did not answer. */
  instead: z.enum(['unknown', 'unanswered']).optional(),
});

export const geocode = defineCall({
  summary: 'Places that a text or a PIN code names, best first, at most 8.',
  route: 'GET /Geo/Geocode',
  who: 'anyone',
  takes: 'publicQuery',
  input: geocodeInput,
  output: z.array(foundPlace),
  errors: ['place.unanswered'],
});
