import { parsePhone } from '@yantra/domain';

/** Digits of a mobile number (public-area.md §9). */
export const phoneLength = 10;

/** The digits of what is typed, ten at most; a number pasted with its prefix loses it. */
export const phoneDigits = (text: string): string => parsePhone(text) ?? text.replace(/\D/g, '').slice(0, phoneLength);

/** Whether all ten digits are there. */
export const isWholePhone = (digits: string): boolean => digits.length === phoneLength;
