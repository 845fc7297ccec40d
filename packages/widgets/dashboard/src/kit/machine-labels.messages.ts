/** The names of a machine's fields, in its form and in tables. */
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

/** The names of facts other than the capacity. */
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

/** The columns of every table of machines (dashboard.md §2). */
export const columnLabels = {
  id: 'dashboard.machine-labels.column',
  name: 'Name',
  model: 'Model',
  category: 'Category',
  subCategory: 'Sub category',
  finalValue: 'Final value',
  unit: 'Unit',
} as const;

/** The rate card. */
export const cardLabels = {
  rentHour: 'Rent an hour',
  rentDay: 'Rent a day',
  rentWeek: 'Rent a week',
  rentMonth: 'Rent a month',
  hoursInDay: 'Hours in a day',
  hoursInWeek: 'Hours in a week',
  hoursInMonth: 'Hours in a month',
  overtime: 'Overtime an hour',
  minimum: 'Shortest hire',
  sundaysFree: 'Sundays not counted',
  transport: 'Transport',
  transportEach: 'Transport each way',
  transportFreeKm: 'Transport km included',
  transportPerKm: 'Transport a km',
  operatorShift: 'Operator a shift',
  operatorBoard: 'Food and bed by renter',
  fuelBy: 'Fuel paid by',
  fuelLitres: 'Fuel litres an hour',
  deposit: 'Deposit',
  gstIncluded: 'Prices with GST',
} as const;

/** The place. */
export const placeLabels = {
  address: 'Address',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const;

/** The availability. */
export const statusLabel = 'Status';
