import { expect, test } from 'vitest';
import { allCities } from './all.ts';
import { placeNames } from './place-names.ts';

const [hindi, marathi] = [placeNames('hi'), placeNames('mr')];

test.each([
  ['Pune', 'पुणे', 'पुणे'],
  ['Nagpur', 'नागपुर', 'नागपूर'],
  ['Jalgaon', 'जलगांव', 'जळगाव'],
  ['Nanded', 'नांदेड़', 'नांदेड'],
  ['Chhatrapati Sambhajinagar', 'छत्रपति संभाजीनगर', 'छत्रपती संभाजीनगर'],
  ['Lonavla', 'लोणावला', 'लोणावळा'],
  ['Kanpur', 'कानपुर', 'कानपूर'],
  ['Tirupati', 'तिरुपति', 'तिरुपती'],
  ['Siliguri', 'सिलीगुड़ी', 'सिलीगुडी'],
  ['Bangalore', 'बेंगलुरु', 'बंगळुरू'],
  ['Indore', 'इंदौर', 'इंदूर'],
  ['Burhanpur', 'बुरहानपुर', 'बऱ्हाणपूर'],
  ['Tamil Nadu', 'तमिलनाडु', 'तमिळनाडू'],
])('%s is %s in Hindi and %s in Marathi', (name, inHindi, inMarathi) => {
  expect([hindi[name], marathi[name]]).toEqual([inHindi, inMarathi]);
});

test('every city and every state has a name in both, without a letter of Latin script or of the other language', () => {
  for (const name of allCities.flatMap((city) => [city.name, city.state])) {
    expect(hindi[name], name).toMatch(/^[\u0900-\u097f ().-]+$/);
    expect(hindi[name], name).not.toContain('ळ');
    expect(marathi[name], name).toMatch(/^[\u0900-\u097f ().-]+$/);
    expect(marathi[name], name).not.toContain('़');
  }
});
