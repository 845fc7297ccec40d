import { type AddressAt, type FoundPlace, geocode, queryOf, reverseGeocode } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';

const server = appForFile();

async function found(text: string, selectedCityId?: string): Promise<FoundPlace[]> {
  const answer = await server.get(`/api${geocode.path}?${queryOf({ text, selectedCityId })}`);
  expect(answer.status).toBe(200);
  return answer.json<{ data: FoundPlace[] }>().data;
}
const labels = async (text: string) => (await found(text)).map(({ label }) => label);

describe('a PIN code', () => {
  test('is a place of its own, with the nearest city', async () => {
    const pune = { id: '8', name: 'Pune', state: 'Maharashtra' };
    const place = {
      name: 'Pune 411001',
      kind: 'pin',
      latitude: 18.5232,
      longitude: 73.8759,
      city: pune,
      pinCode: '411001',
    };
    expect(await found('411001')).toEqual([{ label: '411001, Pune, Maharashtra', ...place }]);
    expect(await found(' 411 001 ')).toHaveLength(1);
    expect(await found('४११००१')).toHaveLength(1);
    expect(await found('Pune 411001')).toHaveLength(1);
    expect(await found('411001, Maharashtra')).toHaveLength(1);
  });

  test('in part finds those that begin so, at most 8', async () => {
    const pins = (await found('4110')).map(({ pinCode }) => pinCode);
    expect([pins.length, pins[0]]).toEqual([8, '411001']);
    expect(pins.every((pin) => pin?.startsWith('4110'))).toBe(true);
    expect(await found('000000')).toEqual([]);
    expect(await found('4110011')).toEqual([]);
  });
});

describe('a name', () => {
  test('of a city is found by name, alias and beginning, and in spite of a slip', async () => {
    expect((await labels('Pune'))[0]).toBe('Pune, Maharashtra');
    expect((await found('bangalore'))[0]).toMatchObject({ kind: 'city', city: { id: '3' } });
    expect((await labels('Bengaluru'))[0]).toBe('Bangalore, Karnataka');
    expect((await labels('hyderab'))[0]).toBe('Hyderabad, Telangana');
    expect((await labels('mumbay'))[0]).toBe('Mumbai, Maharashtra');
    expect((await labels('Aurangabad, Bihar'))[0]).toBe('Aurangabad, Bihar');
  });

  test('of a locality is found alone, with its city, and with the city’s other name', async () => {
    expect((await labels('Koramangala'))[0]).toBe('Koramangala, Bengaluru Urban, Karnataka 560034');
    for (const text of ['Koramangala Bangalore', 'koramangala, bengaluru', 'Bangalore Koramangala']) {
      expect((await found(text))[0]).toMatchObject({ pinCode: '560034', city: { id: '3' } });
    }
    expect((await found('Andheri East Mumbai'))[0]?.pinCode).toBe('400069');
    for (const text of ['Kothrud', 'Kothrud Pune', 'kothr']) {
      expect((await found(text))[0], text).toMatchObject({ label: 'Kothrud, Pune, Maharashtra 411038', kind: 'pin' });
    }
    expect((await found('Hinjewadi, Pune'))[0]).toMatchObject({ pinCode: '411057' });
  });

  test('is found in Devanagari as Hindi and Marathi write it, towns and localities alike', async () => {
    for (const [text, name] of [
      ['बारामती', 'Baramati'],
      ['संगमनेर', 'Sangamner'],
      ['लुधियाना', 'Ludhiana'],
      ['खड़गपुर', 'Kharagpur'],
      ['कोरेगाव पार्क', 'Koregaon Park'],
      ['कोरेगांव पार्क पुणे', 'Koregaon Park'],
      ['कोथरुड', 'Kothrud'],
      ['कनॉट प्लेस', 'Connaught Place'],
      ['हज़रतगंज लखनऊ', 'Hazratganj'],
      ['अंधेरी पूर्व', 'Andheri East'],
      ['एमजी रोड पुणे', 'MG Road'],
      ['एचएसआर लेआउट बेंगलुरु', 'HSR Layout'],
      ['सेक्टर 17 चंडीगढ़', 'Sector 17 Chandigarh'],
      ['बारामत', 'Baramati'],
    ] as const) {
      expect((await found(text))[0]?.name, text).toBe(name);
    }
  });

  test('of a station or a road of a featured city is found, in either order of words and letters', async () => {
    for (const [text, name, near] of [
      ['MG Road Pune', 'MG Road', [18.515, 73.879]],
      ['M.G. Road, Bengaluru', 'MG Road', [12.975, 77.607]],
      ['Pune station', 'Pune Railway Station', [18.529, 73.874]],
      ['पुणे रेल्वे स्थानक', 'Pune Railway Station', [18.529, 73.874]],
      ['नई दिल्ली रेलवे स्टेशन', 'New Delhi Railway Station', [28.643, 77.219]],
      ['Khadki station, Pune', 'Khadki Railway Station', [18.563, 73.841]],
      ['CSMT', 'Chhatrapati Shivaji Maharaj Terminus', [18.94, 72.835]],
      ['Pune airport', 'Pune Airport', [18.582, 73.92]],
    ] as const) {
      const [first] = await found(text);
      expect([first?.latitude, first?.longitude], `${text} is ${name}`).toEqual(near);
    }
    // Elsewhere it is the town.
    expect((await found('Nagpur station'))[0]).toMatchObject({ kind: 'city', name: 'Nagpur' });
  });

  test('that several places have is offered with district and state, the city’s own first', async () => {
    const roads = await found('MG Road');
    expect(new Set(roads.map(({ name }) => name))).toEqual(new Set(['MG Road']));
    expect(roads.map(({ label }) => label)).toContain('MG Road, Bengaluru Urban, Karnataka 560001');
    expect((await found('MG Road', '3'))[0]?.city.id).toBe('3');
    expect((await found('MG Road', '8'))[0]?.city.id).toBe('8');
    expect((await labels('Bilaspur')).slice(0, 2)).toEqual(['Bilaspur, Chhattisgarh', 'Bilaspur, Uttar Pradesh']);
    expect((await found('Shivaji Nagar', '8'))[0]).toMatchObject({ name: 'Shivajinagar', city: { id: '8' } });
    // A large city is meant before a nearer village of its name.
    expect((await found('Delhi', '8'))[0]).toMatchObject({ kind: 'city', name: 'Delhi' });
  });

  test('is found in spite of a slip around the city, and never by a slip elsewhere', async () => {
    for (const [text, name] of [
      ['Koregoan Park', 'Koregaon Park'],
      ['Kothrod', 'Kothrud'],
      ['Viman ngr', 'Viman Nagar'],
      ['Magarpata', 'Magarpatta'],
    ] as const) {
      expect((await found(text, '8'))[0]?.name, text).toBe(name);
    }
    expect((await found('Koregaon Prak Pune'))[0]?.name).toBe('Koregaon Park');
    expect((await found('Kothrod', '1')).map(({ name }) => name)).not.toContain('Kothrud');
  });

  test('with a house before it is the place that is known, marked as a part', async () => {
    const [part] = await found('12 Lane 5, Koregaon Park, Pune');
    expect(part).toMatchObject({ name: 'Koregaon Park', instead: 'unknown' });
    expect((await found('राम नगर गली 5, कोथरूड पुणे', '8'))[0]).toMatchObject({ name: 'Kothrud', instead: 'unknown' });
    expect((await found('Koregaon Park, Pune'))[0]).not.toHaveProperty('instead');
  });

  test.each(['', ' ', '%', '\\', "'", '日本', 'x'.repeat(100), '\n', 'qqqqzzzz'])(
    'that names nothing finds nothing (%j)',
    async (text) => {
      const answer = await server.get(`/api${geocode.path}?text=${encodeURIComponent(text)}`);
      if (text === '') expect(answer.status).toBe(400);
      else expect([answer.status, answer.json()['data']]).toEqual([200, []]);
    },
  );
});

async function addressAt(latitude: number, longitude: number): Promise<AddressAt> {
  const answer = await server.get(`/api${reverseGeocode.path}?${queryOf({ latitude, longitude })}`);
  expect(answer.status).toBe(200);
  return answer.json<{ data: AddressAt }>().data;
}

describe('a point', () => {
  test('has the address of the nearest post office', async () => {
    expect(await addressAt(18.5074, 73.8077)).toEqual({
      address: 'Kothrud, Pune',
      city: 'Pune',
      cityId: '8',
      state: 'Maharashtra',
      pinCode: '411038',
      country: 'India',
    });
    expect(await addressAt(12.9352, 77.6245)).toMatchObject({ city: 'Bangalore', pinCode: '560095' });
  });

  test('far from any has the nearest city, and outside India nothing', async () => {
    expect(await addressAt(27.1, 70.1)).toMatchObject({ state: 'Rajasthan', country: 'India' });
    const nothing = { address: '', city: '', cityId: '', state: '', pinCode: '', country: '' };
    for (const [latitude, longitude] of [
      [48.85, 2.35],
      [0, 0],
      [-90, 180],
      [15, 88],
    ] as const) {
      expect(await addressAt(latitude, longitude)).toEqual(nothing);
    }
  });

  test.each(['', 'latitude=91&longitude=73', 'latitude=x&longitude=1', 'latitude=18'])(
    'like %j is refused',
    async (query) => {
      expect((await server.get(`/api${reverseGeocode.path}?${query}`)).status).toBe(400);
    },
  );
});
