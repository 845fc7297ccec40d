/** A backhoe loader in Pune as a supplier enters it: all required fields except its pictures. */
export const typedMachine = {
  name: 'JCB 3DX',
  categories: [{ id: 6 }],
  equipmentTypeId: 27,
  phoneNumber: '9876543210',
  modelNumber: '3DX',
  yearOfMfg: 2022,
  noOfWorkingHrs: 48,
  rentalValue: 8000,
  address: 'Yard 4',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
} as const;
