import { fold } from './fold.ts';
import type { ImportField } from './import-fields.ts';

/** Usual headings of the columns, in English, Hindi and Marathi. */
const names: Partial<Record<ImportField, string>> = {
  name: 'machine|machine name|name of machine|equipment|equipment name|name of equipment|vehicle|vehicle name|title|item|item name|stock item|particulars|name of item|asset|description of machine|मशीन|मशीन का नाम|मशीनरी|उपकरण|उपकरण का नाम|नाम|यंत्र|यंत्राचे नाव|मशीनचे नाव|नाव|वाहन',
  categories: 'categories|category name|group|stock group|श्रेणी|वर्ग|गट|समूह',
  equipmentTypeId:
    'type|equipment type name|sub type|machine type|type of machine|type of equipment|kind|sub category|subcategory|प्रकार|मशीन का प्रकार|मशीन प्रकार|यंत्राचा प्रकार|उपकरण का प्रकार',
  modelNumber:
    'model|model number|model no|model name|make model|make and model|make & model|मॉडल|मॉडेल|मॉडल नंबर|मॉडेल क्रमांक|मॉडल क्रमांक|मॉडेल नंबर',
  yearOfMfg:
    'year|mfg year|mfg|yom|year of make|year of mfg|year of manufacture|year of manufacturing|manufacturing year|manufactured|make year|model year|वर्ष|निर्माण वर्ष|साल|उत्पादन वर्ष|निर्मिती वर्ष',
  capacity: 'size|tonnage|kva|hp|rating|ton|tons|capacity ton|क्षमता|आकार|टन',
  reach:
    'boom|boom length|boom reach|max reach|maximum reach|lifting height|max height|jib|jib length|पहुँच|पहुंच|बूम|पोहोच',
  bucket: 'bucket size|bucket capacity|bucket volume|bucket cum|बकेट|बकेट साइज|बकेट आकार|बकेट क्षमता',
  weight: 'operating weight|machine weight|gross weight|gvw|वजन|मशीन का वजन|यंत्राचे वजन',
  power: 'engine power|engine hp|horse power|horsepower|power hp|power kw|ताकत|शक्ति|शक्ती|हॉर्स पावर|हॉर्सपॉवर|अश्वशक्ती',
  output: 'output per hour|discharge|throughput|production|production per hour|उत्पादन|उत्पादन प्रति घंटा|निर्गम',
  width: 'working width|paving width|cutting width|blade width|चौड़ाई|चौडाई|रुंदी',
  load: 'load capacity|payload|pay load|safe working load|swl|भार|भार क्षमता',
  phase: 'phases|no of phases|phase type|फेज|फेज़',
  drive: 'drive type|wheel drive|drive train|2wd 4wd|ड्राइव|ड्राइव्ह|चालन',
  operator:
    'driver|with operator|with driver|operator included|operator provided|चालक|ड्राइवर|ड्रायव्हर|ऑपरेटर|चालक सहित|चालकासह|ऑपरेटर सहित|ऑपरेटरसह',
  fuel: 'fuel type|type of fuel|ईंधन|ईंधन का प्रकार|इंधन|इंधन प्रकार|इंधनाचा प्रकार',
  noOfWorkingHrs:
    'hours|working hrs|working hours|hours per week|hrs|hrs per week|hours week|weekly hours|काम के घंटे|घंटे|कामाचे तास|तास|सप्ताह में घंटे|आठवड्यातील तास',
  phoneNumber:
    'phone|mobile|contact|contact no|contact number|mobile no|mobile number|phone no|phone number|cell|whatsapp|फोन|मोबाइल|मोबाइल नंबर|संपर्क|फोन नंबर|मोबाईल|मोबाईल नंबर|मोबाईल क्रमांक',
  rentalValue:
    'rent|rate|rates|price|rental|amount|hire charges|hire charge|hire rate|rental rate|rental charges|charges|rent amount|standard price|दर|किराया|रेट|भाव|भाडे|भाडेदर|किराया दर|राशि|रक्कम',
  rentalType:
    'unit|rental unit|per|rent per|basis|rate per|rent type|rental type|rate unit|uom|इकाई|प्रति|एकक|आधार|दर प्रकार',
  discount: 'discount|discount percent|disc|off|छूट|सूट|सवलत|छूट %',
  description: 'details|about|remarks|remark|note|notes|comments|विवरण|टिप्पणी|वर्णन|शेरा|माहिती',
  youtubeLink: 'youtube|video|video link|वीडियो|व्हिडिओ',
  registrationCertificate: 'rc|rc book|registration|rc available|पंजीकरण|आरसी|नोंदणी|पंजीकरण प्रमाणपत्र|नोंदणी प्रमाणपत्र',
  hypoToBank: 'hypothecation|hypothecated|hypo|loan|finance|बंधक|तारण|बैंक लोन',
  insuranceAvailable: 'insurance|insured|बीमा|विमा',
  image1Url: 'image|images|picture|photo|photos|image url|photo 1|picture 1|photo name|file name|तस्वीर|फोटो|चित्र',
  image2Url: 'photo 2|picture 2',
  image3Url: 'photo 3|picture 3',
  address: 'yard|yard address|location|site|place|पता|पत्ता|स्थान|ठिकाण|यार्ड',
  city: 'town|district|city name|शहर|जिला|जिल्हा|नगर',
  state: 'राज्य|प्रदेश',
  pinCode: 'pin|pin code|postal code|zip|pin no|पिन|पिन कोड|पिनकोड',
  country: 'देश',
  latitude: 'lat|अक्षांश',
  longitude: 'lng|lon|long|देशांतर|रेखांश',
  rentHour: 'एक घंटे का किराया|एका तासाचे भाडे',
  rentDay: 'एक दिन का किराया|एका दिवसाचे भाडे',
  rentWeek: 'एक हफ़्ते का किराया|एका आठवड्याचे भाडे',
  rentMonth: 'एक महीने का किराया|एका महिन्याचे भाडे',
  hoursInDay: 'shift hours|hours per day|hours a day|दिन के घंटे|दिवसाचे तास|एक दिन में घंटे|एका दिवसातील तास',
  hoursInWeek: 'एक हफ़्ते में घंटे|एका आठवड्यातील तास',
  hoursInMonth: 'hours per month|monthly hours|महीने के घंटे|महिन्याचे तास|एक महीने में घंटे|एका महिन्यातील तास',
  overtime:
    'ot|ot rate|overtime rate|overtime charges|extra hours|ओवरटाइम|ओव्हरटाइम|जादा तास|ओवरटाइम प्रति घंटा|जादा तासाचे भाडे',
  minimum: 'minimum hire|minimum rental|min hire|minimum days|minimum|कम से कम|किमान|कम से कम किराया|किमान भाडे-काळ',
  sundaysFree: 'sundays free|sunday off|रविवार नहीं गिनते|रविवार धरत नाही',
  transport: 'transportation|mobilisation|mobilization|mob demob|mobilisation by|ढुलाई|परिवहन|वाहतूक',
  transportEach:
    'transport charges|transportation charges|mobilisation charges|one way transport|एक तरफ़ की ढुलाई|एका बाजूची वाहतूक',
  transportFreeKm: 'free km|transport free km|ढुलाई में शामिल किमी|वाहतुकीत धरलेले किमी',
  transportPerKm: 'per km|rate per km|transport per km|ढुलाई प्रति किमी|वाहतूक दर किमी',
  operatorShift:
    'operator charges|driver charges|operator batta|operator per shift|चालक शुल्क|चालक प्रति शिफ़्ट|चालक दर पाळी|ऑपरेटर शुल्क|ऑपरेटर प्रति शिफ़्ट|ऑपरेटर दर पाळी',
  operatorBoard:
    'operator food|food and stay|food and bed|operator food and stay|खाना और रहना किराएदार का|जेवण व राहणे भाडेकरूकडे',
  fuelBy: 'fuel by|diesel by|fuel scope|diesel scope|wet or dry|डीज़ल कौन देता है|डिझेल कोण देतो|ईंधन कौन देता है|इंधन कोण देतो',
  fuelLitres:
    'diesel consumption|fuel consumption|litres per hour|fuel litres per hour|litre per hour|ईंधन लीटर प्रति घंटा|इंधन लिटर दर तास',
  deposit: 'security deposit|advance deposit|जमा|अनामत|जमा राशि|अनामत रक्कम',
  gstIncluded: 'gst|gst included|with gst|price with gst|जीएसटी|दाम में GST|दरात GST',
  status: 'availability|available|स्थिति|उपलब्धता|स्थिती',
};

/** Units as headings name them: `Rate / Day`, `Rent per month`, `दर प्रति दिन`. */
const units: readonly (readonly [string, RegExp])[] = [
  ['hour', /(?:per|\/|प्रति)\s*(?:hour|hr|घंटा|घंटे|तास)|hourly|प्रतितास|ताशी/iu],
  ['day', /(?:per|\/|प्रति)\s*(?:day|दिन|दिवस)|daily|प्रतिदिन|दररोज|रोज/iu],
  ['week', /(?:per|\/|प्रति)\s*(?:week|wk|सप्ताह|हफ्ता|आठवडा)|weekly|साप्ताहिक/iu],
  ['month', /(?:per|\/|प्रति)\s*(?:month|mth|माह|महीना|महिना)|monthly|मासिक|दरमहा/iu],
];

/** The rent that a heading names by its unit, where another column is the rent itself: `Rate per month`. */
export function tierInHeading(heading: string): ImportField | undefined {
  const unit = unitInHeading(heading);
  const isRent = foldsOf(heading).some((name) => headingsOf('rentalValue').includes(name));
  return isRent && unit !== undefined ? tiers[unit] : undefined;
}

const tiers: Readonly<Record<string, ImportField>> = {
  hour: 'rentHour',
  day: 'rentDay',
  week: 'rentWeek',
  month: 'rentMonth',
};

/** The unit in the heading of a rent. */
export const unitInHeading = (heading: string): string | undefined =>
  units.find(([, pattern]) => pattern.test(heading))?.[0];

/** The forms of a heading to compare: whole, without the part in brackets, and without a unit of rent. */
export function foldsOf(heading: string): readonly string[] {
  const bare = heading.replace(/\(.*?\)|\[.*?\]|\*/g, ' ');
  const unitless = units
    .reduce((text, [, pattern]) => text.replace(pattern, ' '), bare)
    .replace(/₹|\brs\b\.?|\binr\b/gi, ' ');
  return [heading, bare, unitless].map(fold).filter(Boolean);
}

/** A field's headings, folded. */
export const headingsOf = (field: ImportField): readonly string[] =>
  (names[field] ?? '').split('|').map(fold).filter(Boolean);
