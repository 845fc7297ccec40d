import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** A region of India, also called zone: North, South, East, West, Central, North-East. */
export const region = z.object({ id: z.number().int(), value: z.string() });

export const getRegionDropDown = defineCall({
  summary: 'The regions of India.',
  route: 'GET /DropDown/GetRegionDropDown',
  who: 'anyone',
  takes: 'publicQuery',
  input: nothing,
  output: z.array(region),
});
