/** Pure rules that server and browser share. No data, no clock, no screen; each function stands alone. */
export { amountInWords } from './amount-in-words.ts';
export { isBirthDate } from './birth-date.ts';
export { defaultCardColour, safeColour } from './colour.ts';
export { isCin } from './company.ts';
export { contrast, nearestReadable, textContrast } from './contrast.ts';
export { isEmail } from './emails.ts';
export { financialYear, gstPercent, gstStateCode, stateOfGstCode, taxIn, type TaxedPrice } from './gst.ts';
export { lengths, limits } from './form-limits.ts';
export { isolated } from './direction.ts';
export { escapeHtml } from './html.ts';
export { boundsOfDayInIndia, dayInIndia, daysBetweenInIndia, inIndia, msLeftOfDayInIndia } from './india-time.ts';
export { loaderTag, openingTag, type TagAttribute } from './embed-markup.ts';
export {
  aroundKm,
  descriptionLength,
  discountSteps,
  fewFound,
  imageSize,
  importRows,
  landingAtLeast,
  mapZoom,
  nearestReach,
  pageSizes,
  rentalHours,
  searchTermLength,
  wholeListCap,
} from './limits.ts';
export { localeNamed, locales, type Locale } from './locales.ts';
export { formatCount, formatRupees, originalPrice } from './money.ts';
export { finalValue, paiseToRupees, rupeesToPaise } from './paise.ts';
export { oneTimeCode } from './one-time-code.ts';
export { partnerOrigin } from './partner-origin.ts';
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
export { planPeriodName, planPeriods, type PlanPeriod, type PlanPeriodName } from './plan-periods.ts';
export { isRentalType, rentalTypes, rentalUnit, type RentalType, type RentalUnit } from './rental.ts';
export { equipmentStatuses, isPublicStatus, statusOf, type EquipmentStatus } from './status.ts';
export { isGstin, isPan } from './taxes.ts';
export { convertedTo, formatCapacity, isUnit, unitNames, unitText, type Capacity, type UnitName } from './units.ts';
export { retention, spanBefore, spanMs, spanText, type RetentionName, type Span } from './retention.ts';
export { youtubeUrl } from './video.ts';
export { zoneOfState, zones, type Zone } from './zones.ts';
