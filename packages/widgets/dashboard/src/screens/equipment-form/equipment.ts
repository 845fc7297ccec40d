import type { AddEquipmentInput, OutputOf, getEquipmentById } from '@yantra/contract/calls';
import {
  type FactName,
  descriptionLength,
  factNames,
  finalValue,
  formatRupees,
  isChoiceFact,
  isFactName,
  isRentalType,
  lengths,
  limits,
  mostPercent,
  paiseToRupees,
  parsePhone,
  rupeesToPaise,
  type TypeParts,
  youtubeUrl,
} from '@yantra/domain';
import type { FormCheck, FormValues } from '@yantra/form';
import { factIn, factsOf } from '../../kit/kind-facts.ts';
import { cardIn, cardValues, emptyCard, operatorOf } from './cost/rate-card.ts';
import type { messages } from './equipment-form.messages.ts';
import { isWithin, numberOf } from './numbers.ts';

/** The fields of the form, as texts: lists are joined by commas or newlines, a checked box is `yes`. */
export const emptyEquipment = {
  images: '',
  name: '',
  categories: '',
  equipmentTypeId: '',
  equipmentTypeName: '',
  capacity: '',
  reach: '',
  bucket: '',
  weight: '',
  power: '',
  output: '',
  width: '',
  load: '',
  phase: '',
  drive: '',
  operator: '',
  fuel: '',
  modelNumber: '',
  yearOfMfg: '',
  noOfWorkingHrs: '',
  phoneNumber: '',
  description: '',
  youtubeLink: '',
  rentalValue: '',
  rentalType: '1',
  discount: '',
  ...emptyCard,
  registrationCertificate: '',
  hypoToBank: '',
  insuranceAvailable: '',
  status: 'Available',
  address: '',
  city: '',
  state: '',
  pinCode: '',
  country: 'India',
  latitude: '',
  longitude: '',
};
export type EquipmentName = keyof typeof emptyEquipment;
export type EquipmentValues = FormValues<EquipmentName>;

/** The id of a type that is not in the list; its name is typed. */
export const otherType = '0';
const longest: Partial<Record<EquipmentName, number>> = {
  name: lengths.machine,
  modelNumber: lengths.modelNumber,
  equipmentTypeName: lengths.masterData,
  address: lengths.address,
  city: lengths.city,
  state: lengths.state,
  country: lengths.country,
  description: descriptionLength,
};

const isSize = (text: string) => numberOf(text) > 0 && numberOf(text) <= limits.capacity;
const sizes = factNames.filter((fact) => !isChoiceFact(fact));

/** The formats of texts that are not empty. */
const shapesIn = (texts: typeof messages): Partial<Record<EquipmentName, (text: string) => string | false>> => ({
  categories: (text) => text.split(',').length > limits.categoriesOfMachine && texts.manyCategories,
  phoneNumber: (text) => parsePhone(text) === null && texts.phoneForm,
  ...Object.fromEntries(sizes.map((fact) => [fact, (text: string) => !isSize(text) && texts.sizeForm])),
  capacity: (text) => !isSize(text) && texts.capacityForm,
  noOfWorkingHrs: (text) => !isWithin(text, 1, limits.hoursAWeek) && texts.hoursRange,
  rentalValue: (text) => !isWithin(text, 1, limits.rentRupees) && texts.rentRange,
  discount: (text) => !isWithin(text, 0, limits.discountPercent) && texts.discountRange,
  pinCode: (text) => !/^[1-9]\d{5}$/.test(text) && texts.pinForm,
  youtubeLink: (text) => youtubeUrl(text) === undefined && texts.linkForm,
});

/** A type, and the categories it belongs to. */
interface Mismatch {
  readonly type: string;
  readonly categories: string;
}

/**
 * The error of a field (dashboard.md §5); the server checks the same again.
 * @param isAsked whether the selected type asks for a fact
 * @param isDraft whether it is saved without a picture for now
 * @param mismatchOf the type and its categories, where none of those is selected
 */
export function equipmentCheck(
  texts: typeof messages,
  isAsked: (fact: FactName) => boolean,
  mismatchOf: (values: EquipmentValues) => Mismatch | undefined = () => undefined,
  isDraft: () => boolean = () => false,
): FormCheck<EquipmentName> {
  const shapes = shapesIn(texts);
  const wrong: Readonly<Partial<Record<EquipmentName, string>>> = texts.wrong;
  return (name, values) => {
    const text = values[name].trim();
    if (name === 'equipmentTypeName' && values.equipmentTypeId !== otherType) return undefined;
    if (isFactName(name) && !isAsked(name)) return undefined;
    if (name === 'images' && text === '' && isDraft()) return undefined;
    if (text === '') return wrong[name];
    const most = longest[name];
    if (most !== undefined && text.length > most) return texts.long(most);
    const shape = shapes[name]?.(text);
    if (shape || name !== 'categories') return shape || undefined;
    const mismatch = mismatchOf(values);
    return mismatch && texts.notOfType(mismatch.type, mismatch.categories);
  };
}

/** The final value while typing, for display; a dash if there is none. */
export function finalText(rentalValue: string, discount: string): string {
  const rent = numberOf(rentalValue);
  const percent = discount.trim() === '' ? 0 : numberOf(discount);
  if (!(rent > 0 && rent <= limits.rentRupees && percent >= 0 && percent <= mostPercent)) return '—';
  return formatRupees(paiseToRupees(finalValue(rupeesToPaise(rent), percent)), 2);
}

/**
 * The call's input. The values must have passed the check.
 * @param asked the facts that the type asks for
 * @param isDraft whether it may be saved without a picture
 * @param parts what a rate card of the type has
 */
export function equipmentInput(
  values: EquipmentValues,
  asked: readonly FactName[],
  { isDraft = false, parts }: { readonly isDraft?: boolean; readonly parts?: TypeParts } = {},
): AddEquipmentInput {
  const [image1Url, image2Url, image3Url] = values.images.split('\n').filter(Boolean);
  const rentalType = Number(values.rentalType);
  const { latitude, longitude, pinCode, equipmentTypeName } = values;
  return {
    name: values.name.trim(),
    categories: values.categories.split(',').map((id) => ({ id: Number(id) })),
    equipmentTypeId: Number(values.equipmentTypeId),
    ...(values.equipmentTypeId === otherType && { equipmentTypeName: equipmentTypeName.trim() }),
    phoneNumber: parsePhone(values.phoneNumber) ?? values.phoneNumber,
    ...factsInput(values, asked),
    rateCard: cardIn(values, parts) ?? null,
    modelNumber: values.modelNumber.trim(),
    yearOfMfg: Number(values.yearOfMfg),
    noOfWorkingHrs: numberOf(values.noOfWorkingHrs),
    rentalValue: numberOf(values.rentalValue),
    rentalType: isRentalType(rentalType) ? rentalType : 1,
    discount: values.discount.trim() === '' ? 0 : numberOf(values.discount),
    description: values.description.trim(),
    youtubeLink: values.youtubeLink.trim(),
    registrationCertificate: values.registrationCertificate === 'yes',
    hypoToBank: values.hypoToBank === 'yes',
    insuranceAvailable: values.insuranceAvailable === 'yes',
    ...(image1Url && { image1Url }),
    ...(image2Url && { image2Url }),
    ...(image3Url && { image3Url }),
    address: values.address.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    ...(pinCode && { pinCode }),
    country: values.country.trim(),
    ...(latitude && longitude && { latitude: Number(latitude), longitude: Number(longitude) }),
    status: values.status as NonNullable<AddEquipmentInput['status']>,
    ...(isDraft && { isDraft }),
  };
}

/** The facts that the type asks for; an emptied one is removed by `null`, the capacity by leaving it out. */
function factsInput(values: EquipmentValues, asked: readonly FactName[]): Partial<AddEquipmentInput> {
  const entries = asked.flatMap((fact): [FactName, number | string | null][] => {
    const text = values[fact].trim();
    if (text === '') return fact === 'capacity' ? [] : [[fact, null]];
    return [[fact, isChoiceFact(fact) ? text : numberOf(text)]];
  });
  return Object.fromEntries(entries);
}

const valueText = (machine: LoadedEquipment, fact: FactName): string =>
  String(factIn(factsOf(machine), fact)?.value ?? '');

/** The rate card of a machine: its owner gets it apart, if they have said one. */
const cardOf = ({ rateCard, hire }: LoadedEquipment) => rateCard ?? hire?.card;

const yes = (is: boolean | undefined) => (is ? 'yes' : '');

/** A machine as the form's values. Fields that only the owner sees may be absent. */
export const equipmentValues = (machine: LoadedEquipment): EquipmentValues => ({
  name: machine.name,
  categories: machine.categories.map(({ id }) => id).join(','),
  equipmentTypeId: String(machine.equipmentTypeId),
  equipmentTypeName: machine.equipmentTypeId === 0 ? machine.equipmentType.subType || machine.equipmentType.type : '',
  ...(Object.fromEntries(factNames.map((fact) => [fact, valueText(machine, fact)])) as Record<FactName, string>),
  ...cardValues(cardOf(machine)),
  operator: operatorOf(cardOf(machine)) ?? valueText(machine, 'operator'),
  modelNumber: machine.modelNumber,
  yearOfMfg: String(machine.yearOfMfg),
  noOfWorkingHrs: String(machine.noOfWorkingHrs),
  phoneNumber: machine.phoneNumber ?? '',
  rentalValue: String(machine.rentalValue),
  rentalType: String(machine.rentalType),
  discount: machine.discount ? String(machine.discount) : '',
  images: [machine.image1Url, machine.image2Url, machine.image3Url].filter(Boolean).join('\n'),
  description: machine.description,
  youtubeLink: machine.youtubeLink,
  registrationCertificate: yes(machine.registrationCertificate),
  hypoToBank: yes(machine.hypoToBank),
  insuranceAvailable: yes(machine.insuranceAvailable),
  status: machine.status,
  address: machine.address ?? '',
  city: machine.city,
  state: machine.state,
  pinCode: machine.pinCode ?? '',
  country: machine.country ?? '',
  latitude: machine.latitude === null ? '' : String(machine.latitude),
  longitude: machine.longitude === null ? '' : String(machine.longitude),
});

export type LoadedEquipment = OutputOf<typeof getEquipmentById>;

/** What an owner entered before they had an account (public-area.md §2); treated as untrusted. */
export function prefillOf(state: unknown): Partial<EquipmentValues> {
  const { equipmentName, selectedCategory, selectedSubcategory, phone } = (state ?? {}) as Record<string, unknown>;
  const idOf = (choice: unknown): string => {
    const id = (choice as { id?: unknown } | null)?.id ?? choice;
    return /^\d+$/.test(String(id)) && Number(id) > 0 ? String(id) : '';
  };
  const filled = {
    name: typeof equipmentName === 'string' ? equipmentName : '',
    categories: idOf(selectedCategory),
    equipmentTypeId: idOf(selectedSubcategory),
    phoneNumber: parsePhone(String(phone ?? '')) ?? '',
  };
  return Object.fromEntries(Object.entries(filled).filter(([, text]) => text));
}
