import type { LanguageCode } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { eventOf, tellingOf } from '../index.ts';

const host = `https://${'long.'.repeat(5)}example`;
const job = { jobFrom: '2026-03-24', jobDays: 12 };
const one = { requirementId: 'r', category: 'Earthmoving', cityId: '8', ...job };

/** What the text message about these says. */
function variables(stored: readonly object[], language: LanguageCode = 'en', city: string | undefined = 'Pune') {
  const lead = eventOf('lead');
  return lead && tellingOf(lead, stored, { language, host, cityName: () => city })?.sms()?.variables;
}

describe('the text message about leads', () => {
  test('says when and how long of one requirement, as far as one message has room', () => {
    expect(variables([one])).toMatchObject({ category: 'Earthmoving', where: 'Pune from 24 Mar, 12 days' });
    const where = (category: string) => variables([{ ...one, category }], 'en', 'Thiruvananthapuram')?.['where'];
    expect(where('Material handling')).toBe('Thiruvananthapuram from 24 Mar');
    expect(where('Material handling of many kinds')).toBe('Thiruvananthapuram');
  });

  test('says of several how many, and nothing of when', () => {
    expect(variables([one, one, one])).toMatchObject({ category: 'Earthmoving and 2 more', where: 'Pune' });
    expect(variables([one, { ...one, cityId: '9' }])).toMatchObject({ where: 'India' });
  });

  test('names one’s own machine where somebody asks about it', () => {
    const machine = 'Tata Hitachi EX 200LC Super Plus Series';
    expect(variables([{ ...one, machine: 'JCB 3DX' }])).toMatchObject({ category: 'JCB 3DX' });
    expect(variables([{ ...one, machine }])?.['category']).toBe('Tata Hitachi EX 200LC Super P…');
    expect(variables([{ ...one, machine: 'JCB 3DX' }, one], 'hi')).toMatchObject({ category: 'JCB 3DX और 1 अन्य' });
  });

  test('is in the language of the message, names of categories too', () => {
    expect(variables([one], 'hi', 'पुणे')).toMatchObject({
      category: 'मिट्टी का काम',
      where: 'पुणे, 24 मार्च से, 12 दिन',
    });
    expect(variables([{ ...one, cityId: null }, one], 'mr', 'पुणे')).toMatchObject({
      category: 'मातीकाम आणि आणखी 1',
      where: 'भारत',
    });
  });
});
