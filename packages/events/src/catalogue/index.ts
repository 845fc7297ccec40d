import { emailChanged } from './email-changed.ts';
import { importFinished } from './import-finished.ts';
import { lead } from './lead.ts';
import { newDevice } from './new-device.ts';
import { paid } from './paid.ts';
import { passwordChanged } from './password-changed.ts';
import { phoneChanged } from './phone-changed.ts';
import { planEnds } from './plan-ends.ts';

/** Every event, in the order of the settings. */
export const catalogue = [
  lead,
  planEnds,
  paid,
  importFinished,
  newDevice,
  passwordChanged,
  phoneChanged,
  emailChanged,
] as const;
