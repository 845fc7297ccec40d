import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, maskPhone, parsePhone, phoneDigits } from './phone.ts';

const mobile = fc
  .tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
const prefix = fc.constantFrom('', '+91', '+91 ', '91', '0091', '0', '+91-0', '(+91) ');
const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0', ' - ', '\u202c');

/** A number as somebody may type it: any prefix, a gap anywhere. */
const asTyped = fc.tuple(mobile, prefix, gap, fc.integer({ min: 0, max: 10 })).map(([digits, before, between, at]) => ({
  digits,
  text: `${before}${digits.slice(0, at)}${between}${digits.slice(at)}`,
}));

describe('an Indian phone number', () => {
  // spec: constant.phone
  test('is understood however it is typed', () => {
    fc.assert(fc.property(asTyped, ({ digits, text }) => parsePhone(text) === digits));
  });

  test('is understood in digits of Devanagari', () => {
    expect(parsePhone('+९१ ९८७६५-४३२१०')).toBe('9876543210');
    expect(parsePhone('९८७६५ 43210')).toBe('9876543210');
    expect(parsePhone('९८७६५')).toBeNull();
  });

  test('that begins with the digits of the country code is still a number', () => {
    expect(parsePhone('9198765432')).toBe('9198765432');
    expect(parsePhone('919198765432')).toBe('9198765432');
  });

  // spec: constant.phone, about.phones, limit.phone
  test('is refused when it is too short, too long, a landline or no number', () => {
    for (const bad of [
      '',
      '987654321',
      '98765432101',
      '5876543210',
      '+1 9876543210',
      '98765x43210',
      '+91+9876543210',
    ]) {
      expect(parsePhone(bad), bad).toBeNull();
    }
  });

  test('comes back from its written form', () => {
    fc.assert(fc.property(mobile, (digits) => parsePhone(formatPhone(digits)) === digits));
    expect(formatPhone('9876543210')).toBe('+91 98765 43210');
    expect(formatPhone('Ask at the gate')).toBe('Ask at the gate');
  });
});

describe('a field for a phone number', () => {
  test.each([
    ['+91 98123 45678', '9812345678'],
    ['098123 45678', '9812345678'],
    ['98123-45678', '9812345678'],
    ['\u202a+91 98123\u00a045678\u202c', '9812345678'],
    ['98x220-4157345', '9822041573'],
    ['+९१ ९८१२३ ४५६७८', '9812345678'],
    ['९८१२३', '98123'],
    ['', ''],
  ])('makes of %j %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });

  test('takes every number however it is pasted', () => {
    fc.assert(fc.property(asTyped, ({ digits, text }) => phoneDigits(text) === digits));
  });

  test('takes every number key by key, with a prefix too', () => {
    fc.assert(
      fc.property(mobile, fc.constantFrom('', '91', '0', '+91 '), (digits, before) => {
        // A number that begins with 91 is complete before its prefix could end.
        fc.pre(!digits.startsWith('91') || before === '');
        const typed = [...(before + digits)].reduce((field, key) => phoneDigits(field + key), '');
        expect(typed).toBe(digits);
      }),
    );
  });
});

describe('a masked phone number', () => {
  test('shows the last four digits and no other', () => {
    fc.assert(
      fc.property(asTyped, ({ digits, text }) => {
        expect(maskPhone(text).replace('+91', '').replace(/\D/g, '')).toBe(digits.slice(6));
      }),
    );
  });

  test('shows nothing of a text that is not a number', () => {
    fc.assert(fc.property(fc.string(), (text) => parsePhone(text) !== null || maskPhone(text) === '••••• •••••'));
    expect(maskPhone('98765432101')).not.toMatch(/\d/);
  });
});
