import { describe, expectTypeOf, test } from 'vitest';
import { shared } from './hi.ts';
import type { WidgetLanguage } from './language.ts';

const messages = { id: 'own', greeting: (city: string) => `Hello, ${city}`, close: 'Close' } as const;
type Own = WidgetLanguage<typeof messages, 'text.tooLong' | 'image.tooLarge', 'New' | 'Won'>;

const own = { greeting: (city: string) => `नमस्ते, ${city}`, close: 'बंद करें' };
const errors = { ...shared.errors, 'text.tooLong': 'लंबा', 'image.tooLarge': 'बड़ी' };
const words = { ...shared.words, New: 'नई', Won: 'मिला' };

describe('a language of a widget', () => {
  test('has all texts of the widget', () => {
    expectTypeOf({ ...shared, texts: { ...shared.texts, own }, errors, words }).toExtend<Own>();
  });

  test('lacks no text', () => {
    const { close, ...less } = own;
    expectTypeOf(close).toBeString();
    expectTypeOf({ ...shared, errors, words }).not.toExtend<Own>();
    expectTypeOf({ ...shared, texts: { ...shared.texts, own: less }, errors, words }).not.toExtend<Own>();
    expectTypeOf({ ...shared, texts: { own }, errors, words }).not.toExtend<Own>();
  });

  test('lacks no error of its calls, and no value', () => {
    const texts = { ...shared.texts, own };
    expectTypeOf({ ...shared, texts, words }).not.toExtend<Own>();
    expectTypeOf({ ...shared, texts, errors }).not.toExtend<Own>();
  });

  test('has no unknown text or error', () => {
    // @ts-expect-error there is no such text
    const texts: Own['texts'] = { ...shared.texts, own, other: {} };
    // @ts-expect-error none of its calls ends in this
    const more: Own['errors'] = { ...errors, 'word.taken': 'है' };
    expectTypeOf(texts).toExtend<object>();
    expectTypeOf(more).toExtend<object>();
  });

  test('knows the params of an error', () => {
    expectTypeOf<(params: { most: number }) => string>().toExtend<Own['errors']['text.tooLong']>();
    expectTypeOf<() => string>().not.toExtend<Own['errors']['server.busy']>();
  });
});
