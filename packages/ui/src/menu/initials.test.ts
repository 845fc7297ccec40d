import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Sunita Jadhav', 'SJ'],
  ['Rohit D.', 'RD'],
  ['sunita', 'S'],
  ['Pawar & Sons Equipment', 'PE'],
  ['Pawar & Sons &', 'PS'],
  ['“Kale” Earthmovers', 'KE'],
  ['Meera Kulkarni (admin)', 'MK'],
  ['3 Star Cranes', '3C'],
  ['सुनीता जाधव', 'सज'],
  ['\u{20000}\u{20001} 李', '\u{20000}李'],
  ['\u202eevil name', 'EN'],
  ['\u202e', ''],
  ['  ', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
