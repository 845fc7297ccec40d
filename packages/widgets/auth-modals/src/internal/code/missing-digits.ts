import type { messages } from '../../auth-modals.messages.ts';
import type { CodeModel } from './code.model.ts';

/** How many digits are missing, in words; undefined once the code is complete. Call it where signals are tracked. */
export const missingDigitsText = (
  { missing, state }: Pick<CodeModel, 'missing' | 'state'>,
  texts: (typeof messages)['code'],
): string | undefined =>
  missing.value === 0 || state.value === 'verifying' ? undefined : texts.missing(missing.value);
