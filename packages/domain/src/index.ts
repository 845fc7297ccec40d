/** Pure rules that server and browser share: no data, no clock, no screen. */
export { addressLine } from './address.ts';
export { alertPaces, type AlertPace, cheaperPercent, savedSearchLimits } from './saved-searches.ts';
export { amountInWords } from './amount-in-words.ts';
export { attempt } from './attempt.ts';
export {
  type AuditGroup,
  auditGroups,
  type AuditKind,
  auditKinds,
  auditKindsOf,
  type AuditSubject,
  isAuditKind,
} from './audit-kinds.ts';
export { isBirthDate, isOfAge, leastAge } from './birth-date.ts';
export { defaultCardColour, safeColour } from './colour.ts';
export { isCin } from './company.ts';
export { contrast, nearestReadable, textContrast } from './contrast.ts';
export { dayMs, hourMs, minuteMs } from './durations.ts';
export { isEmail } from './emails.ts';
export { type OrderMoney, refundable } from './refunds.ts';
export { financialYear, gstPercent, gstStateCode, stateOfGstCode, taxIn, type TaxedPrice } from './gst.ts';
export {
  archiveLimits,
  descriptionLength,
  fullNameLength,
  imageSize,
  importRows,
  leastReason,
  lengths,
  limits,
  placeLength,
  reportMonths,
  priceLength,
  typedLengths,
} from './form-limits.ts';
export { timesADay, timesAMinute, timesAnHour } from './rate-limits.ts';
export {
  listingFaults,
  reviewFlags,
  reviewKinds,
  reviewLimits,
  type ListingFault,
  type ReviewFlag,
  type ReviewKind,
} from './reviews.ts';
export {
  inputLengths,
  inputLimits,
  machineYears,
  mostDegrees,
  mostCapOfPlan,
  mostPercent,
  mostWhole,
} from './input-limits.ts';
export { isolated } from './direction.ts';
export { escapeHtml } from './html.ts';
export { clamp, digitsOf, fiveDecimals, latinDigits } from './numbers.ts';
export {
  boundsOfDayInIndia,
  dayInIndia,
  daysBetweenInIndia,
  firstMomentOf,
  inIndia,
  momentText,
  msLeftOfDayInIndia,
  shortDay,
} from './india-time.ts';
export { isJobDay, jobLimits, jobOperators, type Job, type JobOperator } from './job.ts';
export {
  jobInput,
  jobKeys,
  jobPairs,
  visitorJobIn,
  type JobKey,
  type JobSpot,
  type VisitorJob,
} from './visitor-job.ts';
export {
  checkBrand,
  isColour,
  plainTheme,
  swatches,
  themeProperties,
  type BrandCheck,
  type EmbedCorners,
  type EmbedScheme,
  type EmbedTheme,
} from './embed-theme.ts';
export { loaderTag, openingTag, placeTag, type TagAttribute } from './embed-markup.ts';
export {
  aroundKm,
  carouselSize,
  discountSteps,
  failureNoticeMs,
  fewFound,
  landingAtLeast,
  lastPosition,
  lastHour,
  pushKeyBytes,
  liveStreams,
  logInNoticeMs,
  mapZoom,
  mostPage,
  costReach,
  nearestReach,
  unmetBeyondKm,
  noticeMs,
  notificationLimits,
  othersAtLeast,
  ownersAtLeast,
  pageSizes,
  rentalHours,
  searchTermLength,
  wholeListCap,
} from './limits.ts';
export {
  type LanguageCode,
  languageCode,
  languageNames,
  languages,
  localeNamed,
  localePrefix,
  locales,
  type Locale,
  splitLocale,
} from './locales.ts';
export { counted, formatCount, formatRupees, originalPrice } from './money.ts';
export { type Right, rights, type StaffRight, staffRights } from './rights.ts';
export { shortRupees } from './short-rupees.ts';
export { finalValue, paiseToRupees, rupeesToPaise, signedPaise, signedRupees } from './paise.ts';
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
export {
  creditLeft,
  creditTax,
  followersOf,
  planChange,
  planEnd,
  putOffMs,
  type BoughtPeriod,
  type BoughtToFollow,
  type CreditLeft,
  type NextPlan,
  type PlanChange,
} from './plan-change.ts';
export { formatPhone, maskPhone, parsePhone, phoneDigits } from './phone.ts';
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
export { mostPutOnADay } from './plan-places.ts';
export {
  isPlanCap,
  isSoldAt,
  leastPlanPaise,
  noPlanCap,
  planPeriodName,
  planPeriods,
  type PlanPeriod,
  type PlanPeriodName,
} from './plan-periods.ts';
export { isRentalType, rentADay, rentalTypes, rentalUnit, type RentalType, type RentalUnit } from './rental.ts';
export { equipmentStatuses, isPublicStatus, statusOf, type EquipmentStatus } from './status.ts';
export { gstinConflict, gstinFault, isGstin, isPan, type GstinFault } from './taxes.ts';
export {
  factChoices,
  factNames,
  isChoiceFact,
  isFactName,
  isUnitOf,
  sizeText,
  unitsOf,
  type ChoiceFact,
  type FactName,
  type KindFact,
  type SizeFact,
} from './kind-facts.ts';
export { isOfCategories } from './type-categories.ts';
export { convertedTo, formatCapacity, isUnit, unitNames, unitText, type Capacity, type UnitName } from './units.ts';
export { countedSpan, retention, spanBefore, spanMs, spanText, type RetentionName, type Span } from './retention.ts';
export { youtubeUrl } from './video.ts';
export { zoneOfState, zones, type Zone } from './zones.ts';
export type { AccountMail, DrawnMail, NewsMail } from './mail-content.ts';
export { kindNamesHi } from './kind-names.hi.ts';
export { kindNamesMr } from './kind-names.mr.ts';
export { type KindNames, kindNames } from './kind-names.ts';
export {
  coverOf,
  daysCovered,
  tiersOf,
  usualIncluded,
  type Cover,
  type Need,
  type Tier,
  type Tiers,
} from './job-cost/cover.ts';
export { costFacts, type SaidRent, type SaidTerms } from './job-cost/cost-facts.ts';
export { type CardCell, cardCellAt, cellsOfCard, type CardWords } from './job-cost/card-cells.ts';
export type { CostJob, CostPart, Typical, TypicalCosts } from './job-cost/cost-part.ts';
export { needOf, workingDays } from './job-cost/need.ts';
export { hirePriceLimits, type HirePrices, usualGstPercent, usualHirePrices } from './job-cost/hire-prices.ts';
export { jobCost, usualHours, type CostFacts, type JobCost } from './job-cost/job-cost.ts';
export { cardParts, rateCardLimits } from './job-cost/rate-card.ts';
export type {
  CardPart,
  FuelTerms,
  MinimumHire,
  OperatorTerms,
  PartState,
  RateCard,
  Rent,
  TransportTerms,
  TypeParts,
} from './job-cost/rate-card.ts';
export type { CostRange } from './job-cost/range.ts';
export { cardInPaise, cardInRupees } from './job-cost/rupees.ts';
export { type Gst, withGst } from './job-cost/tax.ts';
export { roadKm, roadRange, typicalKm, wayPrice } from './job-cost/transport.ts';
export { availabilityLimits, commitmentKinds, type CommitmentKind } from './availability/commitment.ts';
export {
  dayAfter,
  daysFrom,
  daysIn,
  freeForFrom,
  freeFrom,
  isFreeIn,
  isInSpan,
  lastFreeDay,
  mergedSpans,
  overlap,
  spanOf,
  type DaySpan,
} from './availability/day-span.ts';
export {
  dealAfter,
  type DealDeed,
  dealDeeds,
  dealDeedsOf,
  type DealParty,
  type DealReason,
  dealReasons,
  dealReasonsOf,
  type DealSide,
  dealSides,
  type DealState,
  dealStates,
  type DealTransition,
  dealTransitions,
  type InboxFilter,
  inboxFilters,
  type RequestState,
  requestStates,
  type SpokenDeed,
  spokenDeeds,
  revealedStates,
  talkStates,
} from './deals/deal-states.ts';
export { dealLimits } from './deals/deal-limits.ts';
export {
  lineAmount,
  type QuoteLine,
  type QuoteOffer,
  type QuotePart,
  quoteParts,
  type QuoteSum,
  quoteSum,
  type QuoteTerm,
  type QuoteUnit,
  quoteUnits,
} from './deals/quote.ts';
export { compareAddress, comparedIds, compareKey, compareLimits } from './compare/compare-address.ts';
export {
  compareGroups,
  compareRows,
  openParts,
  partsOf,
  type Compared,
  type CompareFact,
  type CompareGroup,
  type ComparePart,
  type CompareRow,
} from './compare/compare-rows.ts';
export type { ComparedAnswers, ComparedDays, ComparedMachine } from './compare/compared-machine.ts';
export { freeSaid, type FreeSaid } from './availability/free-said.ts';
export * from './favourites/index.ts';
