export { auditAnswers, auditCheck, auditEntries, makeAuditEntry } from './audit.ts';
export { badAnswers, badlyAnswered } from './bad-answers.ts';
export { adminOverview, dashboardAnswers, dashboardUsers, ownMachines, sessionOf } from './dashboard-answers.ts';
export {
  makeActivity,
  makeLead,
  makeOverview,
  makeOwnEquipment,
  makeProfile,
  makeViewedEquipment,
  pagesOf,
} from './dashboard.ts';
export { type DealMocks, dealAnswers, inboxFigures } from './deals.ts';
export { dealLog, makeDeal, makeDraft, makeMyRequest, makeQuote, makeRequest, threeDeals } from './deal-rows.ts';
export { inboxRows, makeInboxRow } from './inbox-rows.ts';
export { categories, makeEquipment, makeEquipmentDetails, makeHire, pictures, ratingsOf } from './equipment.ts';
export { hireAnswers, makeCostBasis, rateCard } from './hire.ts';
export {
  type MockAnswer,
  type MockAnswers,
  createMockClient,
  failing,
  machinesIn,
  never,
  pageOf,
  slowly,
} from './mock-client.ts';
export { freeFor } from './free-days.ts';
export { fleetAnswers, fleetMachines, fleetNow, makeCommitment, manyMachines } from './fleet.ts';
export { makePartnerKey, partnerAnswers, partnerFigures } from './partners.ts';
export { bookAnswers, makeOnePayment, papers, paymentOfTransfer } from './books.ts';
export {
  makeOrder,
  makePayment,
  makePlan,
  makePurchase,
  paidAttempt,
  paymentAnswers,
  paymentSession,
  payments,
  plans,
  purchases,
  upgradeQuote,
} from './payments.ts';
export { marketReport, moneyReport, searchRadar } from './reports.ts';
export { makeReviewItem, makeReviewLine, reviewAnswers, reviewLines } from './review.ts';
export { makePerson, personAnswers } from './person.ts';
export { demand, makeSavedSearch, ownDemand, savedSearchAnswers, savedSearches, searchNews } from './saved-searches.ts';
export { searchAnswers, searchQuality, triedWeights, typeWords, usualWeights } from './search.ts';
export { TestScope, type TestScopeOptions, createTestScope } from './scope.tsx';
