/** Every API call as browsers know it: where it is and how its input travels. Its shapes are types only, so nothing here weighs. */
import type { z } from 'zod';
import type { otpHandle } from './accounts/accounts.shapes.ts';
import type { InputOf, OutputOf } from './call.ts';
import type * as calls from './calls.generated.ts';
import type { category, dropDownItem } from './catalogue/catalogue.shapes.ts';
import type { categoryRow } from './catalogue/get-categories.call.ts';
import type { equipment, equipmentDetails, equipmentPage, facets } from './equipment/equipment.shapes.ts';
import type { lead, leadStatus } from './leads/leads.shapes.ts';
import type { ownEquipment } from './own-equipment/own-equipment.shapes.ts';
import type { partnerKey } from './partners/partners.shapes.ts';
import type { orderState, paymentRow, refundReason } from './payments/payments.shapes.ts';
import type { plan } from './plans/plans.shapes.ts';
import type { profile } from './users/users.shapes.ts';

// A list as well, which follows from the calls' files.
export * from './calls.generated.ts';
export {
  type Call,
  type CallName,
  type ErrorsOf,
  type FieldErrorsOf,
  type GeneralErrorCode,
  type InputOf,
  type OutputOf,
  queryOf,
} from './call.ts';
export { type CarouselAttributes, type CarouselCity, carouselRequest } from './carousel-request.ts';
export type { Takes, Who } from './define-call.ts';
export { activeEquipmentsPath } from './equipment/active-equipments-path.ts';
export { errors, type ErrorCode, type ErrorFacts, type ErrorParams, type TransportCode } from './errors.ts';
export type { ErrorBody, FieldError, FieldErrorCode } from './field-errors.ts';
export { fieldErrors } from './field-errors.messages.ts';

type Input<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Output<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

export type Category = z.output<typeof category>;
export type DropDownItem = z.output<typeof dropDownItem>;
export type Region = Output<'getRegionDropDown'>[number];
export type Equipment = z.output<typeof equipment>;
export type EquipmentDetails = z.output<typeof equipmentDetails>;
export type EquipmentPage = z.output<typeof equipmentPage>;
export type Facets = z.output<typeof facets>;
export type Viewport = Output<'getViewport'>;
/** What a map may ask for. */
export type ViewportInput = Input<'getViewport'>;
export type FoundPlace = Output<'geocode'>[number];
/** What the page of a kind in a city says. */
export type Landing = Output<'getLanding'>;
export type SearchQuality = Output<'getSearchQuality'>;
/** What people call a type, shipped and added. */
export type TypeWords = Output<'getTypeWords'>;
export type RankingWeights = Input<'setRankingWeights'>;
export type TriedWeights = Output<'tryRankingWeights'>;
export type Suggestions = Output<'suggest'>;
/** A renter's requirement, after checking. */
export type RequirementInput = Input<'submitRequirement'>;
export type Session = Output<'getSessions'>[number];
export type SupplierDetails = Output<'getSupplierDetails'>;
export type OutboxMessage = Output<'getOutbox'>[number];
/** Both handles of a one-time code's session. */
export type OtpHandle = z.output<typeof otpHandle>;
/** What an account is opened with, after checking. */
export type SignUpInput = Input<'signUp'>;
/** A machine as its supplier and the admin see it. */
export type OwnEquipment = z.output<typeof ownEquipment>;
export type OwnEquipmentsInput = Input<'getOwnerEquipments'>;
/** A machine as its supplier fills it in, after checking. */
export type AddEquipmentInput = Input<'addEquipment'>;
export type UpdateEquipmentInput = Input<'updateEquipment'>;
export type ListingState = OwnEquipment['listing'];
export type ViewedEquipment = Output<'getRecentViewedEquipment'>['data'][number];
export type Profile = z.output<typeof profile>;
export type UpdateUserInput = Input<'updateUserDetail'>;
export type TypeRow = Output<'getEquipmentTypes'>[number];
export type CategoryRow = z.output<typeof categoryRow>;
/** A requirement as those it concerns see it. */
export type LeadRow = z.output<typeof lead>;
export type LeadStatus = z.output<typeof leadStatus>;
export type Overview = Output<'getOverview'>;
/** What happened with machines in a span, and in the one before. */
export type Activity = Output<'getActivity'>;
export type ActivitySpan = NonNullable<Input<'getActivity'>['span']>;
export type AddressAt = Output<'reverseGeocode'>;
/** A key as its supplier has it. */
export type PartnerKey = z.output<typeof partnerKey>;
export type PartnerFigures = Output<'getPartnerFigures'>;
/** What people did in the widgets of a partner's page, after checking. */
export type EmbedEventsInput = Input<'embedEvent'>;
/** A plan as it is sold now. */
export type Plan = z.output<typeof plan>;
export type AddSubscriptionInput = Input<'addNewSubscription'>;
export type UpdateSubscriptionInput = Input<'updateSubscriptionPlan'>;
/** A plan as somebody bought it. */
export type PurchasedPlan = Output<'getPurchasedSubscriptions'>[number];
export type PurchasedEquipment = Output<'getEquipmentBySubscriptionId'>[number];
export type StartPaymentInput = Input<'startPayment'>;
export type PaymentSession = Output<'startPayment'>;
export type Order = Output<'getOrder'>;
export type UpgradeQuote = Output<'getUpgradeQuote'>;
export type UpgradeQuoteInput = Input<'getUpgradeQuote'>;
export type OrderState = z.output<typeof orderState>;
export type PaymentRow = z.output<typeof paymentRow>;
export type RefundReason = z.output<typeof refundReason>;
/** What a search may ask for; every key is optional. */
export type SearchInput = Input<'searchEquipments'>;
