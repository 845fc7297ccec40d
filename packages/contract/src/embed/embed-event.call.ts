import { inputLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { partnerKeyText } from '../partners/partners.shapes.ts';
import { nothing } from '../shapes/answers.ts';
import { page, widget } from './embed.shapes.ts';

export const embedEvent = defineCall({
  summary: 'Counts views and selections on a partner’s page; what comes from another website is dropped silently.',
  route: 'POST /Embed/Event',
  who: 'anyone',
  takes: 'beacon',
  /** A beacon's report of events on a partner's page. */
  input: z.object({
    key: partnerKeyText,
    page,
    events: z
      .array(z.object({ kind: z.enum(['view', 'select']), widget }))
      .min(1)
      .max(inputLimits.eventsOfBeacon),
  }),
  output: nothing,
});
