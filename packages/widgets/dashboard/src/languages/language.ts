import type { ErrorsOf, FieldErrorsOf, LeadStatus, RefundReason } from '@yantra/contract/calls';
import type { costMessages, WidgetLanguage } from '@yantra/ui';

type Texts =
  // Quotes say how a part stands by the primitives' words.
  | typeof costMessages
  | typeof import('../dashboard.messages.ts').elsewhereMessages
  | typeof import('../screens/screens.messages.ts').titles
  | typeof import('../shell/shell.messages.ts').messages
  | typeof import('../shell/palette/palette.messages.ts').messages
  | typeof import('../kit/dates.messages.ts').messages
  | typeof import('../kit/chart.messages.ts').messages
  | typeof import('../kit/activity/activity.messages.ts').messages
  | typeof import('../kit/cost-mark/cost-mark.messages.ts').messages
  | typeof import('../kit/form/form.messages.ts').messages
  | typeof import('../kit/undo.messages.ts').messages
  | typeof import('../screens/fleet-calendar/fleet-calendar.messages.ts').messages
  | typeof import('../kit/table/table.messages.ts').messages
  | typeof import('../kit/machine-labels.messages.ts').columnLabels
  | typeof import('../kit/kind-facts.messages.ts').messages
  | typeof import('../kit/machine-status.messages.ts').messages
  | typeof import('../screens/equipment-form/equipment-form.messages.ts').messages
  | typeof import('../screens/equipment-form/cost/cost.messages.ts').messages
  | typeof import('../screens/equipments-list/equipments-list.messages.ts').messages
  | typeof import('../screens/equipments-list/ratings.messages.ts').messages
  | typeof import('../screens/equipment-import/equipment-import.messages.ts').messages
  | typeof import('../kit/images/images.messages.ts').messages
  | typeof import('../kit/address-map/address.messages.ts').messages
  | typeof import('../screens/recently-visited/recently-visited.messages.ts').messages
  | typeof import('../kit/plans/plans.messages.ts').messages
  | typeof import('../kit/plan-places/plan-places.messages.ts').messages
  | typeof import('../screens/plan-form/plan-form.messages.ts').messages
  | typeof import('../screens/subscriptions/subscriptions.messages.ts').messages
  | typeof import('../screens/subscription-plan/subscription-plan.messages.ts').messages
  | typeof import('../screens/subscription-plan/plan-machines.messages.ts').messages
  | typeof import('../kit/payments/payments.messages.ts').messages
  | typeof import('../kit/payments/all-payments.messages.ts').messages
  | typeof import('../screens/payment-view/payment-view.messages.ts').messages
  | typeof import('../screens/register/register.messages.ts').messages
  | typeof import('../screens/transfer/transfer.messages.ts').messages
  | typeof import('../kit/checkout/checkout.messages.ts').messages
  | typeof import('../kit/leads/job.messages.ts').messages
  | typeof import('../kit/demand/demand.messages.ts').messages
  | typeof import('../screens/overview/overview.messages.ts').messages
  | typeof import('../screens/overview/setup.messages.ts').messages
  | typeof import('../screens/leads/leads.messages.ts').messages
  | typeof import('../screens/leads/inbox.messages.ts').messages
  | typeof import('../kit/deals/deals.messages.ts').messages
  | typeof import('../kit/deals/quote-words.messages.ts').messages
  | typeof import('../kit/deals/deal.messages.ts').messages
  | typeof import('../screens/quote/quote.messages.ts').messages
  | typeof import('../screens/my-requests/my-requests.messages.ts').messages
  | typeof import('../screens/machine-view/machine-view.messages.ts').messages
  | typeof import('../screens/announcements/announcements.messages.ts').messages
  | typeof import('../screens/master/master.messages.ts').messages
  | typeof import('../shell/notices.messages.ts').messages
  | typeof import('../screens/people/people.messages.ts').messages
  | typeof import('../screens/team/team.messages.ts').messages
  | typeof import('../kit/review/faults.messages.ts').messages
  | typeof import('../screens/review/review.messages.ts').messages
  | typeof import('../screens/undelivered/undelivered.messages.ts').messages
  | typeof import('../kit/audit/audit.messages.ts').messages
  | typeof import('../kit/audit/deeds.messages.ts').deedMessages
  | typeof import('../screens/profile/profile.messages.ts').messages
  | typeof import('../screens/profile/person/person.messages.ts').messages
  | typeof import('../screens/settings/settings.messages.ts').messages
  | typeof import('../screens/settings/contacts.messages.ts').messages
  | typeof import('../screens/notification-settings/notification-settings.messages.ts').messages
  | typeof import('../screens/embed/embed.messages.ts').messages
  | typeof import('../screens/search/search.messages.ts').messages
  | typeof import('../kit/type-word/type-word.messages.ts').messages
  | typeof import('../screens/radar/radar.messages.ts').messages
  | typeof import('../screens/reports/reports.messages.ts').messages
  | typeof import('../screens/master/type-words.messages.ts').messages;

/** The calls whose errors it shows. */
type DashboardCall =
  | 'addEquipment'
  | 'updateEquipment'
  | 'deleteEquipment'
  | 'uploadImage'
  | 'importEquipments'
  | 'addEquipmentPictures'
  | 'addEquipmentRating'
  | 'updateEquipmentRating'
  | 'removeEquipmentRating'
  | 'answerEquipmentRating'
  | 'getReviewQueue'
  | 'getReviewItem'
  | 'decideReview'
  | 'undoReview'
  | 'takeDown'
  | 'putBack'
  | 'getEquipmentById'
  | 'updateUserDetail'
  | 'updateCustomer'
  | 'giveRight'
  | 'takeRight'
  | 'getUserDetails'
  | 'getPerson'
  | 'getPersonNotes'
  | 'savePersonNotes'
  | 'blockPerson'
  | 'unblockPerson'
  | 'endPersonSessions'
  | 'changePersonPhone'
  | 'changePersonEmail'
  | 'sendEmailAgain'
  | 'changePassword'
  | 'generateOtpForNewPhone'
  | 'generateOtpForNewEmail'
  | 'verifyOtp'
  | 'changePhone'
  | 'changeEmail'
  | 'deleteAccount'
  | 'setChoices'
  | 'exportData'
  | 'openLead'
  | 'getInbox'
  | 'getDeal'
  | 'openDeal'
  | 'getQuoteDraft'
  | 'sendQuote'
  | 'changeDeal'
  | 'sendAcceptCode'
  | 'acceptQuote'
  | 'getRequest'
  | 'getMyRequests'
  | 'closePage'
  | 'renewPage'
  | 'getConversation'
  | 'sendMessage'
  | 'addMessagePicture'
  | 'getAgreement'
  | 'updateLead'
  | 'assignLead'
  | 'addNewSubscription'
  | 'updateSubscriptionPlan'
  | 'getSubscriptionById'
  | 'startPayment'
  | 'updatePurchaseSelection'
  | 'verifyPayment'
  | 'addUserPurchaseSubs'
  | 'getOrder'
  | 'getPayment'
  | 'askGateway'
  | 'refundPayment'
  | 'getPayer'
  | 'addTransfer'
  | 'getReceipt'
  | 'getEquipmentBySubscriptionId'
  | 'addPartnerKey'
  | 'updatePartnerKey'
  | 'revokePartnerKey'
  | 'addNewCategory'
  | 'updateCategory'
  | 'addEquipmentType'
  | 'updateEquipmentType'
  | 'mergeCategories'
  | 'mergeEquipmentTypes'
  | 'setHirePrices'
  | 'deleteSubscription'
  | 'addAnnouncement'
  | 'updateAnnouncement'
  | 'endAnnouncement'
  | 'setMaintenance'
  | 'getTypeWords'
  | 'addTypeWord'
  | 'removeTypeWord'
  | 'setRankingWeights'
  | 'tryRankingWeights'
  | 'inviteOwners';

/** The payment statuses, in the gateway's words. */
type PaymentStatus =
  | 'SUCCESS'
  | 'Success'
  | 'Pending'
  | 'PENDING'
  | 'Failed'
  | 'FAILED'
  | 'CANCELLED'
  | 'NOT ATTEMPTED'
  | 'USER DROPPED';

/** The payment methods. */
type PaymentGroup =
  | 'Credit card'
  | 'Debit card'
  | 'Prepaid card'
  | 'Net banking'
  | 'Wallet'
  | 'UPI credit card'
  | 'UPI wallet'
  | 'Credit card EMI'
  | 'Debit card EMI'
  | 'Cardless EMI'
  | 'Pay later'
  | 'Bank transfer';

type Word = LeadStatus | PaymentStatus | PaymentGroup;

/** All texts in another language. */
export type DashboardLanguage = WidgetLanguage<
  Texts,
  ErrorsOf<DashboardCall> | FieldErrorsOf<DashboardCall> | 'changes.tooMany' | `refund.${RefundReason}`,
  Word
>;
