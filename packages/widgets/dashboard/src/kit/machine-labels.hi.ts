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
  operator: 'ऑपरेटर',
  fuel: 'ईंधन',
};

export const card = {
  rentHour: 'एक घंटे का किराया',
  rentDay: 'एक दिन का किराया',
  rentWeek: 'एक हफ़्ते का किराया',
  rentMonth: 'एक महीने का किराया',
  hoursInDay: 'एक दिन में घंटे',
  hoursInWeek: 'एक हफ़्ते में घंटे',
  hoursInMonth: 'एक महीने में घंटे',
  overtime: 'ओवरटाइम प्रति घंटा',
  minimum: 'कम से कम किराया',
  sundaysFree: 'रविवार नहीं गिनते',
  transport: 'ढुलाई',
  transportEach: 'एक तरफ़ की ढुलाई',
  transportFreeKm: 'ढुलाई में शामिल किमी',
  transportPerKm: 'ढुलाई प्रति किमी',
  operatorShift: 'ऑपरेटर प्रति शिफ़्ट',
  operatorBoard: 'खाना और रहना किराएदार का',
  fuelBy: 'ईंधन कौन देता है',
  fuelLitres: 'ईंधन लीटर प्रति घंटा',
  deposit: 'जमा राशि',
  gstIncluded: 'दाम में GST',
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
