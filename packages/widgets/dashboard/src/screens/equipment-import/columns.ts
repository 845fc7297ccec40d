import { messages } from './equipment-import.messages.ts';

/** A field of a machine that a column can be. */
export type ImportField = keyof typeof messages.fields;
export const importFields = Object.keys(messages.fields) as readonly ImportField[];

/** A table as it stands in the file. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
/** By column: which field it is; undefined leaves it out. */
export type Mapping = readonly (ImportField | undefined)[];

/** What else people call the fields, folded as `fold` does. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  name: ['machine', 'machinename', 'equipment', 'equipmentname', 'title'],
  categories: ['categories', 'categoryname'],
  equipmentTypeId: ['type', 'equipmenttypename', 'subtype', 'machinetype'],
  modelNumber: ['model', 'modelnumber', 'modelno'],
  yearOfMfg: ['year', 'mfgyear', 'yearofmake', 'manufactured'],
  capacity: ['size', 'tonnage', 'kva', 'hp'],
  noOfWorkingHrs: ['hours', 'workinghrs', 'hoursperweek'],
  phoneNumber: ['phone', 'mobile', 'contact', 'mobilenumber', 'phoneno'],
  rentalValue: ['rent', 'rate', 'price', 'rental', 'amount'],
  rentalType: ['unit', 'rentalunit', 'per', 'rentper'],
  discount: ['discount', 'discountpercent', 'off'],
  description: ['details', 'about', 'remarks'],
  youtubeLink: ['youtube', 'video', 'videolink'],
  registrationCertificate: ['rc', 'registration'],
  hypoToBank: ['hypothecation', 'hypothecated', 'hypo'],
  insuranceAvailable: ['insurance', 'insured'],
  image1Url: ['image', 'picture', 'photo', 'imageurl'],
  pinCode: ['pin', 'pincode', 'postalcode', 'zip'],
  city: ['town', 'district'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
};

const fold = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const namesOf = (field: ImportField) => [fold(field), fold(messages.fields[field]), ...(otherNames[field] ?? [])];

/** Which column is what, by the columns' names; no field is given twice. */
export function guessMapping(columns: readonly string[]): Mapping {
  const taken = new Set<ImportField>();
  return columns.map((column) => {
    const name = fold(column);
    const found = importFields.find((field) => !taken.has(field) && namesOf(field).includes(name));
    if (found) taken.add(found);
    return found;
  });
}

/** The mapping with a column that is something else now; the column that was it is left out. */
export const remap = (mapping: Mapping, column: number, field: ImportField | undefined): Mapping =>
  mapping.map((one, index) => (index === column ? field : one === field ? undefined : one));

/** The rows by field names, as the server takes them. */
export const rowsOf = ({ rows }: Table, mapping: Mapping): Record<string, string>[] =>
  rows.map((row) =>
    Object.fromEntries(
      mapping.flatMap((field, index) => {
        const text = (row[index] ?? '').trim().slice(0, 2000);
        return field && text ? [[field, text]] : [];
      }),
    ),
  );

/** A cell that a spreadsheet would take for a formula stays a text. */
export const safeCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
