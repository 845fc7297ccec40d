import { describe, expect, test } from 'vitest';
import { createDraft } from './draft.ts';
import { createRecordForm } from './record-form.ts';

const made = () =>
  createRecordForm({ name: '', city: '' }, (name, values) => (values[name] === '' ? `${name} is required` : undefined));

describe('a form', () => {
  test('says nothing of an empty field that was only passed, and everything at the button', () => {
    const form = made();
    form.fields.name.leave();
    expect(form.fields.name.error.value).toBeUndefined();
    expect(form.check()).toBe(false);
    expect(form.wrong.value).toEqual(['name', 'city']);
    expect(form.fields.city.error.value).toBe('city is required');
  });

  test('takes a sentence away as soon as its field is typed into', () => {
    const form = made();
    form.check();
    form.fields.name.type('J');
    expect(form.wrong.value).toEqual(['city']);
  });

  test('tells the other fields nothing of a key typed in one', () => {
    const form = made();
    let turns = 0;
    const stop = form.fields.city.value.subscribe(() => (turns += 1));
    form.fields.name.type('JCB');
    expect(turns).toBe(1);
    stop();
  });

  test('knows whether something is unsaved', () => {
    const form = made();
    form.settle({ name: 'JCB', city: 'Pune' });
    expect(form.isChanged.value).toBe(false);
    form.fields.city.type('Nagpur');
    expect(form.isChanged.value).toBe(true);
    form.fields.city.type('Pune');
    expect(form.isChanged.value).toBe(false);
  });

  test('keeps what was typed when another version comes, and takes the rest from it', () => {
    const form = made();
    form.settle({ name: 'JCB', city: 'Pune' });
    form.fields.name.type('JCB 3DX');
    form.rebase({ name: 'JCB 4DX', city: 'Nagpur' });
    expect(form.values.value).toEqual({ name: 'JCB 3DX', city: 'Nagpur' });
    expect(form.saved()).toEqual({ name: 'JCB 4DX', city: 'Nagpur' });
  });

  test('shows the server’s sentences at its fields and gives back the others', () => {
    const form = made();
    expect(form.refuse({ city: 'Unknown city.', version: 'Please load the machine again.' })).toEqual([
      'Please load the machine again.',
    ]);
    expect(form.fields.city.error.value).toBe('Unknown city.');
  });
});

describe('a draft', () => {
  const storage = () => {
    const texts = new Map<string, string>();
    return {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
  };

  test('gives back the fields it knows and drops what is none', () => {
    const kept = storage();
    kept.setItem('k', '{"name":"JCB","age":3,"other":"x"}');
    expect(createDraft(() => kept, 'k', ['name']).read()).toEqual({ name: 'JCB' });
  });

  test('is as if there were none where storage is nonsense or forbidden', () => {
    const kept = storage();
    kept.setItem('k', '{');
    expect(createDraft(() => kept, 'k', ['name']).read()).toBeUndefined();
    const forbidden = createDraft(
      () => {
        throw new Error('forbidden');
      },
      'k',
      ['name'],
    );
    expect(() => forbidden.write({ name: 'JCB' })).not.toThrow();
    expect(forbidden.read()).toBeUndefined();
  });
});
