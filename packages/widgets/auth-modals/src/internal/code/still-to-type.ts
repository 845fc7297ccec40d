import type { messages } from '../../auth-modals.messages.ts';
import type { CodeModel } from './code.model.ts';

/** How many digits are missing, in words; nothing once the code is whole. To be read where signals are followed. */
export const stillToType = (
  { missing, state }: Pick<CodeModel, 'missing' | 'state'>,
  texts: (typeof messages)['code'],
): string | undefined =>
  missing.value === 0 || state.value === 'verifying' ? undefined : texts.missing(missing.value);
