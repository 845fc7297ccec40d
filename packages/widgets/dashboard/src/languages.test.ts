import type { Language } from '@yantra/language';
import { describe, expect, test } from 'vitest';
import hindi from './languages/hi.ts';
import marathi from './languages/mr.ts';

describe.each([['Hindi', hindi] as const, ['Marathi', marathi] as const])('%s', (_, language: Language) => {
  test('knows what the server says in forms, and the words of its lists', () => {
    for (const sentence of ['Name is required', 'At least one image is required', 'Won', 'SUCCESS', 'Available'])
      expect(language.sentences[sentence]).toMatch(/[\u0900-\u097F]/);
  });
});
