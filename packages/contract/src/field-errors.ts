import { type ErrorCode, type ErrorFacts, type ErrorParams, errors } from './errors.ts';

const grouped = (number: number): string => number.toLocaleString('en-IN');

/**
 * What can be wrong with a field, once: its stable code and the sentence for the person, with what it takes of numbers and names. Schemas say
 * codes by `wrong`; the answer carries the sentence in `errors` and the code in `errorCodes`. Whoever translates has a text for each code.
 */
export const fieldErrors = {
  'active.invalid': 'Active is yes or no.',
  'address.required': 'address is required',
  'amount.required': 'Please give the amount.',
  'answer.invalid': 'Please answer yes or no.',
  'birthDate.invalid': 'Please give a date in the past.',
  'bounds.invalid': 'Bounds are south, west, north and east.',
  'bounds.southAboveNorth': 'The south of the bounds must not lie north of their north.',
  'bounds.westBeyondEast': 'The west of the bounds must not lie east of their east.',
  'capacity.invalid': 'Capacity is a number above 0.',
  'categories.tooMany': ({ most }: { most: number }) => `Please choose ${most} categories at most.`,
  'category.required': 'Category is required',
  'category.select': 'Please select a category.',
  'cin.invalid': 'A CIN has 21 characters, like U29210MH2015PTC123456.',
  'city.invalid': 'The city is text.',
  'city.required': 'Please enter the city.',
  'city.tooLong': ({ most }: { most: number }) => `A city name has ${most} characters at most.`,
  'city.unknown': 'Please select a city of the list.',
  'city.unknownInState': 'We do not know this city in this state. Please check both, or put the marker on the map.',
  'cityId.invalid': 'A city id is text or a number.',
  'cityId.tooLong': 'A city id has 12 characters at most.',
  'citySlug.invalid': 'Which city? Like pune.',
  'code.handle': 'Please ask for a new code.',
  'code.invalid': ({ digits }: { digits: number }) => `A code has ${digits} digits.`,
  'colour.invalid': 'A colour is written #rrggbb.',
  'colour.required': 'Please choose a colour.',
  'consent.required': 'Please agree that owners may contact you.',
  'country.required': 'Country is required',
  'date.invalid': 'Please give a date.',
  'days.invalid': ({ most }: { most: number }) => `Days are a whole number from 1 to ${most}.`,
  'deleted.invalid': 'Deleted is yes or no.',
  'details.tooLong': ({ most }: { most: number }) => `Please describe it in ${most} characters at most.`,
  'discount.invalid': ({ most }: { most: number }) => `Discount is a percent from 0 to ${most}.`,
  'discountFilter.invalid': 'Discount is a percent from 0 to 100.',
  'email.invalid': 'Please enter a valid e-mail address, like name@example.com.',
  'equipmentCount.invalid': ({ most }: { most: number }) =>
    `The number of machines is a whole number from 1 to ${grouped(most)}.`,
  'equipmentType.required': 'equipmentTypeId is required',
  'equipmentTypeName.line': 'Please name the type on one line.',
  'equipmentTypes.tooMany': ({ most }: { most: number }) => `Please choose ${most} equipment types at most.`,
  'exact.invalid': 'Exact is true or false.',
  'facets.invalid': 'Facets is true or false.',
  'file.required': 'Please choose an image.',
  'firstName.required': 'Please enter your first name.',
  'fullName.required': 'Please enter your full name.',
  'fullName.tooLong': ({ most }: { most: number }) => `A name has ${most} characters at most.`,
  'greatestSize.invalid': 'The greatest size is a number from 0.',
  'gstin.invalid': 'A GSTIN has 15 characters, like 27ABCDE1234F1Z5.',
  'highestPrice.invalid': 'The highest price is a number of rupees from 0.',
  'id.invalid': 'An id is a whole number.',
  'image.invalid': 'An image is the address that the upload answered.',
  'image.tooLong': 'This is no address of an image.',
  'images.required': 'At least one image is required',
  'import.empty': 'The file has no rows.',
  'import.tooManyRows': ({ most }: { most: number }) => `Please import ${grouped(most)} rows at most at a time.`,
  'insurance.invalid': 'Insurance is yes or no.',
  'kind.invalid': 'Which kind? Like backhoe-loader.',
  'lastName.line': 'Please enter your last name on one line.',
  'latitude.invalid': 'Latitude is a number from -90 to 90.',
  'lead.noId': 'This is no id of a lead.',
  'lead.required': 'Which lead?',
  'leadReceipt.invalid': 'This receipt is not one of ours.',
  'leastSize.invalid': 'The least size is a number from 0.',
  'limit.invalid': ({ most }: { most: number }) => `The limit is a whole number from 1 to ${most}.`,
  'longitude.invalid': 'Longitude is a number from -180 to 180.',
  'lowestPrice.invalid': 'The lowest price is a number of rupees from 0.',
  'machine.noId': 'This is not the id of a machine.',
  'machine.required': 'Which machine? Please give its id.',
  'machines.noId': 'This is no id of a machine.',
  'machines.required': 'Please select a machine.',
  'machines.tooMany': 'Please select fewer machines.',
  'modelNumber.required': 'Model No is required',
  'name.enter': 'Please enter a name.',
  'name.line': 'Please write the name on one line.',
  'name.required': 'Name is required',
  'near.invalid': 'Near is a latitude, a longitude and a radius in kilometres.',
  'number.tooLarge': ({ most }: { most: number }) => `At most ${most}, please.`,
  'order.required': 'Order ID missing',
  'organization.required': 'Please enter the organization’s name.',
  'origin.invalid': 'Please enter an address like https://www.example.in, without a page behind it.',
  'origins.required': 'Please enter at least one website.',
  'origins.tooMany': ({ most }: { most: number }) => `A key is for ${most} websites at most.`,
  'owner.required': 'Whose keys?',
  'page.beyondReach': ({ most }: { most: number }) =>
    `Nearest first shows the ${grouped(most)} nearest. Please search around a place that is nearer to what you look for.`,
  'page.invalid': 'A page is a whole number from 1.',
  'pan.invalid': 'A PAN has 10 characters, like ABCDE1234F.',
  'partnerKey.invalid': 'This is no key of a website.',
  'partnerKey.noId': 'This is no id of a key.',
  'partnerKey.noObject': 'Please send a key as a JSON object.',
  'password.required': 'Please enter your password.',
  'password.tooLong': 'This password is too long.',
  'password.weak':
    'Password must contain at least one symbol, one capital letter, one number, and be at least 8 characters long.',
  'path.invalid': 'A page is a path that begins with /.',
  'period.unknown': 'A plan is bought for 1, 2, 3, 6 or 12 months.',
  'phone.invalid': 'Please enter a valid 10-digit phone number.',
  'phone.required': 'phoneNumber is required',
  'pinCode.invalid': 'A PIN code has six digits.',
  'place.abroad': 'Please choose a place in India.',
  'place.invalid': ({ most }: { most: number }) => `Please type a place or a PIN code of ${most} characters at most.`,
  'planDiscount.invalid': 'A discount is a percent from 0 to 100, with two decimals at most.',
  'position.invalid': 'The position is a whole number from 1.',
  'price.invalid': 'A price is an amount in rupees, with two decimals at most.',
  'purchase.noId': 'This is no id of a subscription.',
  'radius.invalid': 'The radius is a number of kilometres.',
  'radius.tooLarge': ({ most, country }: { most: number; country: number }) =>
    `The radius is at most ${most} km, or ${country} km for all of India.`,
  'radius.tooSmall': ({ least }: { least: number }) => `The radius is at least ${least} km.`,
  'range.invalid': 'From and to are numbers above 0, the lower one first.',
  'rating.noHalves': 'A rating is in halves of a star.',
  'rating.required': 'Please provide a rating and a comment.',
  'rating.tooHigh': ({ most }: { most: number }) => `A rating has ${most} stars at most.`,
  'rentalHours.invalid': 'Rental hours are a number from 0.',
  'rentalType.unknown': 'Please choose hour, day, week or month.',
  'rentalValue.required': 'Rental Value is required',
  'requestKey.invalid': 'This request has no valid key. Please reload the page and send it again.',
  'requirement.noObject': 'Please send a requirement as a JSON object.',
  'role.unknown': 'Please choose a role.',
  'search.noObject': 'Please send a search as a JSON object.',
  'searchTerm.empty': 'Please type what you look for.',
  'searchTerm.invalid': 'The search term is text.',
  'searchTerm.required': 'The search term is missing.',
  'searchTerm.tooLong': ({ most }: { most: number }) => `Please search with ${most} characters at most.`,
  'sort.column': 'This column cannot be sorted by.',
  'sort.unknown': 'Sort by relevance, priceAsc, priceDesc, rating, distance or newest.',
  'state.required': 'Please enter the state.',
  'status.unknown': 'Please choose a status.',
  'supplier.invalid': 'The supplier is text.',
  'supplier.tooLong': 'This is no id of a supplier.',
  'text.line': 'Please write this on one line.',
  'text.tooLong': ({ most }: { most: number }) => `${grouped(most)} characters at most, please.`,
  'unit.unknown': 'Please choose a unit.',
  'user.noId': 'This is no id of a user.',
  'user.required': 'Whose profile?',
  'version.list': 'Please load the list again.',
  'version.machine': 'Please load the machine again.',
  'version.plan': 'Please load the plan again.',
  'version.profile': 'Please load the profile again.',
  'video.invalid': 'Please give a link to a YouTube video.',
  'website.invalid': 'A website begins with https://.',
  'weight.invalid': ({ what }: { what: string }) => `${what} is a number from 0 to 1.`,
  'widget.unknown': 'Which widget?',
  'word.required': 'Please type the word.',
  'workingHours.required': 'Working Hours is required',
  'yearOfMfg.required': 'Year of Manufacture is required',
  'yearOfMfg.toCome': 'This year is still to come.',
  'zone.invalid': 'The zone is text.',
  'zone.tooLong': ({ most }: { most: number }) => `A zone has ${most} characters at most.`,
  'zoom.invalid': ({ least, most }: { least: number; most: number }) =>
    `The zoom is a whole number from ${least} to ${most}.`,
} as const;

/** A stable code of what is wrong with a field, e.g. `phone.invalid`. */
export type FieldErrorCode = keyof typeof fieldErrors;

/** What is wrong with a field, for programs. */
export interface FieldError {
  readonly code: FieldErrorCode | ErrorCode | 'field.invalid';
  readonly params?: ErrorParams;
}

/** The body of every failed answer. */
export interface ErrorBody {
  readonly success: false;
  /** The sentence for the person. */
  readonly message: string;
  readonly detailed?: string;
  readonly code: ErrorCode;
  /** The numbers and names in the sentence, where it has some. */
  readonly params?: ErrorParams;
  /** The sentence once more, for the calls whose failure the documents read there. */
  readonly data?: string;
  /** Field name to sentence, when the input was wrong. */
  readonly errors?: Readonly<Record<string, string>>;
  /** What is wrong with each of these fields, for programs and other languages. */
  readonly errorCodes?: Readonly<Record<string, FieldError>>;
}

type Given<Code> = Code extends FieldErrorCode
  ? (typeof fieldErrors)[Code] extends (params: infer Params) => string
    ? [params: Params]
    : []
  : [];

/** What a schema says of a wrong field: a code and its params as one text, which `fieldErrorIn` reads. */
export const wrong = <Code extends FieldErrorCode | ErrorCode>(code: Code, ...[params]: Given<Code>): string =>
  params === undefined ? code : `${code} ${JSON.stringify(params)}`;

/** What a schema or a rule said, with the sentence for the person. What is no code of ours is its own sentence. */
export function fieldErrorIn(message: string): { readonly error: FieldError; readonly sentence: string } {
  const [code = '', ...rest] = message.split(' ');
  if (isKeyOf(errors, code)) {
    const { sentence, params }: ErrorFacts = errors[code];
    return { error: { code, ...(params === undefined ? {} : { params }) }, sentence };
  }
  if (!isKeyOf(fieldErrors, code)) return { error: { code: 'field.invalid' }, sentence: message };
  const said: string | ((params: never) => string) = fieldErrors[code];
  if (typeof said === 'string') return { error: { code }, sentence: said };
  const params = JSON.parse(rest.join(' ')) as ErrorParams;
  return { error: { code, params }, sentence: said(params as never) };
}

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key);
