import { descriptionLength, isRentalType, youtubeUrl } from '@yantra/domain';
import { z } from 'zod';
import { equipmentDetails } from '../equipment/equipment.shapes.ts';
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

/* The machines of a supplier, as the dashboard has them (dashboard.md §3 and §5, whose sentences are exact). */

const number = (sentence: string, least: number, most: number) =>
  z.preprocess(givenNumber, z.number(sentence).min(least, sentence).max(most, `At most ${most}, please.`));
const text = (sentence: string, most: number) => line(sentence, most).min(1, sentence);
const capacitySentence = 'Capacity is a number above 0.';
const unitSentence = 'Please choose hour, day, week or month.';
const imageSentence = 'At least one image is required';
/** The address of a picture as `ImageUpload/upload` answered it. */
const image = optional(
  z.string('An image is the address that the upload answered.').max(300, 'This is no address of an image.'),
);
const answer = z.preprocess((value) => flag(value) ?? false, z.boolean('Please answer yes or no.'));

/** A machine as its supplier fills it in. Price after discount, region, status of a new one and whose it is are the server's. */
export const machineFields = {
  name: text('Name is required', 120),
  /** Documented as a list of `{ id, name }`; the names are ours. */
  categories: z
    .array(z.object({ id: rowId }, 'Category is required'), 'Category is required')
    .min(1, 'Category is required')
    .max(5, 'Please choose 5 categories at most.'),
  /** 0 is 'Other', with its name in `equipmentTypeName`. */
  equipmentTypeId: whole('equipmentTypeId is required', 0),
  equipmentTypeName: optional(line('Please name the type on one line.', 80)),
  phoneNumber: z.preprocess((value) => value ?? '', z.string().min(1, 'phoneNumber is required').pipe(phone)),
  /** In the unit of its type; absent where nobody says. A type without a unit keeps none. */
  capacity: optional(
    z.preprocess(numeric, z.number(capacitySentence).gt(0, capacitySentence).max(1_000_000, capacitySentence)),
  ),
  modelNumber: text('Model No is required', 60),
  yearOfMfg: number('Year of Manufacture is required', 1950, 2100),
  /** Working capacity in hours per week. */
  noOfWorkingHrs: number('Working Hours is required', 1, 168),
  /** Rupees per unit of `rentalType`. */
  rentalValue: number('Rental Value is required', 1, 100_000_000),
  rentalType: z.preprocess((value) => value ?? 1, whole(unitSentence, 0, 3).refine(isRentalType, unitSentence)),
  /** Percent. */
  discount: z.preprocess(
    (value) => numeric(value ?? 0),
    z
      .number('Discount is a percent from 0 to 90.')
      .min(0, 'Discount is a percent from 0 to 90.')
      .max(90, 'Discount is a percent from 0 to 90.'),
  ),
  description: z.preprocess(
    (value) => value ?? '',
    z.string().trim().max(descriptionLength, `${descriptionLength} characters at most, please.`),
  ),
  youtubeLink: z.preprocess(
    (value) => value ?? '',
    z
      .string()
      .trim()
      .refine((link) => link === '' || youtubeUrl(link) !== undefined, 'Please give a link to a YouTube video.'),
  ),
  registrationCertificate: answer,
  hypoToBank: answer,
  insuranceAvailable: answer,
  image1Url: image,
  image2Url: image,
  image3Url: image,
  address: text('address is required', 200),
  city: text('Please enter the city.', 80),
  state: text('Please enter the state.', 60),
  pinCode: optional(z.string().regex(/^[1-9]\d{5}$/, 'A PIN code has six digits.')),
  country: text('Country is required', 60),
  latitude: optional(z.preprocess(numeric, latitude)),
  longitude: optional(z.preprocess(numeric, longitude)),
  status: optional(z.enum(['Available', 'On rent', 'Unavailable'], 'Please choose a status.')),
};
export const hasImage = ({
  image1Url,
  image2Url,
  image3Url,
}: {
  image1Url?: string | undefined;
  image2Url?: string | undefined;
  image3Url?: string | undefined;
}) => [image1Url, image2Url, image3Url].some((one) => one !== undefined);
export const imageIssue = { path: ['image1Url'], message: imageSentence };
export const otherIssue = { path: ['equipmentTypeName'], message: 'equipmentTypeId is required' };
export const isTypeNamed = ({
  equipmentTypeId,
  equipmentTypeName,
}: {
  equipmentTypeId: number;
  equipmentTypeName?: string | undefined;
}) => equipmentTypeId !== 0 || !!equipmentTypeName;

/** Why a machine is not in the public lists, or that it is. */
const listingState = z.enum(['listed', 'unavailable', 'notInPlan', 'planEnded', 'planBegins']);

/** What only its supplier and an admin see of a machine. */
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
  /** ISO 8601, UTC; when the purchase that lists it ends. */
  listedUntil: z.string().nullable(),
  views: z.number().int(),
  version: z.number().int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A machine as its supplier and the admin see it. */
export const ownEquipment = equipmentDetails.extend(ownPart.shape);

/** What a table of machines may ask for. `sort` is a column, `-` before it turns it round. */
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
  status: optional(z.enum(['Available', 'On rent', 'Unavailable'], 'Please choose a status.')),
  /** The token's user, unless an admin asks. */
  supplierId: optional(z.string().max(64)),
});
export const ownEquipmentPage = pageOf(ownEquipment);
