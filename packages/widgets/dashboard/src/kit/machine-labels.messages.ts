/** What the facts of a machine are called, in its form and in tables of them. */
export const factLabels = {
  name: 'Name',
  categories: 'Category',
  equipmentTypeId: 'Equipment type',
  capacity: 'Capacity',
  modelNumber: 'Model No',
  yearOfMfg: 'Year of Manufacture',
  noOfWorkingHrs: 'Working Hours',
  phoneNumber: 'Phone',
  rentalValue: 'Rental Value',
  rentalType: 'Unit',
  discount: 'Discount %',
  description: 'Description',
  youtubeLink: 'YouTube link',
  registrationCertificate: 'Registration certificate',
  hypoToBank: 'Hypothecated to a bank',
  insuranceAvailable: 'Insurance available',
} as const;

/** What a machine's kind is hired by, besides its capacity. */
export const kindLabels = {
  reach: 'Reach',
  bucket: 'Bucket',
  weight: 'Weight',
  power: 'Power',
  output: 'Output',
  width: 'Width',
  load: 'Load',
  phase: 'Phase',
  drive: 'Drive',
  operator: 'Operator',
  fuel: 'Fuel',
} as const;

/** The columns that all tables of machines have (dashboard.md §2). */
export const columnLabels = {
  id: 'dashboard.machine-labels.column',
  name: 'Name',
  model: 'Model',
  category: 'Category',
  subCategory: 'Sub category',
  finalValue: 'Final value',
  unit: 'Unit',
} as const;

/** Where it stands. */
export const placeLabels = {
  address: 'Address',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const;

/** Whether it can be had. */
export const statusLabel = 'Status';
