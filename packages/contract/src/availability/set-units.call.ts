import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { bufferDays, ofMachine, unit } from './availability.shapes.ts';

export const setUnits = defineCall({
  summary: 'How many of the same machine one has, and how many days bringing one back takes from now on.',
  route: 'POST /Availability/SetUnits',
  who: 'supplierOrUser',
  input: z.object({ ...ofMachine.shape, units: unit, bufferDays }),
  output: z.object({ units: z.number().int(), bufferDays: z.number().int() }),
  errors: ['equipment.unknown', 'units.inUse'],
});
