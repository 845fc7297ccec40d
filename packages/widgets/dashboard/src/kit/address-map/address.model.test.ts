import type { FoundPlace } from '@yantra/contract/calls';
import { createRecordForm } from '@yantra/form';
import { describe, expect, test, vi } from 'vitest';
import { createAddressModel } from './address.model.ts';

const pune: FoundPlace = {
  label: '411015, Pune, Maharashtra',
  name: 'Pune 411015',
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
  // spec: form.maps, calls.maps
  test('is looked up when typing pauses, and a suggestion fills in every field', async () => {
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

  // spec: form.maps
  test('is filled in from a point on the map, unless it was typed', async () => {
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

  // spec: map.geocoding-fails
  test('keeps the point when the geocoder finds nothing there', async () => {
    const { form, model, reverse } = made();
    reverse.mockRejectedValueOnce(new Error('down'));
    await model.drop({ latitude: 18.6, longitude: 73.9 });
    expect(form.values.value.latitude).toBe('18.6');
    expect(model.message.value).toMatch(/not known/);
  });

  test('is not moved by a PIN code of another place until the user chooses', async () => {
    const bangalore: FoundPlace = {
      label: '560001, Bengaluru G.P.O., Karnataka',
      name: 'Bengaluru G.P.O. 560001',
      kind: 'pin',
      latitude: 12.97,
      longitude: 77.59,
      city: { id: '3', name: 'Bangalore', state: 'Karnataka' },
      pinCode: '560001',
    };
    const { form, model, geocode } = made();
    model.choose(pune);
    const before = form.values.value;
    geocode.mockResolvedValue([bangalore]);
    model.typePin('560001');
    await vi.waitFor(() =>
      expect(model.clash.value).toMatchObject({ place: bangalore, currentPlace: 'Pune, Maharashtra' }),
    );
    expect(form.values.value).toEqual({ ...before, pinCode: '560001' });

    model.keepAddress();
    expect([model.clash.value, form.values.value]).toEqual([undefined, { ...before, pinCode: '' }]);

    model.typePin('560001');
    await vi.waitFor(() => expect(model.clash.value).toBeDefined());
    model.acceptPin();
    expect(form.values.value).toMatchObject({
      address: bangalore.label,
      city: 'Bangalore',
      state: 'Karnataka',
      pinCode: '560001',
      latitude: '12.97',
    });
    expect([model.clash.value, model.message.value]).toEqual([
      undefined,
      expect.stringMatching(/Bangalore, Karnataka/),
    ]);
  });

  test('keeps town and marker that agree with a PIN code, and replaces values that came from a PIN code alone', async () => {
    const { form, model, geocode } = made();
    await model.drop({ latitude: 18.6, longitude: 73.9 });
    model.typePin('411015');
    form.fields.city.type('Wagholi');
    await vi.waitFor(() => expect(geocode).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect([model.clash.value, form.values.value.latitude, form.values.value.city]).toEqual([
      undefined,
      '18.6',
      'Wagholi',
    ]);

    const fresh = made();
    fresh.model.typePin('411015');
    await vi.waitFor(() => expect(fresh.form.values.value.latitude).toBe('18.57'));
    const lonavala = {
      ...pune,
      latitude: 18.75,
      longitude: 73.4,
      city: { ...pune.city, name: 'Lonavla' },
      pinCode: '410401',
    };
    fresh.geocode.mockResolvedValue([lonavala]);
    fresh.model.typePin('410401');
    await vi.waitFor(() => expect(fresh.form.values.value).toMatchObject({ city: 'Lonavla', latitude: '18.75' }));
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
