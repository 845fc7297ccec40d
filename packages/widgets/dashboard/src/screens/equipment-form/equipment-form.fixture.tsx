import type { Decorator } from '@storybook/react-vite';
import { categories, hireAnswers, makeOwnEquipment, type MockAnswers, pictures, TestScope } from '@yantra/testing';
import { fn } from 'storybook/test';
import '../../dashboard.css';

const place = (name: string, state: string, pinCode?: string) => ({
  label: pinCode ? `${pinCode}, ${name}, ${state}` : `${name}, ${state}`,
  name,
  kind: pinCode ? 'pin' : 'city',
  latitude: 18.52,
  longitude: 73.86,
  city: { id: '8', name, state },
  ...(pinCode && { pinCode }),
});
/** The machine that is edited. */
export const machine = makeOwnEquipment({
  id: 'm1',
  name: 'Tata Hitachi EX 200LC',
  image2Url: pictures.crane,
  listedUntil: null,
  views: 12,
});
const answers: MockAnswers = {
  ...hireAnswers,
  getCategoryDropDown: () => categories.map(({ id, name }) => ({ id, value: name })),
  getEquipmentTypeDropDown: () => [
    { id: 27, value: 'Backhoe loader, 3 t', type: 'Backhoe loader', subType: '3 t', unit: 't' },
    {
      id: 31,
      value: 'Excavator, 20-22 tonne',
      type: 'Excavator',
      subType: '20-22 tonne',
      unit: 't',
      categoryIds: [6],
      facts: [{ fact: 'capacity', unit: 't' }, { fact: 'bucket', unit: 'm3' }, { fact: 'operator' }, { fact: 'fuel' }],
    },
    { id: 52, value: 'Concrete mixer, transit', type: 'Concrete mixer', subType: 'transit', unit: 'm3' },
    { id: 60, value: 'Scaffolding', type: 'Scaffolding', subType: '' },
  ],
  getMfgYearDropDown: () => [2026, 2025, 2024, 2023, 2022, 2021].map((year) => ({ id: year, value: String(year) })),
  getEquipmentById: () => machine,
  getAskedRents: () => ({ rents: [{ rentalType: 1, middle: 13_000 }] }),
  addEquipment: () => ({ id: 'm9', version: 1 }),
  updateEquipment: () => ({ id: 'm1', version: 4 }),
  geocode: ({ text }) =>
    text === '411015' ? [place('Pune', 'Maharashtra', '411015')] : [place('Pune', 'Maharashtra')],
  reverseGeocode: () => ({
    address: 'Alandi Road, Pune',
    city: 'Pune',
    cityId: '8',
    state: 'Maharashtra',
    pinCode: '411015',
    country: 'India',
  }),
  uploadImage: () => ({ url: pictures.backhoe, width: 1600, height: 1200, bytes: 412_000 }),
};
/** The parameters of a story with other answers. */
export const answering = (some: MockAnswers) => ({ answers: { ...answers, ...some } });
/** The notices and navigations of the story's page. */
export const spies = { notify: fn(), navigate: fn() };

/** The screen in the dashboard's frame. */
export const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={(parameters['answers'] as MockAnswers | undefined) ?? answers} notify={spies.notify}>
    <div className="y-root y-dashboard">
      <main className="y-dashboard__main">
        <div className="y-dashboard__screen">
          <Story />
        </div>
      </main>
    </div>
  </TestScope>
);

/** Who is logged in. */
export const user = { id: 's1', role: 'supplier', name: 'Rohit Deshpande', phone: '9822041573' } as const;
