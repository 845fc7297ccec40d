import {
  descriptionLength,
  factChoices,
  inputLengths,
  isRentalType,
  lengths,
  limits,
  machineYears,
  youtubeUrl,
} from '@yantra/domain';
import { z } from 'zod';
import { equipmentDetails } from '../equipment/equipment.shapes.ts';
import { type FieldErrorCode, wrong } from '../field-errors.ts';
import { rateCard } from '../job-cost/job-cost.shapes.ts';
import { fault } from '../review/review.shapes.ts';
import { changed } from '../shapes/answers.ts';
import {
  flag,
  givenNumber,
  latitude,
  line,
  longitude,
  numeric,
  optional,
  phone,
  rowId,
  whole,
} from '../shapes/input.ts';
import { listInput, pageOf } from '../shapes/page.ts';

/* A supplier's machines in the dashboard (dashboard.md §3 and §5, whose sentences are exact). */

const number = (said: string, least: number, most: number) =>
  z.preprocess(givenNumber, z.number(said).min(least, said).max(most, wrong('number.tooLarge', { most })));
const text = (said: string, most: number) => line(said, most).min(1, said);
const wrongCapacity = wrong('capacity.invalid');
const givenOrNone = (value: unknown): unknown => (value === '' ? null : value);
const wrongSize = wrong('size.invalid');
const size = z.preprocess(
  (value) => numeric(givenOrNone(value)),
  z.number(wrongSize).gt(0, wrongSize).max(limits.capacity, wrongSize).nullable().optional(),
);
const choice = <Fact extends keyof typeof factChoices>(fact: Fact) =>
  z.preprocess(givenOrNone, z.enum(factChoices[fact], wrong('choice.invalid')).nullable().optional());
const wrongUnit = wrong('rentalType.unknown');
const wrongImage = wrong('images.required');
/** A picture's address as answered by `ImageUpload/upload`. */
const image = optional(z.string(wrong('image.invalid')).max(inputLengths.imageUrl, wrong('image.tooLong')));
const answer = z.preprocess((value) => flag(value) ?? false, z.boolean(wrong('answer.invalid')));

/** A supplier's input for a machine. The server sets the final price, region, initial status and owner. */
export const machineFields = {
  name: text(wrong('name.required'), lengths.machine),
  /** Documented as a list of `{ id, name }`; the names are ignored. */
  categories: z
    .array(z.object({ id: rowId }, wrong('category.required')), wrong('category.required'))
    .min(1, wrong('category.required'))
    .max(limits.categoriesOfMachine, wrong('categories.tooMany', { most: limits.categoriesOfMachine })),
  /** 0 is 'Other', with its name in `equipmentTypeName`. */
  equipmentTypeId: whole(wrong('equipmentType.required'), 0),
  equipmentTypeName: optional(line(wrong('equipmentTypeName.line'), lengths.masterData)),
  phoneNumber: z.preprocess((value) => value ?? '', z.string().min(1, wrong('phone.required')).pipe(phone)),
  /** In the type's unit; absent if unknown. A type without a unit keeps none. */
  capacity: optional(
    z.preprocess(numeric, z.number(wrongCapacity).gt(0, wrongCapacity).max(limits.capacity, wrongCapacity)),
  ),
  /* Further facts of its kind. Absent keeps a value, null or empty removes it; facts that the type does not have are dropped. */
  reach: size,
  bucket: size,
  weight: size,
  power: size,
  output: size,
  width: size,
  load: size,
  phase: choice('phase'),
  drive: choice('drive'),
  operator: choice('operator'),
  fuel: choice('fuel'),
  /** What it costs to hire. Absent keeps it, null removes it. Its operator is also the fact `operator`. */
  rateCard: z.preprocess(givenOrNone, rateCard.nullable().optional()),
  modelNumber: text(wrong('modelNumber.required'), lengths.modelNumber),
  yearOfMfg: number(wrong('yearOfMfg.required'), machineYears.first, machineYears.last),
  /** Working capacity in hours per week. */
  noOfWorkingHrs: number(wrong('workingHours.required'), 1, limits.hoursAWeek),
  /** Rupees per unit of `rentalType`. */
  rentalValue: number(wrong('rentalValue.required'), 1, limits.rentRupees),
  rentalType: z.preprocess((value) => value ?? 1, whole(wrongUnit, 0, 3).refine(isRentalType, wrongUnit)),
  /** Percent. */
  discount: z.preprocess(
    (value) => numeric(value ?? 0),
    z
      .number(wrong('discount.invalid', { most: limits.discountPercent }))
      .min(0, wrong('discount.invalid', { most: limits.discountPercent }))
      .max(limits.discountPercent, wrong('discount.invalid', { most: limits.discountPercent })),
  ),
  description: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .max(descriptionLength, wrong('text.tooLong', { most: descriptionLength })),
  ),
  youtubeLink: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .refine((link) => link === '' || youtubeUrl(link) !== undefined, wrong('video.invalid')),
  ),
  registrationCertificate: answer,
  hypoToBank: answer,
  insuranceAvailable: answer,
  image1Url: image,
  image2Url: image,
  image3Url: image,
  address: text(wrong('address.required'), lengths.address),
  city: text(wrong('city.required'), lengths.city),
  state: text(wrong('state.required'), lengths.state),
  pinCode: optional(z.string().regex(/^[1-9]\d{5}$/, wrong('pinCode.invalid'))),
  country: text(wrong('country.required'), lengths.country),
  latitude: optional(z.preprocess(numeric, latitude)),
  longitude: optional(z.preprocess(numeric, longitude)),
  status: optional(z.enum(['Available', 'On rent', 'Unavailable'], wrong('status.unknown'))),
  /** Without a picture it is kept as a draft, which is not listed; with one this is ignored. */
  isDraft: optional(z.preprocess(flag, z.boolean(wrong('answer.invalid')))),
};
export const hasImage = ({
  isDraft,
  image1Url,
  image2Url,
  image3Url,
}: {
  isDraft?: boolean | undefined;
  image1Url?: string | undefined;
  image2Url?: string | undefined;
  image3Url?: string | undefined;
}) => isDraft === true || [image1Url, image2Url, image3Url].some((one) => one !== undefined);
export const imageIssue = { path: ['image1Url'], message: wrongImage };
export const otherIssue = { path: ['equipmentTypeName'], message: wrong('equipmentType.required') };
export const isTypeNamed = ({
  equipmentTypeId,
  equipmentTypeName,
}: {
  equipmentTypeId: number;
  equipmentTypeName?: string | undefined;
}) => equipmentTypeId !== 0 || !!equipmentTypeName;

/** A machine as a row of a table; without a picture it becomes a draft. */
export const importedMachine = z.object(machineFields).refine(isTypeNamed, otherIssue);

/** The replacement for an unknown town or state: its writer is told. */
export const mendedPlace = z.object({ field: z.enum(['city', 'state']), said: z.string(), kept: z.string() });

/** A machine that was added or changed, and what was corrected. */
export const keptMachine = changed.extend({ mended: z.array(mendedPlace).optional() });

/** Whether a machine is listed, or why not. A draft waits for its first picture, what is in review for a moderator. */
export const listingState = z.enum([
  'listed',
  'draft',
  'hidden',
  'inReview',
  'unavailable',
  'notInPlan',
  'planEnded',
  'planBegins',
]);

/** The same, with those on rent apart. */
export const machineState = z.enum([...listingState.options, 'onRent']);

/** The part of a machine that only its supplier and admins see. */
export const ownPart = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  /** Ten digits. */
  phoneNumber: z.string(),
  address: z.string(),
  pinCode: z.string(),
  country: z.string(),
  hypoToBank: z.boolean(),
  listing: listingState,
  /** Why moderators hid it; absent unless they did. */
  hidden: z.object({ fault, words: z.string() }).optional(),
  /** ISO 8601, UTC; when the purchase that lists it ends. */
  listedUntil: z.string().nullable(),
  /** Views of its page, at most one an hour per visitor; without its owner, admins and robots. */
  views: z.number().int(),
  /** Requirements that reached its owner through this machine: in its categories and city while it was listed; without the owner's own. Only in tables. */
  leads: z.number().int().optional(),
  /** What it costs to hire; absent if its owner has said nothing. */
  rateCard: rateCard.optional(),
  version: z.number().int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A machine as its supplier and the admin see it. */
export const ownEquipment = equipmentDetails.extend(ownPart.shape);

/** A request for a table of machines. `sort` is a column, with `-` before it for descending order. */
export const ownEquipmentsInput = listInput([
  'name',
  'modelNumber',
  'category',
  'subType',
  'rentalValue',
  'discount',
  'finalRentalValue',
  'city',
  'status',
  'createdAt',
]).extend({
  categoryId: optional(rowId),
  equipmentTypeId: optional(rowId),
  status: optional(z.enum(['Available', 'On rent', 'Unavailable'], wrong('status.unknown'))),
  /** Whether renters find it; what is listed and on rent is `onRent`, not `listed`. */
  state: optional(z.enum(machineState.options, wrong('status.unknown'))),
  /** The token's user, unless an admin names another. */
  supplierId: optional(z.string().max(inputLengths.id)),
});
export const ownEquipmentPage = pageOf(ownEquipment);

/** What the server's rules say of a machine's fields: of its place first. */
export const saidOfMachines = [
  'place.abroad',
  'city.elsewhere',
  'city.unknownInState',
  'state.other',
  'pinCode.elsewhere',
  'marker.elsewhere',
  'category.notOfType',
  'yearOfMfg.toCome',
] as const satisfies readonly FieldErrorCode[];
