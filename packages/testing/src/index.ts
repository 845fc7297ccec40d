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
export { categories, makeEquipment, makeEquipmentDetails, pictures, ratingsOf } from './equipment.ts';
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
export { makePartnerKey, partnerAnswers, partnerFigures } from './partners.ts';
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
export { searchAnswers, searchQuality, triedWeights, typeWords, usualWeights } from './search.ts';
export { TestScope, type TestScopeOptions, createTestScope } from './scope.tsx';
