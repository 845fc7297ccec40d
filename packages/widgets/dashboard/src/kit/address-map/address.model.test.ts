import type { FoundPlace } from '@yantra/contract/calls';
import { createRecordForm } from '@yantra/form';
import { describe, expect, test, vi } from 'vitest';
import { createAddressModel } from './address.model.ts';

const pune: FoundPlace = {
  label: '411015, Pune, Maharashtra',
  kind: 'pin',
  latitude: 18.57,
  longitude: 73.88,
  city: { id: '8', name: 'Pune', state: 'Maharashtra' },
  pinCode: '411015',
};
const empty = { address: '', city: '', state: '', pinCode: '', country: '', latitude: '', longitude: '' };
const made = () => {
  const form = createRecordForm(empty, () => undefined);
  const waiting: (() => void)[] = [];
  const geocode = vi.fn(() => Promise.resolve([pune]));
  const reverse = vi.fn(() =>
    Promise.resolve({
      address: 'Alandi Road, Pune',
      city: 'Pune',
      cityId: '8',
      state: 'Maharashtra',
      pinCode: '411015',
      country: 'India',
    }),
  );
  const model = createAddressModel({
    form,
    geocode,
    reverse,
    later(act) {
      waiting.push(act);
      return () => void waiting.splice(waiting.indexOf(act), 1);
    },
  });
  return { form, model, geocode, reverse, pause: () => waiting.splice(0).forEach((act) => act()) };
};

describe('an address', () => {
  test('is looked up once one pauses, and a suggestion fills everything', async () => {
    const { form, model, geocode, pause } = made();
    for (const text of ['Pu', 'Pun', 'Pune']) model.type(text);
    pause();
    expect(geocode).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(model.suggestions.value).toEqual([pune]));
    model.choose(pune);
    expect(form.values.value).toEqual({
      address: '411015, Pune, Maharashtra',
      city: 'Pune',
      state: 'Maharashtra',
      pinCode: '411015',
      country: 'India',
      latitude: '18.57',
      longitude: '73.88',
    });
    expect(model.suggestions.value).toEqual([]);
  });

  test('is filled in from a point on the map, but what was typed stays', async () => {
    const { form, model } = made();
    await model.drop({ latitude: 18.6, longitude: 73.9 });
    expect(form.values.value).toMatchObject({
      address: 'Alandi Road, Pune',
      city: 'Pune',
      pinCode: '411015',
      latitude: '18.6',
    });
    model.type('Gat 12, behind the mill');
    await model.drop({ latitude: 18.7, longitude: 73.9 });
    expect(form.values.value).toMatchObject({ address: 'Gat 12, behind the mill', latitude: '18.7' });
  });

  test('keeps the point when nobody knows what is there', async () => {
    const { form, model, reverse } = made();
    reverse.mockRejectedValueOnce(new Error('down'));
    await model.drop({ latitude: 18.6, longitude: 73.9 });
    expect(form.values.value.latitude).toBe('18.6');
    expect(model.said.value).toMatch(/not known/);
  });

  test('gets city and state from a PIN code of six digits', async () => {
    const { form, model, geocode } = made();
    model.typePin('41101');
    expect(geocode).not.toHaveBeenCalled();
    model.typePin('411015');
    await vi.waitFor(() =>
      expect(form.values.value).toMatchObject({ city: 'Pune', state: 'Maharashtra', country: 'India' }),
    );
  });
});
