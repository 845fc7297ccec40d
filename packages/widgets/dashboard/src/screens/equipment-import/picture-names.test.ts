import { expect, test } from 'vitest';
import { matchPictures } from './picture-names.ts';

const rows = [['JCB 3DX'], ['Tata 407'], ['Böhl Kräne'], ['जेसीबी'], ['JCB 3DX']];
const matched = (...files: string[]) => [...matchPictures(files, rows).byRow].toSorted(([a], [b]) => a - b);

test('files are matched regardless of case, folders, extensions, accents and separators, and rows with the same name share them', () => {
  expect(matched('fleet/jcb-3dx.JPG', 'bohl_kraene.png', 'BOHL KRANE.webp', 'जेसीबी.jpeg')).toEqual([
    [0, [0]],
    [2, [2]],
    [3, [3]],
    [4, [0]],
  ]);
});

test('the number at the end is the position, unless it belongs to the name', () => {
  expect(matched('jcb-3dx-3.jpg', 'jcb-3dx-1.jpg', 'JCB 3DX (2).jpg', 'tata-407.jpg', 'tata 407-2.jpg')).toEqual([
    [0, [1, 2, 0]],
    [1, [3, 4]],
    [4, [1, 2, 0]],
  ]);
});

test('a fourth picture and an unmatched one are reported', () => {
  const files = ['jcb-3dx-1.jpg', 'jcb-3dx-2.jpg', 'jcb-3dx-3.jpg', 'jcb-3dx-4.jpg', 'IMG_2231.jpg'];
  expect(matchPictures(files, rows)).toMatchObject({ beyond: [3], unmatched: [4] });
});

test('a row’s own name is preferred to its model, and a cell may name the file', () => {
  const { byRow } = matchPictures(['3dx.jpg', 'IMG_1.jpg'], [['Backhoe 3DX', '3DX'], ['3DX'], ['IMG_1.JPG', 'Crane']]);
  expect([...byRow]).toEqual([
    [1, [0]],
    [2, [1]],
  ]);
});
