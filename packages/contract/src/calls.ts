/** Every API call as browsers know it: where it is and who may make it. Its shapes are types only, so nothing here weighs. */
import type { z } from 'zod';
import type { Call } from './call.ts';
import * as accounts from './calls/accounts.ts';
import * as dashboard from './calls/dashboard.ts';
import * as marketplace from './calls/marketplace.ts';
import * as partners from './calls/partners.ts';
import * as payments from './calls/payments.ts';
import * as search from './calls/search.ts';
import * as session from './calls/session.ts';
import type { otpHandle, outboxMessage, session as sessionSchema, supplierDetails } from './schemas/accounts.ts';
import type { callSchemas } from './schemas/by-call.ts';
import type { equipment, equipmentDetails, equipmentPage, facets } from './schemas/equipment.ts';
import type { category, dropDownItem, region } from './schemas/lists.ts';
import type { addressAt, ownEquipment, viewedEquipment } from './schemas/machines.ts';
import type { categoryRow, lead, leadStatus, overview, profile, typeRow } from './schemas/people.ts';
import type { viewport } from './schemas/map.ts';
import type { partnerFigures, partnerKey } from './schemas/partners.ts';
import type { order, orderState, paymentRow, plan, purchasedEquipment, purchasedPlan } from './schemas/payments.ts';
import type { foundPlace, suggestions } from './schemas/places.ts';

export { type Call, type CallName, type InputOf, type OutputOf, type Who, queryOf } from './call.ts';
export { type CarouselAttributes, type CarouselCity, carouselRequest } from './carousel-request.ts';
export { errors, type ErrorBody, type ErrorCode } from './errors.ts';
export {
  activeEquipmentsPath,
  getCategories,
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getRegionDropDown,
  getMfgYearDropDown,
  getActiveSubscriptionEquipments,
  searchEquipments,
  getAllEquipments,
  getEquipmentById,
  suggest,
  getViewport,
  geocode,
  submitRequirement,
} from './calls/marketplace.ts';
export {
  generateOtp,
  verifyOtp,
  logIn,
  signUp,
  forgotPassword,
  resetPassword,
  changePassword,
  logOutEverywhere,
  getSessions,
  endSession,
  getSupplierDetails,
  getOutbox,
} from './calls/accounts.ts';
export {
  addEquipment,
  updateEquipment,
  getOwnerEquipments,
  getEveryEquipment,
  addEquipmentRating,
  getRecentViewedEquipment,
  importEquipments,
  uploadImage,
  reverseGeocode,
  getUserDetails,
  updateUserDetail,
  getUsersList,
  updateCustomer,
  exportData,
  deleteAccount,
  getEquipmentTypes,
  addEquipmentType,
  updateEquipmentType,
  addNewCategory,
  updateCategory,
  getLeads,
  openLead,
  updateLead,
  getOverview,
} from './calls/dashboard.ts';
export {
  getSubscriptions,
  getSubscriptionById,
  addNewSubscription,
  updateSubscriptionPlan,
  getPurchasedSubscriptions,
  getEquipmentBySubscriptionId,
  addUserPurchaseSubs,
  startPayment,
  verifyPayment,
  getOrder,
  getPayments,
  getOwnPayments,
  paymentWebhook,
  getReceipt,
} from './calls/payments.ts';
export {
  getPartnerKeys,
  addPartnerKey,
  updatePartnerKey,
  revokePartnerKey,
  getPartnerFigures,
  embedEvent,
  getLeadReceipt,
} from './calls/partners.ts';
export {
  getLanding,
  notePress,
  getSearchQuality,
  getTypeWords,
  addTypeWord,
  removeTypeWord,
  getRankingWeights,
  tryRankingWeights,
  setRankingWeights,
} from './calls/search.ts';
export { logOut, refreshSession } from './calls/session.ts';

export type Category = z.output<typeof category>;
export type DropDownItem = z.output<typeof dropDownItem>;
export type Region = z.output<typeof region>;
export type Equipment = z.output<typeof equipment>;
export type EquipmentDetails = z.output<typeof equipmentDetails>;
export type EquipmentPage = z.output<typeof equipmentPage>;
export type Facets = z.output<typeof facets>;
export type Viewport = z.output<typeof viewport>;
/** What a map may ask for. */
export type ViewportInput = z.output<(typeof callSchemas)['getViewport']['input']>;
export type FoundPlace = z.output<typeof foundPlace>;
/** What the page of a kind in a city says. */
export type Landing = z.output<(typeof callSchemas)['getLanding']['output']>;
export type SearchQuality = z.output<(typeof callSchemas)['getSearchQuality']['output']>;
/** What people call a type, shipped and added. */
export type TypeWords = z.output<(typeof callSchemas)['getTypeWords']['output']>;
export type RankingWeights = z.output<(typeof callSchemas)['setRankingWeights']['input']>;
export type TriedWeights = z.output<(typeof callSchemas)['tryRankingWeights']['output']>;
export type Suggestions = z.output<typeof suggestions>;
/** A renter's requirement, after checking. */
export type RequirementInput = z.output<(typeof callSchemas)['submitRequirement']['input']>;
export type Session = z.output<typeof sessionSchema>;
export type SupplierDetails = z.output<typeof supplierDetails>;
export type OutboxMessage = z.output<typeof outboxMessage>;
/** Both handles of a one-time code's session. */
export type OtpHandle = z.output<typeof otpHandle>;
/** What an account is opened with, after checking. */
export type SignUpInput = z.output<(typeof callSchemas)['signUp']['input']>;
/** A machine as its supplier and the admin see it. */
export type OwnEquipment = z.output<typeof ownEquipment>;
export type OwnEquipmentsInput = z.output<(typeof callSchemas)['getOwnerEquipments']['input']>;
/** A machine as its supplier fills it in, after checking. */
export type AddEquipmentInput = z.output<(typeof callSchemas)['addEquipment']['input']>;
export type UpdateEquipmentInput = z.output<(typeof callSchemas)['updateEquipment']['input']>;
export type ListingState = OwnEquipment['listing'];
export type ViewedEquipment = z.output<typeof viewedEquipment>;
export type Profile = z.output<typeof profile>;
export type UpdateUserInput = z.output<(typeof callSchemas)['updateUserDetail']['input']>;
export type TypeRow = z.output<typeof typeRow>;
export type CategoryRow = z.output<typeof categoryRow>;
/** A requirement as those it concerns see it. */
export type LeadRow = z.output<typeof lead>;
export type LeadStatus = z.output<typeof leadStatus>;
export type Overview = z.output<typeof overview>;
export type AddressAt = z.output<typeof addressAt>;
/** A key as its supplier has it. */
export type PartnerKey = z.output<typeof partnerKey>;
export type PartnerFigures = z.output<typeof partnerFigures>;
/** What people did in the widgets of a partner's page, after checking. */
export type EmbedEventsInput = z.output<(typeof callSchemas)['embedEvent']['input']>;
/** A plan as it is sold now. */
export type Plan = z.output<typeof plan>;
export type AddSubscriptionInput = z.output<(typeof callSchemas)['addNewSubscription']['input']>;
export type UpdateSubscriptionInput = z.output<(typeof callSchemas)['updateSubscriptionPlan']['input']>;
/** A plan as somebody bought it. */
export type PurchasedPlan = z.output<typeof purchasedPlan>;
export type PurchasedEquipment = z.output<typeof purchasedEquipment>;
export type StartPaymentInput = z.output<(typeof callSchemas)['startPayment']['input']>;
export type PaymentSession = z.output<(typeof callSchemas)['startPayment']['output']>;
export type Order = z.output<typeof order>;
export type OrderState = z.output<typeof orderState>;
export type PaymentRow = z.output<typeof paymentRow>;
/** What a search may ask for; every key is optional. */
export type SearchInput = z.output<(typeof callSchemas)['searchEquipments']['input']>;

/** All calls, for the server's routes, OpenAPI and the checks; a bundle that names single calls does not carry it. */
export const allCalls: readonly Call[] = [
  marketplace.getCategories,
  marketplace.getCategoryDropDown,
  marketplace.getEquipmentTypeDropDown,
  marketplace.getRegionDropDown,
  marketplace.getMfgYearDropDown,
  marketplace.getActiveSubscriptionEquipments,
  marketplace.searchEquipments,
  marketplace.getAllEquipments,
  marketplace.getEquipmentById,
  marketplace.suggest,
  search.getLanding,
  search.notePress,
  search.getSearchQuality,
  search.getTypeWords,
  search.addTypeWord,
  search.removeTypeWord,
  search.getRankingWeights,
  search.tryRankingWeights,
  search.setRankingWeights,
  marketplace.getViewport,
  marketplace.geocode,
  marketplace.submitRequirement,
  accounts.generateOtp,
  accounts.verifyOtp,
  accounts.logIn,
  accounts.signUp,
  accounts.forgotPassword,
  accounts.resetPassword,
  accounts.changePassword,
  session.refreshSession,
  session.logOut,
  accounts.logOutEverywhere,
  accounts.getSessions,
  accounts.endSession,
  accounts.getSupplierDetails,
  accounts.getOutbox,
  dashboard.addEquipment,
  dashboard.updateEquipment,
  dashboard.getOwnerEquipments,
  dashboard.getEveryEquipment,
  dashboard.addEquipmentRating,
  dashboard.getRecentViewedEquipment,
  dashboard.importEquipments,
  dashboard.uploadImage,
  dashboard.reverseGeocode,
  dashboard.getUserDetails,
  dashboard.updateUserDetail,
  dashboard.getUsersList,
  dashboard.updateCustomer,
  dashboard.exportData,
  dashboard.deleteAccount,
  dashboard.getEquipmentTypes,
  dashboard.addEquipmentType,
  dashboard.updateEquipmentType,
  dashboard.addNewCategory,
  dashboard.updateCategory,
  dashboard.getLeads,
  dashboard.openLead,
  dashboard.updateLead,
  dashboard.getOverview,
  partners.getPartnerKeys,
  partners.addPartnerKey,
  partners.updatePartnerKey,
  partners.revokePartnerKey,
  partners.getPartnerFigures,
  partners.embedEvent,
  partners.getLeadReceipt,
  payments.getSubscriptions,
  payments.getSubscriptionById,
  payments.addNewSubscription,
  payments.updateSubscriptionPlan,
  payments.getPurchasedSubscriptions,
  payments.getEquipmentBySubscriptionId,
  payments.addUserPurchaseSubs,
  payments.startPayment,
  payments.verifyPayment,
  payments.getOrder,
  payments.getPayments,
  payments.getOwnPayments,
  payments.paymentWebhook,
  payments.getReceipt,
];
