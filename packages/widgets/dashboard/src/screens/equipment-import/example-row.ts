import type { ImportField } from './import-fields.ts';

/** The prefix of the template's example name; that row is not imported. */
export const exampleName = 'EXAMPLE';

/** The example row. */
export const example: Readonly<Partial<Record<ImportField, string>>> = {
  name: `${exampleName} (not imported): JCB 3DX`,
  categories: 'Earthmoving',
  equipmentTypeId: 'Backhoe loader',
  capacity: '76 HP',
  weight: '7.4 t',
  drive: '4WD',
  operator: 'Included',
  fuel: 'Diesel',
  modelNumber: '3DX Super',
  yearOfMfg: '2021',
  noOfWorkingHrs: '48',
  phoneNumber: '98230 12345',
  rentalValue: '8500',
  rentalType: 'day',
  discount: '0',
  registrationCertificate: 'yes',
  hypoToBank: 'no',
  insuranceAvailable: 'yes',
  address: 'Gat No. 12, Wagholi',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '412207',
  country: 'India',
  image1Url: 'jcb-3dx-1.jpg',
  status: 'Available',
};
