import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { latitude, longitude } from '../shapes/input.ts';

const wrongText = wrong('place.invalid', { most: lengths.place });
const placeText = z.string(wrongText).min(1, wrongText).max(lengths.place, wrongText);

/** A city, a locality or a PIN code, complete or in part. */
export const geocodeInput = z.object({ text: placeText });

/** A place on the map; `label` is for display, e.g. `411001, Pune, Maharashtra`. */
export const foundPlace = z.object({
  label: z.string(),
  kind: z.enum(['city', 'pin', 'address']),
  latitude,
  longitude,
  /** The listed city that it is, or the nearest one. */
  city: z.object({ id: z.string(), name: z.string(), state: z.string() }),
  /** Six digits; only if the place is a PIN code's area. */
  pinCode: z.string().optional(),
});

export const geocode = defineCall({
  summary: 'Places that a text or a PIN code names, best first, at most 8.',
  route: 'GET /Geo/Geocode',
  who: 'anyone',
  takes: 'publicQuery',
  input: geocodeInput,
  output: z.array(foundPlace),
});
