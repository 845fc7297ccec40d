import type { Translated } from '@yantra/language';
import type { columnLabels } from './machine-labels.messages.ts';

export const machines = (count: number) => `${count} ${count === 1 ? 'मशीन' : 'मशीनें'}`;

export const rows = (count: number) => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;

export const facts = {
  name: 'नाम',
  categories: 'श्रेणी',
  equipmentTypeId: 'मशीन का प्रकार',
  capacity: 'क्षमता',
  modelNumber: 'मॉडल नंबर',
  yearOfMfg: 'निर्माण का वर्ष',
  noOfWorkingHrs: 'काम के घंटे',
  phoneNumber: 'फ़ोन',
  rentalValue: 'किराया',
  rentalType: 'इकाई',
  discount: 'छूट %',
  description: 'विवरण',
  youtubeLink: 'YouTube लिंक',
  registrationCertificate: 'पंजीकरण प्रमाणपत्र (RC)',
  hypoToBank: 'बैंक के पास गिरवी',
  insuranceAvailable: 'बीमा है',
};

export const kinds = {
  reach: 'पहुँच',
  bucket: 'बकेट',
  weight: 'वज़न',
  power: 'ताकत',
  output: 'उत्पादन',
  width: 'चौड़ाई',
  load: 'भार',
  phase: 'फ़ेज़',
  drive: 'ड्राइव',
  operator: 'चालक',
  fuel: 'ईंधन',
};

export const place = {
  address: 'पता',
  city: 'शहर',
  state: 'राज्य',
  pinCode: 'PIN कोड',
  country: 'देश',
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
};

export const machineLabels: Translated<typeof columnLabels> = {
  name: 'नाम',
  model: 'मॉडल',
  category: 'श्रेणी',
  subCategory: 'उप-श्रेणी',
  finalValue: 'अंतिम किराया',
  unit: 'इकाई',
};
