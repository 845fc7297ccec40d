import { expect, test } from 'vitest';
import { forgetTyped } from './forget-typed.ts';

const storageOf = (keys: readonly string[]) => {
  const kept = new Set(keys);
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('what somebody typed and did not send goes, and nothing else', () => {
  const others = [
    'yantra.equipment.draft.1.u2.new',
    'yantra.columns.u1.equipments',
    'yantra.lead.outbox.1',
    'of.others',
  ];
  const storage = storageOf(['yantra.equipment.draft.1.u1.new', ...others, 'yantra.equipment.draft.1.u1.m7']);
  forgetTyped(() => storage, 'u1');
  expect([...storage.kept]).toEqual(others);
});

test('a storage that is forbidden is none', () => {
  const forbidden = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(() => forgetTyped(forbidden, 'u1')).not.toThrow();
});
