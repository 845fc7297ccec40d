/** Every API call as browsers see it: its path and how its input travels. Shapes are types only, so this costs few bytes. */
import type { z } from 'zod';
import type { otpHandle } from './accounts/accounts.shapes.ts';
import type { availability, commitment, fleetMachine } from './availability/availability.shapes.ts';
import type { InputOf, OutputOf } from './call.ts';
import type * as calls from './calls.generated.ts';
import type { category, dropDownItem } from './catalogue/catalogue.shapes.ts';
import type { categoryRow } from './catalogue/get-categories.call.ts';
import type { deal, logLine, quote, quoteLine, quotePart, request } from './deals/deals.shapes.ts';
import type { inboxRow } from './deals/inbox.shapes.ts';
import type { equipment, equipmentDetails, equipmentPage, facets } from './equipment/equipment.shapes.ts';
import type { kept, keptRow } from './favourites/favourites.shapes.ts';
import type { lead, leadStatus } from './leads/leads.shapes.ts';
import type { notification } from './notifications/notifications.shapes.ts';
import type { ownEquipment } from './own-equipment/own-equipment.shapes.ts';
import type { partnerKey } from './partners/partners.shapes.ts';
import type { orderState, paymentRow, refundReason } from './payments/payments.shapes.ts';
import type { plan } from './plans/plans.shapes.ts';
import type { savedSearch, waitingFor } from './saved-searches/saved-searches.shapes.ts';
import type { unmetWhy } from './search-quality/search-quality.shapes.ts';
import type { profile } from './users/users.shapes.ts';

// Also as a list, generated from the calls' files.
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
export { type CarouselAttributes, type CarouselCity, carouselRequest } from './carousel/carousel-request.ts';
export type { Takes, Who } from './define-call.ts';
export type { DealNow, NextQuote } from './deals/deal-facts.ts';
export type { SpanInTheWay } from './availability/span-in-the-way.ts';
export { activeEquipmentsPath } from './carousel/active-equipments-path.ts';
export { errors, type ErrorCode, type ErrorFacts, type ErrorParams, type TransportCode } from './errors.ts';
export type { ErrorBody, FieldError, FieldErrorCode } from './field-errors.ts';
export { fieldErrors } from './field-errors.messages.ts';

type Input<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Output<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

export type Availability = z.output<typeof availability>;
export type Commitment = z.output<typeof commitment>;
export type FleetMachine = z.output<typeof fleetMachine>;
/** The fleet's calendar. */
export type Fleet = Output<'getFleet'>;
/** A secret address at which other programs read a calendar. */
export type CalendarAddress = Output<'getCalendars'>[number];
/** A deal, as one of its two parties sees it. */
export type Deal = z.output<typeof deal>;
/** A quote as it was sent. */
export type Quote = z.output<typeof quote>;
export type QuoteLineRow = z.output<typeof quoteLine>;
export type QuotePartRow = z.output<typeof quotePart>;
/** A line of a conversation. */
export type LogLine = z.output<typeof logLine>;
/** A request for quotes, for its renter. */
export type RenterRequest = z.output<typeof request>;
export type MyRequest = Output<'getMyRequests'>['data'][number];
export type InboxRow = z.output<typeof inboxRow>;
export type Inbox = Output<'getInbox'>;
export type InboxInput = Input<'getInbox'>;
export type QuoteDraft = Output<'getQuoteDraft'>;
export type SendQuoteInput = Input<'sendQuote'>;
/** What somebody keeps. */
export type Favourites = z.output<typeof kept>;
/** A kept machine as it is now. */
export type KeptRow = z.output<typeof keptRow>;
export type Category = z.output<typeof category>;
export type DropDownItem = z.output<typeof dropDownItem>;
export type Region = Output<'getRegionDropDown'>[number];
export type Equipment = z.output<typeof equipment>;
export type EquipmentDetails = z.output<typeof equipmentDetails>;
export type EquipmentPage = z.output<typeof equipmentPage>;
export type Facets = z.output<typeof facets>;
export type Viewport = Output<'getViewport'>;
/** Where browsers get the streets of a map. */
export type MapTiles = Output<'getMapTiles'>;
/** What a map may request. */
export type ViewportInput = Input<'getViewport'>;
export type FoundPlace = Output<'geocode'>[number];
/** The content of a landing page: a kind of machine in a city. */
export type Landing = Output<'getLanding'>;
export type SearchQuality = Output<'getSearchQuality'>;
/** What people search for and do not find, by place. */
export type SearchRadar = Output<'getSearchRadar'>;
/** Why a search was in vain. */
export type UnmetWhy = z.output<typeof unmetWhy>;
export type MarketReport = Output<'getMarketReport'>;
export type MoneyReport = Output<'getMoneyReport'>;
/** What people call a type: words shipped with us, and words added by admins. */
export type TypeWords = Output<'getTypeWords'>;
export type RankingWeights = Input<'setRankingWeights'>;
/** What renters pay elsewhere: diesel, and an operator's food and bed. */
export type HirePrices = Input<'setHirePrices'>;
/** What costs of a machine are worked out from beside its card. */
export type CostBasis = Output<'getCostBasis'>;
export type TriedWeights = Output<'tryRankingWeights'>;
export type Suggestions = Output<'suggest'>;
/** A renter's requirement, validated. */
export type RequirementInput = Input<'submitRequirement'>;
export type Session = Output<'getSessions'>[number];
export type SupplierDetails = Output<'getSupplierDetails'>;
export type OutboxMessage = Output<'getOutbox'>[number];
/** Both handles of a one-time code. */
export type OtpHandle = z.output<typeof otpHandle>;
/** The fields of a new account, validated. */
export type SignUpInput = Input<'signUp'>;
/** A machine as its supplier and the admin see it. */
export type OwnEquipment = z.output<typeof ownEquipment>;
export type OwnEquipmentsInput = Input<'getOwnerEquipments'>;
/** A supplier's input for a machine, validated. */
export type AddEquipmentInput = Input<'addEquipment'>;
export type UpdateEquipmentInput = Input<'updateEquipment'>;
export type ListingState = OwnEquipment['listing'];
export type ViewedEquipment = Output<'getRecentViewedEquipment'>['data'][number];
export type Profile = z.output<typeof profile>;
export type UpdateUserInput = Input<'updateUserDetail'>;
export type TypeRow = Output<'getEquipmentTypes'>[number];
export type CategoryRow = z.output<typeof categoryRow>;
/** A requirement as suppliers and admins see it. */
export type LeadRow = z.output<typeof lead>;
export type LeadStatus = z.output<typeof leadStatus>;
/** A line in the list of notifications. */
export type NotificationRow = z.output<typeof notification>;
export type NotificationPage = Output<'getNotifications'>;
/** By which ways a person is told of what. */
export type NotificationChoices = Output<'getChoices'>;
export type Overview = Output<'getOverview'>;
/** The events of machines in a span, and in the one before. */
export type Activity = Output<'getActivity'>;
export type Market = Output<'getMarket'>;
export type ActivitySpan = NonNullable<Input<'getActivity'>['span']>;
export type AddressAt = Output<'reverseGeocode'>;
/** A key as its supplier sees it. */
export type PartnerKey = z.output<typeof partnerKey>;
export type PartnerFigures = Output<'getPartnerFigures'>;
/** Events in the widgets of a partner's page, validated. */
export type EmbedEventsInput = Input<'embedEvent'>;
/** A plan as it is sold now. */
export type Plan = z.output<typeof plan>;
export type AddSubscriptionInput = Input<'addNewSubscription'>;
export type UpdateSubscriptionInput = Input<'updateSubscriptionPlan'>;
/** A plan as it was when bought. */
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
/** A saved search, for the person who saved it. */
export type SavedSearch = z.output<typeof savedSearch>;
export type SearchNews = Output<'getSearchNews'>;
/** How many people wait for a kind of machine in a place. */
export type WaitingFor = z.output<typeof waitingFor>;
export type OwnDemand = Output<'getOwnDemand'>;
export type Demand = Output<'getDemand'>;
/** The input of a search; every key is optional. */
export type SearchInput = Input<'searchEquipments'>;
