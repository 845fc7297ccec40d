/** Pure rules that server and browser share. No data, no clock, no screen; each function stands alone. */
export { defaultCardColour, safeColour } from './colour.ts';
export { isCin } from './company.ts';
export { isEmail } from './emails.ts';
export { descriptionLength, discountSteps, pageSizes, rentalHours, searchTermLength, wholeListCap } from './limits.ts';
export { finalValue, formatCount, formatRupees, originalPrice, paiseToRupees, rupeesToPaise } from './money.ts';
export { oneTimeCode } from './one-time-code.ts';
export {
  brokenPasswordRules,
  passwordLength,
  passwordSymbols,
  type PasswordFlow,
  type PasswordRule,
} from './passwords.ts';
export { addMonthsInIndia, periodCovers, type Period } from './periods.ts';
export { formatPhone, maskPhone, parsePhone } from './phone.ts';
export {
  pictureFormats,
  pictureSources,
  pictureUrl,
  pictureWidths,
  type PictureFormat,
  type PictureSources,
  type PictureWidth,
} from './pictures.ts';
export { averageStars, halfStars, roundedStars, starsText } from './ratings.ts';
export { isRentalType, rentalTypes, rentalUnit, type RentalType, type RentalUnit } from './rental.ts';
export { equipmentStatuses, isPublicStatus, statusOf, type EquipmentStatus } from './status.ts';
export { isGstin, isPan } from './taxes.ts';
export { youtubeUrl } from './video.ts';
export { zoneOfState, zones, type Zone } from './zones.ts';
