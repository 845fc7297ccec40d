import { mostCapOfPlan } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { newRow } from '../shapes/answers.ts';
import { givenNumber } from '../shapes/input.ts';
import { planFields } from './plans.shapes.ts';

const smallCount = z.preprocess((value) => givenNumber(value) ?? 1, z.int().min(0).max(mostCapOfPlan));

export const addNewSubscription = defineCall({
  summary: 'Adds a plan; final prices are computed.',
  route: 'POST /Subscription/AddNewSubscription',
  who: 'admin',
  input: z.object({
    ...planFields,
    contactToBeViewed: smallCount,
    smsCountAllowed: smallCount,
  }),
  output: newRow,
  message: 'Subscription Created Successfully!',
  errors: ['subscription.taken'],
});
