import { expect, test } from 'vitest';
import { cityNameOf, kindNames } from './kind-names.ts';

test.each([
  ['Backhoe loader', 'Backhoe loaders', 'backhoe loaders'],
  ['CNC lathe', 'CNC lathes', 'CNC lathes'],
  ['VMC', 'VMCs', 'VMCs'],
  ['Trolley', 'Trolleys', 'trolleys'],
  ['Press brake', 'Press brakes', 'press brakes'],
  ['Winch', 'Winches', 'winches'],
  ['Scaffolding', 'Scaffolding', 'scaffolding'],
  ['Battery', 'Batteries', 'batteries'],
])('many of %s are %s', (name, many, manyWithin) => {
  expect(kindNames({ name })).toEqual({ one: name, many, manyWithin });
});

test.each([
  ['Earthmoving', 'Earthmoving machines'],
  ['Tractors', 'Tractors'],
  ['Machine tools', 'Machine tools'],
  ['Power and air', 'Power and air machines'],
])('the machines of the category %s are %s', (name, many) => {
  expect(kindNames({ name, categoryId: 6 }).many).toBe(many);
});

test('a city whose name is not unique is shown with its state', () => {
  const city = { id: '8', name: 'Bilaspur', state: 'Chhattisgarh' };
  expect(cityNameOf({ ...city, slug: 'bilaspur-chhattisgarh' })).toBe('Bilaspur, Chhattisgarh');
  expect(cityNameOf({ ...city, slug: 'bilaspur' })).toBe('Bilaspur');
});
