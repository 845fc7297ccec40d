/** Builders of machines and categories, for stories and tests. */
import type { Category, Equipment, EquipmentDetails } from '@yantra/contract/calls';
import backhoe from './pictures/backhoe.svg';
import crane from './pictures/crane.svg';
import generator from './pictures/generator.svg';
import mixer from './pictures/mixer.svg';
import tractor from './pictures/tractor.svg';

type HireTerms = NonNullable<EquipmentDetails['hire']>;

export const pictures = { backhoe, crane, generator, mixer, tractor };

/** The categories of the demo catalogue. */
export const categories: readonly Category[] = [
  { id: 1, name: 'Tractors', colorCode: '#2E7D32' },
  { id: 2, name: 'Tillage and sowing', colorCode: '#558B2F' },
  { id: 3, name: 'Harvesting', colorCode: '#9E9D24' },
  { id: 4, name: 'Spraying and irrigation', colorCode: '#00897B' },
  { id: 5, name: 'Post-harvest and haulage', colorCode: '#8D6E63' },
  { id: 6, name: 'Earthmoving', colorCode: '#EF6C00' },
  { id: 7, name: 'Lifting', colorCode: '#C62828' },
  { id: 8, name: 'Concrete', colorCode: '#546E7A' },
  { id: 9, name: 'Road building', colorCode: '#F9A825' },
  { id: 10, name: 'Access and site tools', colorCode: '#6D4C41' },
  { id: 11, name: 'Power and air', colorCode: '#1565C0' },
  { id: 12, name: 'Material handling', colorCode: '#5E35B1' },
];

/** So many ratings with so many stars. */
export function ratingsOf(starRating: number, count: number): Equipment['equipmentRatings'] {
  return Array.from({ length: count }, () => ({ starRating }));
}

/** A machine; only its id is required. */
export function makeEquipment(some: Pick<Equipment, 'id'> & Partial<Equipment>): Equipment {
  return {
    name: 'JCB 3DX ecoXcellence',
    status: 'Available',
    image1Url: backhoe,
    modelNumber: '3DX',
    yearOfMfg: 2022,
    noOfWorkingHrs: 48,
    rentalValue: 9200,
    finalRentalValue: 8740,
    rentalType: 1,
    discount: 5,
    region: 'West',
    city: 'Pune',
    cityId: '8',
    state: 'Maharashtra',
    latitude: 18.52,
    longitude: 73.86,
    insuranceAvailable: true,
    equipmentTypeId: 27,
    equipmentType: { id: 27, type: 'Backhoe loader', subType: '3 t' },
    capacity: { value: 3, unit: 't' },
    categories: [{ id: 6, name: 'Earthmoving', colorCode: '#EF6C00' }],
    equipmentRatings: ratingsOf(5, 38),
    ...some,
  };
}

/** What a machine costs to hire, of which its owner has said all but who pays for fuel; amounts in rupees. */
export function makeHire(card: Partial<HireTerms['card']> = {}, some: Partial<HireTerms> = {}): HireTerms {
  return {
    card: {
      tiers: { week: 50_000 },
      overtime: 1100,
      minimum: { unit: 'days', amount: 2 },
      transport: { state: 'extra', each: 3000, freeKm: 5, perKm: 60 },
      operator: { state: 'included', board: true },
      deposit: 20_000,
      ...card,
    },
    parts: { operator: true, fuel: true },
    gst: 18,
    typical: {
      overtime: 1300,
      transport: {
        middle: [5000, 6500, 9000, 15_000, 27_000, 51_000],
        most: [6500, 8200, 11_000, 19_000, 34_000, 64_000],
      },
      shift: { middle: 1000, most: 1300 },
      litres: { middle: 5, most: 6.5 },
      diesel: 92,
      board: 500,
    },
    ...some,
  };
}

/** A machine for its own page; only its id is required. */
export function makeEquipmentDetails(some: Pick<Equipment, 'id'> & Partial<EquipmentDetails>): EquipmentDetails {
  return {
    ...makeEquipment(some),
    image2Url: null,
    image3Url: null,
    description: 'Bucket of 1.1 m³. Comes with an operator for eight-hour shifts; diesel is on the renter.',
    youtubeLink: '',
    registrationCertificate: true,
    hire: makeHire(),
    ...some,
  };
}
