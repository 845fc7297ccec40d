import { dealLimits, dealReasons, dealReasonsOf, dealTransitions, spokenDeeds } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { lineOrEmpty, optional } from '../shapes/input.ts';
import { deal, dealNamed, dealVersion } from './deals.shapes.ts';

export const changeDeal = defineCall({
  summary: 'Declines, takes back, refuses, withdraws, asks again or cancels, whoever may.',
  route: 'POST /Deal/ChangeDeal',
  who: 'anyone',
  input: dealNamed
    .extend({
      deed: z.enum(spokenDeeds, wrong('choice.invalid')),
      /** One of the deed's `dealReasons`, where there are any. */
      why: optional(z.enum(dealReasonsOf, wrong('choice.invalid'))),
      whyWords: lineOrEmpty(dealLimits.why),
      version: dealVersion,
    })
    .superRefine(({ deed, why }, issues) => {
      const reasons: readonly string[] = deed in dealReasons ? dealReasons[deed as keyof typeof dealReasons] : [];
      const isRight = why === undefined ? !dealTransitions[deed].needsReason : reasons.includes(why);
      if (!isRight) issues.addIssue({ code: 'custom', path: ['why'], message: wrong('reason.required') });
    }),
  output: deal,
  errors: ['deal.unknown', 'deal.changed', 'deal.tooMany', 'requestPage.closed'],
});
