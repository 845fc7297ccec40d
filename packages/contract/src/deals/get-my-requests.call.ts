import { requestStates } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { dealJob, dealMachine, severalMachines } from './deals.shapes.ts';

export const getMyRequests = defineCall({
  summary: 'One’s own requests for quotes, the newest first.',
  route: 'POST /Deal/GetMyRequests',
  who: 'loggedIn',
  input: listInput(['askedAt']).pick({ page: true, pageSize: true }),
  output: pageOf(
    z.object({
      id: z.string(),
      /** ISO 8601, UTC. */
      askedAt: z.string(),
      category: z.object({ id: z.number().int(), name: z.string() }),
      details: z.string(),
      job: dealJob,
      machine: dealMachine.optional(),
      machines: severalMachines,
      /** `waiting`: nobody has answered; `quoted`: a quote is open; `accepted`: agreed, or done; `over`: all else. */
      state: z.enum(requestStates),
      /** Owners who were asked, and open quotes. */
      owners: z.number().int(),
      quotes: z.number().int(),
      /** The lowest open total, or what was agreed. */
      total: rupees.optional(),
      unread: z.number().int(),
      /** Until when a machine is held. ISO 8601, UTC. */
      heldUntil: z.string().optional(),
      /** The deal that was agreed. */
      dealId: z.string().optional(),
    }),
  ),
});
