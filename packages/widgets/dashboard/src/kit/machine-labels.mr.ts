import type { Translated } from '@yantra/language';
import type { columnLabels } from './machine-labels.messages.ts';

export const machines = (count: number) => `${count} ${count === 1 ? 'यंत्र' : 'यंत्रे'}`;

export const rows = (count: number) => `${count} ${count === 1 ? 'ओळ' : 'ओळी'}`;

export const facts = {
  name: 'नाव',
  categories: 'वर्ग',
  equipmentTypeId: 'यंत्राचा प्रकार',
  capacity: 'क्षमता',
  modelNumber: 'मॉडेल क्रमांक',
  yearOfMfg: 'निर्मितीचे वर्ष',
  noOfWorkingHrs: 'कामाचे तास',
  phoneNumber: 'फोन',
  rentalValue: 'भाडे',
  rentalType: 'एकक',
  discount: 'सूट %',
  description: 'वर्णन',
  youtubeLink: 'YouTube लिंक',
  registrationCertificate: 'नोंदणी प्रमाणपत्र (RC)',
  hypoToBank: 'बँकेकडे तारण',
  insuranceAvailable: 'विमा आहे',
};

export const kinds = {
  reach: 'पोहोच',
  bucket: 'बकेट',
  weight: 'वजन',
  power: 'शक्ती',
  output: 'उत्पादन',
  width: 'रुंदी',
  load: 'भार',
  phase: 'फेज',
  drive: 'ड्राइव्ह',
  operator: 'ऑपरेटर',
  fuel: 'इंधन',
};

export const card = {
  rentHour: 'एका तासाचे भाडे',
  rentDay: 'एका दिवसाचे भाडे',
  rentWeek: 'एका आठवड्याचे भाडे',
  rentMonth: 'एका महिन्याचे भाडे',
  hoursInDay: 'एका दिवसातील तास',
  hoursInWeek: 'एका आठवड्यातील तास',
  hoursInMonth: 'एका महिन्यातील तास',
  overtime: 'जादा तासाचे भाडे',
  minimum: 'किमान भाडे-काळ',
  sundaysFree: 'रविवार धरत नाही',
  transport: 'वाहतूक',
  transportEach: 'एका बाजूची वाहतूक',
  transportFreeKm: 'वाहतुकीत धरलेले किमी',
  transportPerKm: 'वाहतूक दर किमी',
  operatorShift: 'ऑपरेटर दर पाळी',
  operatorBoard: 'जेवण व राहणे भाडेकरूकडे',
  fuelBy: 'इंधन कोण देतो',
  fuelLitres: 'इंधन लिटर दर तास',
  deposit: 'अनामत रक्कम',
  gstIncluded: 'दरात GST',
};

export const place = {
  address: 'पत्ता',
  city: 'शहर',
  state: 'राज्य',
  pinCode: 'PIN कोड',
  country: 'देश',
  latitude: 'अक्षांश',
  longitude: 'रेखांश',
};

export const machineLabels: Translated<typeof columnLabels> = {
  name: 'नाव',
  model: 'मॉडेल',
  category: 'वर्ग',
  subCategory: 'उपवर्ग',
  finalValue: 'अंतिम भाडे',
  unit: 'एकक',
};
