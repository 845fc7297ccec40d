import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { listInput, pageOf } from '../shapes/page.ts';
import { profile } from './users.shapes.ts';

export const getUsersList = defineCall({
  summary: 'Users by role, for admins.',
  route: 'GET /User/GetUsersList',
  who: 'admin',
  input: listInput(['fullName', 'phoneNumber', 'email', 'city', 'machines', 'createdAt']).extend({
    role: optional(z.enum(['admin', 'supplier', 'user'], wrong('role.unknown'))),
  }),
  output: pageOf(profile),
});
