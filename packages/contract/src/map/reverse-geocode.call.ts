import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { latitude, longitude, numeric } from '../shapes/input.ts';

export const reverseGeocode = defineCall({
  summary: 'The address of a point, as far as it is known.',
  route: 'GET /Geo/Reverse',
  who: 'anyone',
  takes: 'publicQuery',
  input: z.object({
    latitude: z.preprocess(numeric, latitude),
    longitude: z.preprocess(numeric, longitude),
  }),
  /** The address of a point, as far as known. */
  output: z.object({
    address: z.string(),
    city: z.string(),
    cityId: z.string(),
    state: z.string(),
    pinCode: z.string(),
    country: z.string(),
  }),
});
