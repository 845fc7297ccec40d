import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

/** The possible years of manufacture, newest first. */
export const mfgYear = z.object({ id: z.number().int(), value: z.string() });

export const getMfgYearDropDown = defineCall({
  summary: 'The years of manufacture to choose from, newest first.',
  route: 'GET /DropDown/GetMfgYearDropDown',
  who: 'anyone',
  takes: 'publicQuery',
  input: nothing,
  output: z.array(mfgYear),
});
