import { expect, test } from 'vitest';
import { matchedPart } from './matched-part.ts';

test.each([
  ['Tipper', 'tip', ['', 'Tip', 'per']],
  ['Tractor-mounted tipper', 'tip', ['Tractor-mounted ', 'tip', 'per']],
  ['Tipper', 'crane', ['Tipper', '', '']],
  ['Tipper', '', ['Tipper', '', '']],
  ['Tipper', 'tipper', ['', 'Tipper', '']],
])('of %s the part for “%s” is marked as it stands', (name, typed, parts) => {
  expect(matchedPart(name, typed)).toEqual(parts);
});

test.each([
  ['जेसीबी', 'ज', ['', 'जे', 'सीबी']],
  ['क्रेन', 'क', ['', 'क्रे', 'न']],
  ['ट्रैक्टर', 'ट्', ['', 'ट्रै', 'क्टर']],
  ['ट्रैक्टर', 'र', ['ट्रैक्टर', '', '']],
  ['ஜேசிபி', 'ஜ', ['', 'ஜே', 'சிபி']],
])('of %s no letter is cut from its signs for “%s”', (name, typed, parts) => {
  expect(matchedPart(name, typed)).toEqual(parts);
});
