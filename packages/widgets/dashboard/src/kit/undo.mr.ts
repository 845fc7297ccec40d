import type { Translated } from '@yantra/language';
import type { messages } from './undo.messages.ts';

export const undo: Translated<typeof messages> = { undo: 'मागे घ्या' };
