/** Data for the dashboard's screen of partners' websites. */
import type { PartnerFigures, PartnerKey } from '@yantra/contract/calls';
import type { MockAnswers } from './mock-client.ts';

/** A supplier's website; only its id is required. */
export const makePartnerKey = (some: Pick<PartnerKey, 'id'> & Partial<PartnerKey>): PartnerKey => ({
  key: `pk_${some.id.padEnd(24, 'x')}`,
  name: 'Our shop',
  origins: ['https://sahyadri-rentals.example'],
  supplierId: 's1',
  supplierName: 'Rohit Deshpande',
  createdAt: '2026-10-02T08:00:00Z',
  ...some,
});

const byDay = Array.from({ length: 30 }, (_, index) => ({
  label: `2026-${index < 9 ? '10' : '11'}-${String(index < 9 ? index + 23 : index - 8).padStart(2, '0')}`,
  views: 20 + ((index * 13) % 17) + index,
  selects: (index * 5) % 7,
  leads: index % 9 === 0 ? 1 : 0,
  asked: index % 9 === 0 ? 1 : 0,
  quoted: index % 18 === 0 ? 1 : 0,
  agreed: index === 18 ? 1 : 0,
}));
const sum = (what: keyof Omit<PartnerFigures, 'byDay' | 'byPage' | 'byWidget'>) =>
  byDay.reduce((total, day) => total + day[what], 0);

/** Events on a supplier's websites. */
export const partnerFigures: PartnerFigures = {
  views: sum('views'),
  selects: sum('selects'),
  leads: sum('leads'),
  asked: sum('asked'),
  quoted: sum('quoted'),
  agreed: sum('agreed'),
  byDay,
  byPage: [
    { label: '/', views: 620, selects: 41, leads: 0, asked: 0, quoted: 0, agreed: 0 },
    { label: '/machines', views: 412, selects: 38, leads: 3, asked: 3, quoted: 2, agreed: 1 },
    { label: '*', views: 91, selects: 4, leads: 1, asked: 1, quoted: 0, agreed: 0 },
  ],
  byWidget: [
    { label: 'equipment-carousel', views: 980, selects: 83, leads: 0, asked: 0, quoted: 0, agreed: 0 },
    { label: 'lead-form', views: 143, selects: 0, leads: 4, asked: 4, quoted: 2, agreed: 1 },
  ],
};

export const partnerAnswers: MockAnswers = {
  getPartnerKeys: () => [
    makePartnerKey({ id: 'k1' }),
    makePartnerKey({ id: 'k2', name: 'Trial', origins: ['http://localhost:5173', 'http://127.0.0.1:5173'] }),
  ],
  getPartnerFigures: () => partnerFigures,
  addPartnerKey: () => makePartnerKey({ id: 'k3' }),
  updatePartnerKey: () => ({}),
  revokePartnerKey: () => ({}),
};
