import { changeEmail } from './accounts/change-email.call.ts';
import { changePassword } from './accounts/change-password.call.ts';
import { changePhone } from './accounts/change-phone.call.ts';
import { endSession } from './accounts/end-session.call.ts';
import { forgotPassword } from './accounts/forgot-password.call.ts';
import { generateOtpForNewEmail } from './accounts/generate-otp-for-new-email.call.ts';
import { generateOtpForNewPhone } from './accounts/generate-otp-for-new-phone.call.ts';
import { generateOtp } from './accounts/generate-otp.call.ts';
import { getOutbox } from './accounts/get-outbox.call.ts';
import { getSessions } from './accounts/get-sessions.call.ts';
import { logIn } from './accounts/log-in.call.ts';
import { logOutEverywhere } from './accounts/log-out-everywhere.call.ts';
import { resetPassword } from './accounts/reset-password.call.ts';
import { signUp } from './accounts/sign-up.call.ts';
import { verifyOtp } from './accounts/verify-otp.call.ts';
/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import { checkAuditLog } from './audit/check-audit-log.call.ts';
import { exportAuditLog } from './audit/export-audit-log.call.ts';
import { getAuditCheck } from './audit/get-audit-check.call.ts';
import { getAuditLog } from './audit/get-audit-log.call.ts';
import { addCommitment } from './availability/add-commitment.call.ts';
import { changeCommitment } from './availability/change-commitment.call.ts';
import { freeCommitment } from './availability/free-commitment.call.ts';
import { getAvailability } from './availability/get-availability.call.ts';
import { getCalendars } from './availability/get-calendars.call.ts';
import { getFleet } from './availability/get-fleet.call.ts';
import { makeCalendar } from './availability/make-calendar.call.ts';
import { putBackCommitment } from './availability/put-back-commitment.call.ts';
import { revokeCalendar } from './availability/revoke-calendar.call.ts';
import { setUnits } from './availability/set-units.call.ts';
import { getActiveSubscriptionEquipments } from './carousel/get-active-subscription-equipments.call.ts';
import { getCategories } from './catalogue/get-categories.call.ts';
import { acceptQuote } from './deals/accept-quote.call.ts';
import { addMessagePicture } from './deals/add-message-picture.call.ts';
import { askForQuote } from './deals/ask-for-quote.call.ts';
import { changeDeal } from './deals/change-deal.call.ts';
import { closePage } from './deals/close-page.call.ts';
import { confirmRequirement } from './deals/confirm-requirement.call.ts';
import { getAgreement } from './deals/get-agreement.call.ts';
import { getConversation } from './deals/get-conversation.call.ts';
import { getDeal } from './deals/get-deal.call.ts';
import { getInbox } from './deals/get-inbox.call.ts';
import { getMyRequests } from './deals/get-my-requests.call.ts';
import { getQuoteDraft } from './deals/get-quote-draft.call.ts';
import { getRequest } from './deals/get-request.call.ts';
import { markConversationRead } from './deals/mark-conversation-read.call.ts';
import { openDeal } from './deals/open-deal.call.ts';
import { renewPage } from './deals/renew-page.call.ts';
import { sendAcceptCode } from './deals/send-accept-code.call.ts';
import { sendMessage } from './deals/send-message.call.ts';
import { sendQuote } from './deals/send-quote.call.ts';
import { sendRequirementCode } from './deals/send-requirement-code.call.ts';
import { getCategoryDropDown } from './drop-downs/get-category-drop-down.call.ts';
import { getEquipmentTypeDropDown } from './drop-downs/get-equipment-type-drop-down.call.ts';
import { getMfgYearDropDown } from './drop-downs/get-mfg-year-drop-down.call.ts';
import { getRegionDropDown } from './drop-downs/get-region-drop-down.call.ts';
import { embedEvent } from './embed/embed-event.call.ts';
import { getLeadReceipt } from './embed/get-lead-receipt.call.ts';
import { getAllEquipments } from './equipment/get-all-equipments.call.ts';
import { getEquipmentById } from './equipment/get-equipment-by-id.call.ts';
import { getSupplierDetails } from './equipment/get-supplier-details.call.ts';
import { searchEquipments } from './equipment/search-equipments.call.ts';
import { changeFavourites } from './favourites/change-favourites.call.ts';
import { getFavourites } from './favourites/get-favourites.call.ts';
import { getKeptMachines } from './favourites/get-kept-machines.call.ts';
import { getSharedFavourites } from './favourites/get-shared-favourites.call.ts';
import { shareFavourites } from './favourites/share-favourites.call.ts';
import { getCostBasis } from './job-cost/get-cost-basis.call.ts';
import { getHirePrices } from './job-cost/get-hire-prices.call.ts';
import { setHirePrices } from './job-cost/set-hire-prices.call.ts';
import { assignLead } from './leads/assign-lead.call.ts';
import { exportLeads } from './leads/export-leads.call.ts';
import { getLeadAssignees } from './leads/get-lead-assignees.call.ts';
import { getLeads } from './leads/get-leads.call.ts';
import { openLead } from './leads/open-lead.call.ts';
import { submitRequirement } from './leads/submit-requirement.call.ts';
import { updateLead } from './leads/update-lead.call.ts';
import { geocode } from './map/geocode.call.ts';
import { getMapTiles } from './map/get-map-tiles.call.ts';
import { getViewport } from './map/get-viewport.call.ts';
import { reverseGeocode } from './map/reverse-geocode.call.ts';
import { addEquipmentType } from './master-data/add-equipment-type.call.ts';
import { addNewCategory } from './master-data/add-new-category.call.ts';
import { addTypeWord } from './master-data/add-type-word.call.ts';
import { getEquipmentTypes } from './master-data/get-equipment-types.call.ts';
import { getMasterDataUse } from './master-data/get-master-data-use.call.ts';
import { getTypeWords } from './master-data/get-type-words.call.ts';
import { mergeCategories } from './master-data/merge-categories.call.ts';
import { mergeEquipmentTypes } from './master-data/merge-equipment-types.call.ts';
import { removeTypeWord } from './master-data/remove-type-word.call.ts';
import { updateCategory } from './master-data/update-category.call.ts';
import { updateEquipmentType } from './master-data/update-equipment-type.call.ts';
import { addAnnouncement } from './notices/add-announcement.call.ts';
import { endAnnouncement } from './notices/end-announcement.call.ts';
import { getAnnouncements } from './notices/get-announcements.call.ts';
import { getNotices } from './notices/get-notices.call.ts';
import { setMaintenance } from './notices/set-maintenance.call.ts';
import { updateAnnouncement } from './notices/update-announcement.call.ts';
import { getChoices } from './notifications/get-choices.call.ts';
import { getDeadMessages } from './notifications/get-dead-messages.call.ts';
import { getNotifications } from './notifications/get-notifications.call.ts';
import { markRead } from './notifications/mark-read.call.ts';
import { retryMessages } from './notifications/retry-messages.call.ts';
import { setChoices } from './notifications/set-choices.call.ts';
import { getActivity } from './overview/get-activity.call.ts';
import { getMarket } from './overview/get-market.call.ts';
import { getOverview } from './overview/get-overview.call.ts';
import { addEquipmentPictures } from './own-equipment/add-equipment-pictures.call.ts';
import { addEquipmentRating } from './own-equipment/add-equipment-rating.call.ts';
import { addEquipment } from './own-equipment/add-equipment.call.ts';
import { answerEquipmentRating } from './own-equipment/answer-equipment-rating.call.ts';
import { deleteEquipment } from './own-equipment/delete-equipment.call.ts';
import { getAskedRents } from './own-equipment/get-asked-rents.call.ts';
import { getEveryEquipment } from './own-equipment/get-every-equipment.call.ts';
import { getOwnerEquipments } from './own-equipment/get-owner-equipments.call.ts';
import { getRecentViewedEquipment } from './own-equipment/get-recent-viewed-equipment.call.ts';
import { importEquipments } from './own-equipment/import-equipments.call.ts';
import { removeEquipmentRating } from './own-equipment/remove-equipment-rating.call.ts';
import { updateEquipmentRating } from './own-equipment/update-equipment-rating.call.ts';
import { updateEquipment } from './own-equipment/update-equipment.call.ts';
import { uploadImage } from './own-equipment/upload-image.call.ts';
import { addPartnerKey } from './partners/add-partner-key.call.ts';
import { getPartnerFigures } from './partners/get-partner-figures.call.ts';
import { getPartnerKeys } from './partners/get-partner-keys.call.ts';
import { revokePartnerKey } from './partners/revoke-partner-key.call.ts';
import { updatePartnerKey } from './partners/update-partner-key.call.ts';
import { addTransfer } from './payments/add-transfer.call.ts';
import { addUserPurchaseSubs } from './payments/add-user-purchase-subs.call.ts';
import { askGateway } from './payments/ask-gateway.call.ts';
import { getCreditNote } from './payments/get-credit-note.call.ts';
import { getEquipmentBySubscriptionId } from './payments/get-equipment-by-subscription-id.call.ts';
import { getOrder } from './payments/get-order.call.ts';
import { getOwnPayments } from './payments/get-own-payments.call.ts';
import { getPayer } from './payments/get-payer.call.ts';
import { getPaymentSums } from './payments/get-payment-sums.call.ts';
import { getPayment } from './payments/get-payment.call.ts';
import { getPayments } from './payments/get-payments.call.ts';
import { getPurchasedSubscriptions } from './payments/get-purchased-subscriptions.call.ts';
import { getReceipt } from './payments/get-receipt.call.ts';
import { getRegister } from './payments/get-register.call.ts';
import { getUpgradeQuote } from './payments/get-upgrade-quote.call.ts';
import { paymentWebhook } from './payments/payment-webhook.call.ts';
import { refundPayment } from './payments/refund-payment.call.ts';
import { startPayment } from './payments/start-payment.call.ts';
import { updatePurchaseSelection } from './payments/update-purchase-selection.call.ts';
import { verifyPayment } from './payments/verify-payment.call.ts';
import { blockPerson } from './people/block-person.call.ts';
import { changePersonEmail } from './people/change-person-email.call.ts';
import { changePersonPhone } from './people/change-person-phone.call.ts';
import { endPersonSessions } from './people/end-person-sessions.call.ts';
import { getPersonLeads } from './people/get-person-leads.call.ts';
import { getPersonNotes } from './people/get-person-notes.call.ts';
import { getPersonPayments } from './people/get-person-payments.call.ts';
import { getPersonSessions } from './people/get-person-sessions.call.ts';
import { getPerson } from './people/get-person.call.ts';
import { savePersonNotes } from './people/save-person-notes.call.ts';
import { sendEmailAgain } from './people/send-email-again.call.ts';
import { unblockPerson } from './people/unblock-person.call.ts';
import { addNewSubscription } from './plans/add-new-subscription.call.ts';
import { deleteSubscription } from './plans/delete-subscription.call.ts';
import { getSubscriptionById } from './plans/get-subscription-by-id.call.ts';
import { getSubscriptions } from './plans/get-subscriptions.call.ts';
import { updateSubscriptionPlan } from './plans/update-subscription-plan.call.ts';
import { addPushDevice } from './push/add-push-device.call.ts';
import { getPushDevices } from './push/get-push-devices.call.ts';
import { removePushDevice } from './push/remove-push-device.call.ts';
import { getMarketReport } from './reports/get-market-report.call.ts';
import { getMoneyReport } from './reports/get-money-report.call.ts';
import { decideReview } from './review/decide-review.call.ts';
import { getReviewItem } from './review/get-review-item.call.ts';
import { getReviewQueue } from './review/get-review-queue.call.ts';
import { putBack } from './review/put-back.call.ts';
import { reportListing } from './review/report-listing.call.ts';
import { takeDown } from './review/take-down.call.ts';
import { undoReview } from './review/undo-review.call.ts';
import { changeSavedSearch } from './saved-searches/change-saved-search.call.ts';
import { countSavedSearches } from './saved-searches/count-saved-searches.call.ts';
import { deleteSavedSearch } from './saved-searches/delete-saved-search.call.ts';
import { getDemand } from './saved-searches/get-demand.call.ts';
import { getOwnDemand } from './saved-searches/get-own-demand.call.ts';
import { getSavedSearches } from './saved-searches/get-saved-searches.call.ts';
import { getSearchNews } from './saved-searches/get-search-news.call.ts';
import { markNewsSeen } from './saved-searches/mark-news-seen.call.ts';
import { saveSearch } from './saved-searches/save-search.call.ts';
import { getRankingWeights } from './search-quality/get-ranking-weights.call.ts';
import { getSearchQuality } from './search-quality/get-search-quality.call.ts';
import { getSearchRadar } from './search-quality/get-search-radar.call.ts';
import { inviteOwners } from './search-quality/invite-owners.call.ts';
import { setRankingWeights } from './search-quality/set-ranking-weights.call.ts';
import { tryRankingWeights } from './search-quality/try-ranking-weights.call.ts';
import { getCounts } from './search/get-counts.call.ts';
import { getLanding } from './search/get-landing.call.ts';
import { notePress } from './search/note-press.call.ts';
import { suggest } from './search/suggest.call.ts';
import { logOut } from './session/log-out.call.ts';
import { refreshSession } from './session/refresh-session.call.ts';
import { getStaff } from './staff/get-staff.call.ts';
import { giveRight } from './staff/give-right.call.ts';
import { takeRight } from './staff/take-right.call.ts';
import { deleteAccount } from './users/delete-account.call.ts';
import { exportData } from './users/export-data.call.ts';
import { getUserDetails } from './users/get-user-details.call.ts';
import { getUsersList } from './users/get-users-list.call.ts';
import { updateCustomer } from './users/update-customer.call.ts';
import { updateUserDetail } from './users/update-user-detail.call.ts';

/** All that there is to know of every call, by its name. */
export const callSchemas = {
  checkAuditLog,
  exportAuditLog,
  getAuditCheck,
  getAuditLog,
  addCommitment,
  changeCommitment,
  freeCommitment,
  getAvailability,
  getCalendars,
  getFleet,
  makeCalendar,
  putBackCommitment,
  revokeCalendar,
  setUnits,
  addNewCategory,
  getCategories,
  mergeCategories,
  updateCategory,
  updateCustomer,
  acceptQuote,
  addMessagePicture,
  askForQuote,
  changeDeal,
  closePage,
  confirmRequirement,
  getAgreement,
  getConversation,
  getDeal,
  getInbox,
  getMyRequests,
  getQuoteDraft,
  getRequest,
  markConversationRead,
  openDeal,
  renewPage,
  sendAcceptCode,
  sendMessage,
  sendQuote,
  sendRequirementCode,
  getDemand,
  getOwnDemand,
  getOutbox,
  getCategoryDropDown,
  getEquipmentTypeDropDown,
  getMfgYearDropDown,
  getRegionDropDown,
  embedEvent,
  getLeadReceipt,
  addEquipmentRating,
  addEquipmentPictures,
  answerEquipmentRating,
  deleteEquipment,
  getActiveSubscriptionEquipments,
  getAskedRents,
  getEquipmentById,
  getEquipmentBySubscriptionId,
  getOwnerEquipments,
  getRecentViewedEquipment,
  getSupplierDetails,
  importEquipments,
  removeEquipmentRating,
  searchEquipments,
  updateEquipment,
  updateEquipmentRating,
  addEquipment,
  getAllEquipments,
  getEveryEquipment,
  addEquipmentType,
  addTypeWord,
  getEquipmentTypes,
  getMasterDataUse,
  getTypeWords,
  mergeEquipmentTypes,
  removeTypeWord,
  updateEquipmentType,
  changeFavourites,
  getFavourites,
  getKeptMachines,
  getSharedFavourites,
  shareFavourites,
  geocode,
  reverseGeocode,
  getCostBasis,
  getHirePrices,
  setHirePrices,
  uploadImage,
  assignLead,
  exportLeads,
  getLeadAssignees,
  getLeads,
  openLead,
  submitRequirement,
  updateLead,
  changePassword,
  endSession,
  forgotPassword,
  getSessions,
  logIn,
  logOut,
  logOutEverywhere,
  refreshSession,
  resetPassword,
  signUp,
  getMapTiles,
  getViewport,
  addAnnouncement,
  endAnnouncement,
  getAnnouncements,
  getNotices,
  setMaintenance,
  updateAnnouncement,
  addPushDevice,
  getChoices,
  getDeadMessages,
  getNotifications,
  getPushDevices,
  markRead,
  removePushDevice,
  retryMessages,
  setChoices,
  getActivity,
  getMarket,
  getOverview,
  getPartnerFigures,
  addPartnerKey,
  getPartnerKeys,
  revokePartnerKey,
  updatePartnerKey,
  addTransfer,
  askGateway,
  getCreditNote,
  getOrder,
  getOwnPayments,
  getPayer,
  getPayment,
  getPaymentSums,
  getPayments,
  getRegister,
  getUpgradeQuote,
  getReceipt,
  refundPayment,
  verifyPayment,
  paymentWebhook,
  startPayment,
  blockPerson,
  changePersonEmail,
  changePersonPhone,
  endPersonSessions,
  getPerson,
  getPersonLeads,
  getPersonNotes,
  getPersonPayments,
  getPersonSessions,
  savePersonNotes,
  sendEmailAgain,
  unblockPerson,
  getMarketReport,
  getMoneyReport,
  decideReview,
  getReviewItem,
  getReviewQueue,
  putBack,
  reportListing,
  takeDown,
  undoReview,
  changeSavedSearch,
  countSavedSearches,
  deleteSavedSearch,
  getSavedSearches,
  getSearchNews,
  markNewsSeen,
  saveSearch,
  getCounts,
  getSearchQuality,
  getSearchRadar,
  getRankingWeights,
  inviteOwners,
  getLanding,
  notePress,
  setRankingWeights,
  suggest,
  tryRankingWeights,
  getStaff,
  giveRight,
  takeRight,
  addNewSubscription,
  addUserPurchaseSubs,
  deleteSubscription,
  getPurchasedSubscriptions,
  getSubscriptionById,
  getSubscriptions,
  updatePurchaseSelection,
  updateSubscriptionPlan,
  changeEmail,
  changePhone,
  deleteAccount,
  exportData,
  getUserDetails,
  getUsersList,
  updateUserDetail,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  generateOtp,
  verifyOtp,
};
