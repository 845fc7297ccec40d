import { signal } from '@preact/signals-react';
import { expect, test, vi } from 'vitest';
import { createImportModel, type ImportDependencies } from './equipment-import.model.ts';
import { createPicturesModel, type PicturesDependencies, type RowMachine } from './pictures.model.ts';

const file = (name: string) => new File([name], name);
const drafts = (...rows: readonly number[]) =>
  new Map(rows.map((row): [number, RowMachine] => [row, { id: `m${row}`, isDraft: true }]));

function made(some: Partial<PicturesDependencies> = {}) {
  const upload = vi.fn<PicturesDependencies['upload']>(async (blob) => `/u/${await blob.text()}`);
  const assign = vi.fn<PicturesDependencies['assign']>((machines) => Promise.resolve(machines.map(({ id }) => id)));
  const names = signal<readonly (readonly string[])[]>([['JCB 3DX'], ['ACE'], ['JCB 3DX']]);
  const pictures = createPicturesModel(
    {
      open: (files) =>
        Promise.resolve({
          pictures: files.map((one) => ({ name: one.name, open: () => Promise.resolve(one) })),
          refused: [],
        }),
      upload,
      assign,
      isPictureError: (error) => (error as Error).message === 'no picture',
      messageOf: (error) => (error as Error).message,
      ...some,
    },
    names,
  );
  return { pictures, upload, assign };
}

test('each draft gets the pictures named like its row, and a shared one is uploaded once', async () => {
  const { pictures, upload, assign } = made();
  await pictures.choose([file('jcb-3dx-2.jpg'), file('jcb-3dx-1.jpg'), file('stranger.jpg')]);
  pictures.setMachines(drafts(0, 1, 2));
  await pictures.send();
  expect(upload).toHaveBeenCalledTimes(2);
  const images = ['/u/jcb-3dx-1.jpg', '/u/jcb-3dx-2.jpg'];
  expect(assign).toHaveBeenCalledWith([
    { id: 'm0', images },
    { id: 'm2', images },
  ]);
  expect([...pictures.machines.value.values()].map(({ isDraft }) => isDraft)).toEqual([false, true, false]);
  await pictures.chooseFor(1, [file('whatever.jpg')]);
  await pictures.send();
  expect(assign).toHaveBeenLastCalledWith([{ id: 'm1', images: ['/u/whatever.jpg'] }]);
});

test('an upload that lost its connection continues where it stopped', async () => {
  const { pictures, upload, assign } = made();
  await pictures.choose([file('jcb-3dx.jpg'), file('ace.jpg')]);
  pictures.setMachines(drafts(0, 1));
  upload
    .mockImplementationOnce(async (blob) => `/u/${await blob.text()}`)
    .mockRejectedValueOnce(new Error('The line is gone.'));
  await pictures.send();
  expect([pictures.failure.value, pictures.isSending.value, assign.mock.calls.length]).toEqual([
    'The line is gone.',
    false,
    0,
  ]);
  await pictures.send();
  // The first had been uploaded before.
  expect(upload).toHaveBeenCalledTimes(3);
  expect([pictures.failure.value, pictures.sent.value]).toEqual([undefined, { done: 2, of: 2 }]);
});

test('an unreadable picture is reported, and does not stop the others', async () => {
  const { pictures, upload } = made();
  await pictures.choose([file('jcb-3dx.jpg'), file('ace.jpg')]);
  pictures.setMachines(drafts(0, 1));
  upload.mockRejectedValueOnce(new Error('no picture'));
  await pictures.send();
  expect([pictures.unreadable.value, pictures.failure.value]).toEqual([['jcb-3dx.jpg'], undefined]);
  expect(pictures.machines.value.get(0)?.isDraft).toBe(true);
  expect(pictures.machines.value.get(1)?.isDraft).toBe(false);
});

const table = {
  columns: ['Machine', 'Type'],
  rows: [
    ['JCB', 'Poclain'],
    ['ACE', 'Crane'],
    ['ACE', 'Crane'],
  ],
  lines: [5, 6, 7],
};
function importing(answer: Awaited<ReturnType<ImportDependencies['send']>>) {
  const send = vi.fn<ImportDependencies['send']>(({ isTrial, rows }) =>
    Promise.resolve(
      isTrial
        ? answer
        : { added: rows.length, machines: rows.map((_, row) => ({ row, id: `new${row}`, isDraft: true })), errors: [] },
    ),
  );
  const { assign, upload } = made();
  const model = createImportModel({
    parse: () => Promise.resolve(table),
    write: () => Promise.resolve(''),
    send,
    pictures: {
      open: (files) =>
        Promise.resolve({
          pictures: files.map((one) => ({ name: one.name, open: () => Promise.resolve(one) })),
          refused: [],
        }),
      upload,
      assign,
      isPictureError: () => false,
    },
    download: () => undefined,
    onAdded: () => undefined,
    known: { phoneNumber: '9822041573' },
  });
  return { model, send, assign };
}

test('a row like an existing machine is left out and its pictures go to that machine; a duplicate in the file is added by default', async () => {
  const { model, send, assign } = importing({
    added: 0,
    errors: [],
    same: [{ row: 0, id: 'old', isDraft: true }, { row: 2 }],
  });
  await model.choose(file('fleet.csv'));
  await model.pictures.choose([file('jcb.jpg')]);
  await model.check();
  expect(model.good.value).toBe(2);
  model.skip([2], true);
  await model.add();
  expect(send).toHaveBeenLastCalledWith({
    rows: [{ name: 'ACE', equipmentTypeId: 'Crane', phoneNumber: '9822041573' }],
    isTrial: false,
  });
  expect(assign).toHaveBeenCalledWith([{ id: 'old', images: ['/u/jcb.jpg'] }]);
  expect(model.pictures.machines.value.get(1)).toEqual({ id: 'new0', isDraft: true });
});

test('the meaning of a word is set once for all rows with it', async () => {
  const word = { field: 'equipmentTypeId' as const, word: 'Crane', near: [] };
  const { model, send } = importing({ added: 0, errors: [], unknownWords: [word] });
  await model.choose(file('fleet.csv'));
  await model.check();
  model.translate('equipmentTypeId', 'Crane', '37');
  expect([model.step.value, model.meaningOf('equipmentTypeId', 'Crane')]).toEqual(['map', '37']);
  await model.check();
  expect(send.mock.lastCall?.[0].rows.map(({ equipmentTypeId }) => equipmentTypeId)).toEqual(['Poclain', '37', '37']);
});
