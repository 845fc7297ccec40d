import { allCities } from '@yantra/places/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPostOffices } from '../places/post-offices.ts';
import { createGazetteer } from '../search/vocabulary/gazetteer.ts';
import { placeOf, type PlaceParts, type StatedPlace } from './machine-place.ts';
import { stateNamed } from './state-names.ts';

let parts: PlaceParts;
beforeAll(async () => {
  parts = { cities: allCities, gazetteer: createGazetteer(allCities), offices: await readPostOffices() };
});

const hadapsar = { latitude: 18.5031, longitude: 73.9315 };
const bangalore = { latitude: 12.9716, longitude: 77.5946 };
const said = (some: Partial<StatedPlace>): StatedPlace => ({
  address: 'Gat 12, Hadapsar',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  ...some,
});
const place = (some: Partial<StatedPlace>) => {
  const found = placeOf(said(some), parts);
  if ('wrong' in found) throw new Error(JSON.stringify(found.wrong));
  return found;
};
/** Field to code, with what it names. */
const wrong = (some: Partial<StatedPlace>) => {
  const found = placeOf(said(some), parts);
  return 'wrong' in found ? found.wrong : {};
};

describe('what contradicts itself is refused, and the sentence names both places', () => {
  test('a PIN code of another town', () => {
    const elsewhere = /^pinCode\.elsewhere .*"560001".*Bangalore, Karnataka.*"Pune"/;
    expect(wrong({ pinCode: '560001' })).toEqual({ pinCode: expect.stringMatching(elsewhere) });
    expect(wrong({ pinCode: '560001', ...hadapsar })).toEqual({ pinCode: expect.stringMatching(elsewhere) });
    expect(wrong({ pinCode: '400001' })).toHaveProperty('pinCode');
  });

  test('a marker in another town', () => {
    const input = { city: 'Bangalore', state: 'Karnataka', pinCode: '560001', ...hadapsar };
    expect(wrong(input)).toEqual({ latitude: expect.stringMatching(/^marker\.elsewhere .*Pune.*"Bangalore"/) });
  });

  test('a town that marker and PIN code are not in', () => {
    const input = { state: 'Maharashtra', pinCode: '560001', ...bangalore };
    expect(wrong(input)).toEqual({ city: expect.stringMatching(/^city\.elsewhere .*"Pune".*Bangalore, Karnataka/) });
    const state = { state: 'Karnataka', pinCode: '560001' };
    expect(wrong(state)).toEqual({ city: expect.stringMatching(/^city\.elsewhere .*"Pune".*Bangalore/) });
  });

  test('a town in another state', () => {
    const other = /^state\.other .*"Pune".*"Maharashtra".*"Karnataka"/;
    expect(wrong({ state: 'Karnataka' })).toEqual({ state: expect.stringMatching(other) });
    expect(wrong({ state: 'KA', pinCode: '411028' })).toHaveProperty('state');
  });

  test('another country, and a marker or a PIN code within the address', () => {
    expect(wrong({ country: 'Nepal' })).toEqual({ country: 'place.abroad' });
    expect(wrong({ latitude: 48.8, longitude: 2.3 })).toEqual({ latitude: 'place.abroad' });
    expect(wrong({ address: 'Plot 3, Indiranagar 560 038', pinCode: '411028' })).toHaveProperty('address');
  });

  test('a town that nobody knows, with nothing that says where it is', () => {
    expect(wrong({ city: 'Qwertypur' })).toEqual({ city: 'city.unknownInState' });
  });
});

describe('what agrees is kept', () => {
  test.each([
    ['its PIN code and marker', { pinCode: '411028', ...hadapsar }],
    ['a village of its district', { pinCode: '413102' }],
    ['an old name', { city: 'Bengaluru', state: 'KA', pinCode: '560001' }],
    ['a town that grew over the border', { city: 'Chandigarh', state: 'Chandigarh', pinCode: '140603' }],
    ['Devanagari', { city: 'पुणे', state: 'महाराष्ट्र', country: 'भारत', pinCode: '411028' }],
    ['a PIN code that is not in our list', { pinCode: '411999' }],
    ['no PIN code', {}],
  ])('%s', (_what, some) => {
    expect(place(some).mended).toEqual([]);
  });

  test('at the marker, else at the PIN code, else in the middle of the town', () => {
    expect(place({ pinCode: '411038', ...hadapsar }).place).toMatchObject(hadapsar);
    expect(place({ pinCode: '411028' }).place).toMatchObject(hadapsar);
    expect(place({}).place).toMatchObject({ city_id: '8', city: 'Pune', region: 'West', country: 'India' });
  });

  test('a village whose name the post knows, under its own name', () => {
    const found = place({ city: 'Hadapsar', pinCode: '411028' });
    expect(found).toMatchObject({ place: { city: 'Hadapsar', city_id: '8', state: 'Maharashtra' }, mended: [] });
  });
});

describe('what nobody knows is mended, and told', () => {
  test('a town becomes the nearest to the PIN code, and moves into the address', () => {
    expect(place({ city: 'Qwertypur', pinCode: '411028' })).toMatchObject({
      place: { address: 'Gat 12, Hadapsar, Qwertypur', city: 'Pune', city_id: '8', state: 'Maharashtra' },
      mended: [{ field: 'city', said: 'Qwertypur', kept: 'Pune' }],
    });
    expect(place({ city: 'Hadapsar Gaon', address: 'Hadapsar Gaon 4', ...hadapsar }).place.address).toBe(
      'Hadapsar Gaon 4',
    );
    expect(wrong({ city: 'Qwertypur', pinCode: '411028', address: 'x'.repeat(195) })).toHaveProperty('city');
  });

  test('a town that nobody knows in a state that its PIN code is not in is refused', () => {
    expect(wrong({ city: 'Qwertypur', state: 'Karnataka', pinCode: '411028' })).toHaveProperty('state');
    expect(wrong({ city: 'Qwertypur', pinCode: '560001', ...hadapsar })).toHaveProperty('pinCode');
  });

  test('a state becomes the town’s', () => {
    expect(place({ state: 'Mahrashta' })).toMatchObject({
      place: { state: 'Maharashtra' },
      mended: [{ field: 'state', said: 'Mahrashta', kept: 'Maharashtra' }],
    });
  });
});

test.each([
  ['MH', 'Maharashtra'],
  ['maharastra', 'Maharashtra'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Orissa', 'Odisha'],
  ['उत्तर प्रदेश', 'Uttar Pradesh'],
  ['Atlantis', undefined],
  ['', undefined],
])('the state %j is %s', (text, state) => {
  expect(stateNamed(text)).toBe(state);
});
