import { createDraft } from '@yantra/form';
import { ApiError } from '@yantra/state';
import { makeEquipmentDetails } from '@yantra/testing';
import { describe, expect, test, vi } from 'vitest';
import { createImagesModel } from '../../kit/images/images.model.ts';
import { type EquipmentFormDependencies, createEquipmentFormModel } from './equipment-form.model.ts';
import { type EquipmentName, emptyEquipment, finalText, prefillOf } from './equipment.ts';

const machine = {
  ...makeEquipmentDetails({ id: 'm1' }),
  version: 3,
  phoneNumber: '9822041573',
  address: 'Gat 12',
  country: 'India',
};
const made = (some: Partial<EquipmentFormDependencies> = {}) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const images = createImagesModel({
    shrink: (file) => Promise.resolve({ file }),
    upload: () => Promise.resolve('/u/1.jpg'),
    whenOnline: () => Promise.resolve(),
    show: () => Promise.resolve(''),
  });
  const spies = {
    notify: vi.fn(),
    onSaved: vi.fn(),
    add: vi.fn(async () => ({ id: 'new-1' })),
    update: vi.fn(async () => ({})),
  };
  const model = createEquipmentFormModel({
    kind: 'add',
    prefill: { phoneNumber: '9822041573' },
    load: () => Promise.resolve(machine),
    images,
    draft: createDraft<EquipmentName>(() => storage, 'k', Object.keys(emptyEquipment) as EquipmentName[]),
    ...spies,
    ...some,
  });
  return { model, kept, ...spies };
};
const ready = (model: ReturnType<typeof made>['model']) =>
  vi.waitFor(() => expect(model.loaded.value.status).toBe('ready'));
const noticeWith = (text: string) => expect.objectContaining({ text });

describe('a new machine', () => {
  // spec: required.name, required.category, required.type, required.model, required.year, required.address
  // spec: required.hours, required.rent, required.image
  test('that is empty shows what is missing in the documented sentences', async () => {
    const { model, notify, add } = made();
    model.start();
    await model.submit();
    expect(
      Object.fromEntries(model.form.wrong.value.map((name) => [name, model.form.fields[name].error.value])),
    ).toEqual({
      name: 'Name is required',
      categories: 'Category is required',
      equipmentTypeId: 'equipmentTypeId is required',
      modelNumber: 'Model No is required',
      yearOfMfg: 'Year of Manufacture is required',
      noOfWorkingHrs: 'Working Hours is required',
      rentalValue: 'Rental Value is required',
      images: 'At least one image is required',
      address: 'address is required',
      city: 'Please enter the city.',
      state: 'Please enter the state.',
    });
    // The summary at the top says so and has the focus, so there is no notice besides.
    expect([model.failedSubmits.value, notify.mock.calls]).toEqual([1, []]);
    expect(add).not.toHaveBeenCalled();
  });

  // spec: required.phone, required.country
  test('needs phone and country, and a name for another type', async () => {
    const { model } = made();
    model.start();
    model.form.fill({ phoneNumber: '', country: '', equipmentTypeId: '0' });
    model.form.check();
    const { phoneNumber, country, equipmentTypeName } = model.form.fields;
    expect([phoneNumber, country, equipmentTypeName].map(({ error }) => error.value)).toEqual([
      'phoneNumber is required',
      'Country is required',
      'equipmentTypeId is required',
    ]);
  });

  // spec: says.machine-not-created
  test('that could not be saved says why, and keeps the input', async () => {
    const { model, notify } = made({
      from: 'm1',
      add: () => Promise.reject(new ApiError('server.failed', 500, 'Something went wrong on our side.')),
    });
    model.start();
    await ready(model);
    await model.submit();
    expect(notify).toHaveBeenCalledWith(noticeWith('Error creating equipment: Something went wrong on our side.'));
    expect(model.form.values.value.name).toBe(machine.name);
  });

  // spec: says.machine-created, form.saved, state.saved
  test('can be copied from another, and is then unsaved', async () => {
    const { model, add, notify, onSaved } = made({ from: 'm1' });
    model.start();
    await ready(model);
    expect(model.form.isChanged.value).toBe(true);
    await model.submit();
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ name: machine.name, rentalValue: 9200, discount: 5 }));
    expect(notify).toHaveBeenCalledWith(noticeWith('Equipment Created Successfully'));
    expect(onSaved).toHaveBeenCalled();
    expect(model.form.values.value.name).toBe('');
  });

  test('is kept as a draft on leaving and restored on coming back', async () => {
    const { model, kept } = made();
    const leave = model.start();
    model.form.fields.name.type('Volvo EC210');
    leave();
    expect(kept.get('k')).toContain('Volvo EC210');
    const again = made({
      draft: { read: () => ({ name: 'Volvo EC210' }), write: () => undefined, forget: () => undefined },
    }).model;
    again.start();
    await vi.waitFor(() => expect(again.notice.value).toBe('restored'));
    expect(again.form.values.value.name).toBe('Volvo EC210');
    again.discardDraft();
    expect(again.form.values.value.name).toBe('');
  });
});

describe('the facts of a type', () => {
  const facts = new Map([
    ['31', [{ fact: 'capacity', unit: 't' }, { fact: 'bucket', unit: 'm3' }, { fact: 'operator' }] as const],
  ]);

  test('are asked for in order, with sizes as numbers, and not for other types', () => {
    const { model } = made();
    model.start();
    const { capacity, bucket, equipmentTypeId } = model.form.fields;
    const wrongFor = (typeId: string, text: string) => {
      equipmentTypeId.type(typeId);
      capacity.type(text);
      bucket.type(text);
      model.form.check();
      return [model.asked.value.map(({ fact }) => fact), capacity.error.value, bucket.error.value];
    };
    expect(wrongFor('31', '0')).toEqual([[], undefined, undefined]);
    model.setFacts(facts);
    const asked = ['capacity', 'bucket', 'operator'];
    const sentences = [
      'Capacity is a number above 0, at most 10,00,000.',
      'A size is a number above 0, at most 10,00,000.',
    ];
    for (const text of ['0', '1.2.3', '1000001']) expect(wrongFor('31', text)).toEqual([asked, ...sentences]);
    for (const text of ['', '14', '1,400.5']) expect(wrongFor('31', text)).toEqual([asked, undefined, undefined]);
    expect(wrongFor('60', '0')).toEqual([[], undefined, undefined]);
  });

  test('of a loaded machine keep their units, even if its type is no longer listed', async () => {
    const { model, update } = made({ kind: 'edit', id: 'm1' });
    model.start();
    await ready(model);
    expect([model.asked.value, model.form.values.value.capacity]).toEqual([
      [{ fact: 'capacity', value: 3, unit: 't' }],
      '3',
    ]);
    await model.submit();
    expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ capacity: 3 }));
  });

  test('are sent as entered, and an emptied one is removed', async () => {
    const said = [
      { fact: 'capacity', value: 55, unit: 't' },
      { fact: 'reach', value: 43, unit: 'm' },
      { fact: 'operator', value: 'included' },
      { fact: 'fuel' },
    ] as const;
    const load = () => Promise.resolve({ ...machine, facts: [...said] });
    const { model, update } = made({ kind: 'edit', id: 'm1', load });
    model.start();
    await ready(model);
    const { capacity, reach, fuel } = model.form.fields;
    reach.type('');
    capacity.type('');
    fuel.type('diesel');
    await model.submit();
    const input = update.mock.lastCall;
    expect(input).toMatchObject([{ reach: null, operator: 'included', fuel: 'diesel' }]);
    expect(input).not.toMatchObject([{ capacity: expect.anything() }]);
    expect(input).not.toMatchObject([{ drive: null }]);
  });
});

describe('an edited machine', () => {
  // spec: form.modes, state.edit, says.machine-updated
  test('is saved with the version that was loaded', async () => {
    const { model, update, notify } = made({ kind: 'edit', id: 'm1' });
    model.start();
    await ready(model);
    await model.submit();
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ id: 'm1', version: 3 }));
    expect(notify).toHaveBeenCalledWith(noticeWith('Equipment Updated Successfully'));
  });

  test('takes another user’s version after a conflict and keeps the input', async () => {
    const load = vi
      .fn<EquipmentFormDependencies['load']>()
      .mockResolvedValueOnce(machine)
      .mockResolvedValueOnce({ ...machine, modelNumber: 'theirs', name: 'theirs', version: 4 });
    const update = vi
      .fn<EquipmentFormDependencies['update']>()
      .mockRejectedValueOnce(new ApiError('equipment.changed', 409, 'Somebody has changed this machine meanwhile.'))
      .mockResolvedValueOnce({});
    const { model } = made({ kind: 'edit', id: 'm1', load, update });
    model.start();
    await ready(model);
    model.form.fields.name.type('mine');
    await model.submit();
    expect(model.outcome.value).toBe('changed');
    await model.loadNewerVersion();
    await model.submit();
    expect(update).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'mine', modelNumber: 'theirs', version: 4 }),
    );
  });

  // spec: says.machine-not-updated
  test('says so when saving fails without a message from the server', async () => {
    const { model, notify } = made({ kind: 'edit', id: 'm1', update: () => Promise.reject(new Error('')) });
    model.start();
    await ready(model);
    await model.submit();
    expect(notify).toHaveBeenCalledWith(noticeWith('Failed to update equipment'));
  });
});

// spec: rule.final-value
test('the final value is the rent less the discount, with two decimals', () => {
  expect(finalText('13800', '5')).toBe('₹13,110.00');
  expect(finalText('1.005', '')).toBe('₹1.01');
  expect(finalText('', '5')).toBe('—');
  expect(finalText('abc', '5')).toBe('—');
});

// spec: route.add-equipment
test('values from the owner’s sign-up are used where they are valid', () => {
  expect(
    prefillOf({ equipmentName: 'EX', selectedCategory: { id: 6 }, selectedSubcategory: '', phone: '+91 98220 41573' }),
  ).toEqual({
    name: 'EX',
    categories: '6',
    phoneNumber: '9822041573',
  });
  expect(prefillOf('nonsense')).toEqual({});
});

describe('a machine without a picture', () => {
  test('is saved as a draft by its own button, and refused by SAVE', async () => {
    const { model, add, onSaved } = made({ from: 'm1' });
    model.start();
    await ready(model);
    model.form.fields.images.type('');
    await model.submit();
    expect([model.form.wrong.value, add.mock.calls]).toEqual([['images'], []]);
    await model.submit(true);
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ isDraft: true }));
    expect(onSaved).toHaveBeenCalledWith('new-1');
  });

  test('still shows what else is missing', async () => {
    const { model, add } = made();
    model.start();
    await model.submit(true);
    expect(model.form.wrong.value).not.toContain('images');
    expect(model.form.fields.name.error.value).toBe('Name is required');
    expect(add).not.toHaveBeenCalled();
  });
});

describe('category and type', () => {
  const kinds = {
    of: new Map([[String(machine.equipmentTypeId), ['77']]]),
    nameOf: (what: string) => (what === 'type' ? 'Backhoe loader' : 'Lifting'),
  };

  test('that do not match are an error at the category; a machine that was loaded so may stay so', async () => {
    const { model, add } = made({ from: 'm1' });
    model.setKinds(kinds);
    model.start();
    await ready(model);
    model.form.fields.categories.type('1');
    await model.submit();
    expect(model.form.fields.categories.error.value).toMatch(/^Backhoe loader belongs to Lifting\./);
    expect(add).not.toHaveBeenCalled();

    const edited = made({ kind: 'edit', id: 'm1' });
    edited.model.setKinds(kinds);
    edited.model.start();
    await ready(edited.model);
    edited.model.form.fields.name.type('Another name');
    await edited.model.submit();
    expect(edited.update).toHaveBeenCalled();
  });
});
