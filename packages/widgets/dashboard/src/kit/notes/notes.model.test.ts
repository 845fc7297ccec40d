import type { Kept } from '@yantra/form';
import { expect, test, vi } from 'vitest';
import { type NotesDraft, createNotesBook } from './notes.model.ts';

/** A book of notes with a clock that the test moves. */
function makeBook(texts = new Map<string, NotesDraft>()) {
  const due = new Set<() => void>();
  const send = vi.fn<(id: string, notes: string) => Promise<unknown>>(() => Promise.resolve());
  const keptOf = (id: string): Kept<NotesDraft> => ({
    read: () => texts.get(id),
    write: (draft) => void texts.set(id, draft),
    forget: () => void texts.delete(id),
  });
  const book = createNotesBook({
    send,
    keptOf,
    later(act) {
      due.add(act);
      return () => void due.delete(act);
    },
  });
  const pause = async () => {
    for (const act of due) {
      due.delete(act);
      act();
    }
    await new Promise((done) => setTimeout(done));
  };
  return { book, send, texts, pause };
}

test('notes are saved when typing pauses, and say so', async () => {
  const { book, send, texts, pause } = makeBook();
  const notes = book.of('l1', '');
  notes.type('Called');
  notes.type('Called, wants two. ');
  expect([notes.state.value, texts.size]).toEqual(['waiting', 1]);
  await pause();
  expect(send.mock.calls).toEqual([['l1', 'Called, wants two.']]);
  expect([notes.state.value, texts.size]).toEqual(['saved', 0]);
});

test('notes of one lead are saved even if another is opened at once', async () => {
  const { book, send, pause } = makeBook();
  book.of('l1', '').type('Evenings only');
  book.of('l2', 'Old').type('New');
  await pause();
  expect(send.mock.calls).toEqual([
    ['l1', 'Evenings only'],
    ['l2', 'New'],
  ]);
  expect(book.of('l1', '').text.value).toBe('Evenings only');
});

test('text typed during a save is saved afterwards', async () => {
  const { book, send, pause } = makeBook();
  let arrive = () => undefined as void;
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(undefined))));
  const notes = book.of('l1', '');
  notes.type('One');
  await pause();
  notes.type('One, two');
  await pause();
  expect(send).toHaveBeenCalledTimes(1);
  arrive();
  await pause();
  await pause();
  expect(send.mock.calls.at(-1)).toEqual(['l1', 'One, two']);
  expect(notes.state.value).toBe('saved');
});

test('a failed save says so, keeps the text on the device, and can be repeated', async () => {
  const { book, send, texts, pause } = makeBook();
  send.mockRejectedValueOnce(new Error('No line'));
  const notes = book.of('l1', '');
  notes.type('Called');
  await pause();
  expect([notes.state.value, notes.text.value, texts.get('l1')]).toEqual([
    'failed',
    'Called',
    { text: 'Called', base: '' },
  ]);
  book.saveAll();
  await pause();
  expect([notes.state.value, texts.size]).toEqual(['saved', 0]);
});

test('unsaved text is restored after leaving the page, and is saved', async () => {
  const { book, send, pause } = makeBook(new Map([['l1', { text: 'Called', base: 'Old' }]]));
  const notes = book.of('l1', 'Old');
  expect(notes.text.value).toBe('Called');
  await pause();
  expect(send.mock.calls).toEqual([['l1', 'Called']]);
});

test('unsaved text does not overwrite a newer one from another device, unless the user says so', async () => {
  const { book, send, pause } = makeBook(new Map([['l1', { text: 'Called', base: 'Old' }]]));
  const notes = book.of('l1', 'From my phone');
  await pause();
  expect([notes.state.value, notes.text.value, send.mock.calls]).toEqual(['failed', 'Called', []]);
  await notes.save();
  expect(send.mock.calls).toEqual([['l1', 'Called']]);
});

test('the server’s newer text is used if nothing was typed, and an older answer is ignored', async () => {
  const { book, pause } = makeBook();
  const notes = book.of('l1', 'Old');
  notes.receive('From my phone');
  expect(notes.text.value).toBe('From my phone');
  notes.type('Mine ');
  await pause();
  notes.receive('From my phone');
  expect(notes.text.value).toBe('Mine ');
  notes.receive('Mine');
  expect([notes.text.value, notes.state.value]).toEqual(['Mine', 'saved']);
});
