import { readFile } from 'node:fs/promises';
import { kmBetween } from '@yantra/places/all';
import { describe, expect, test } from 'vitest';
import { readPostOffices } from './post-offices.ts';

const rows = (await readFile(new URL('../../../assets/landmarks.tsv', import.meta.url), 'utf8')).trimEnd().split('\n');

describe('the stations and roads by hand', () => {
  test('are lines of PIN, name, district, state and a point in India, sorted', () => {
    for (const row of rows)
      expect(row).toMatch(/^[1-8]\d{5}\t[ -~]+\t[A-Z][\w ]+\t[A-Z][\w ]+\t\d{1,2}\.\d{1,3}\t\d{2}\.\d{1,3}$/);
    const pins = rows.map((row) => row.slice(0, 6));
    expect(pins).toEqual(pins.toSorted());
  });

  test('stand where their district is', async () => {
    const offices = await readPostOffices();
    for (const row of rows) {
      const [pinCode = '', name, , , latitude, longitude] = row.split('\t');
      const point = { latitude: Number(latitude), longitude: Number(longitude) };
      const near = offices.nearest(point);
      expect(near?.km, name).toBeLessThan(4);
      expect(near?.office.pinCode.slice(0, 2), `${name} ${pinCode}`).toBe(pinCode.slice(0, 2));
      for (const office of offices.byPin(pinCode, 1)) expect(kmBetween(point, office), name).toBeLessThan(60);
    }
  });

  test('name no machine’s locality, and are no post office', async () => {
    const offices = await readPostOffices();
    expect(offices.localityAt({ latitude: 18.529, longitude: 73.874 })).not.toMatch(/Station/);
    expect(offices.nearest({ latitude: 18.529, longitude: 73.874 })?.office.place).not.toMatch(/Station/);
  });
});
