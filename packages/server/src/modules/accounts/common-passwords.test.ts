import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const phone = '9812345678';
const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

describe('a password that is tried first', () => {
  test.each([
    'Password@123',
    'P@ssw0rd',
    'P@$$w0rd1',
    'Welcome@1',
    'Admin#2026',
    '@Dmin1234',
    'Abcd@1234',
    'Aa@123456',
  ])('is known: %s', (password) => expect(isCommonPassword(password, phone)).toBe(true));

  test.each(['1qaz@WSX', '1q2w3e4R!', 'Qwerty!2345', 'Zzzz@1111', '123@Krishna'])(
    'is known by its pattern: %s',
    (password) => expect(isCommonPassword(password, phone)).toBe(true),
  );

  test.each(['Yantra@123', 'Y@ntra#1', 'Rental&2026', 'Supplier$99'])('is known as a word of ours: %s', (password) =>
    expect(isCommonPassword(password, phone)).toBe(true),
  );

  test.each(['P4ssword#9', 'Syst3m#99', 'Adm1n#99', 'Adm!n#99', 'Mons0on#9', 'Mon5oon#9', 'Mas7er#99'])(
    'is known with a sign in the place of a letter: %s',
    (password) => expect(isCommonPassword(password, phone)).toBe(true),
  );

  test('holds the person’s own number', () => {
    expect(isCommonPassword(`Call@${phone}`, phone)).toBe(true);
    expect(isCommonPassword('Call@9800000000', phone)).toBe(false);
  });

  test('is known in three thousand forms of the words most used', () => {
    const most =
      'password welcome admin qwerty asdf abcd abc test india krishna ganesh sairam love hello user master'.split(' ');
    const ends = ['1', '12', '123', '1234', '12345', '123456', '007', '01', '99', ...years()];
    const forms = most.flatMap((word) =>
      ['@', '#', '!', '$', '&'].flatMap((sign) => ends.map((end) => `${capital(word)}${sign}${end}`)),
    );
    expect(forms.length).toBeGreaterThan(3000);
    expect(forms.filter((form) => !isCommonPassword(form, phone))).toEqual([]);
  });
});

/** 1990 to 2030. */
const years = (): string[] => Array.from({ length: 41 }, (_, index) => String(1990 + index));

test.each([
  'Tractor#2026',
  'Excavator@77',
  'Sahyadri@24',
  'Rent@2026well',
  'Tea&Ginger7',
  'kX9#vLq2pW',
  'Foot#Ball9',
  '4826#7319',
])('another is not: %s', (password) => expect(isCommonPassword(password, phone)).toBe(false));
