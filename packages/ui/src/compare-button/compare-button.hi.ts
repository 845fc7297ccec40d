import type { Translated } from '@yantra/language';
import type { compareButtonMessages } from './compare-button.messages.ts';

export const compareButton: Translated<typeof compareButtonMessages> = {
  compare: 'तुलना करें',
};
