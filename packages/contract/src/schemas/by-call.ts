import { z } from 'zod';
import {
  accessToken,
  forgotPasswordInput,
  generateOtpInput,
  logInInput,
  otpHandle,
  outboxInput,
  outboxMessage,
  resetPasswordInput,
  changePasswordInput,
  endSessionInput,
  session,
  signUpInput,
  supplierDetails,
  userCreated,
  verifyOtpInput,
} from './accounts.ts';
import { equipmentDetails, equipmentId, equipmentPage, searchInput } from './equipment.ts';
import { requirement, requirementInput } from './leads.ts';
import {
  addEquipmentInput,
  addressAt,
  changed,
  importInput,
  imported,
  ownEquipmentPage,
  ownEquipmentsInput,
  ownPart,
  ratingInput,
  reverseInput,
  updateEquipmentInput,
  uploaded,
  viewedEquipmentPage,
  viewedInput,
} from './machines.ts';
import {
  addCategoryInput,
  addTypeInput,
  categoryRow,
  leadContact,
  leadPage,
  leadsInput,
  openLeadInput,
  newRow,
  nextVersion,
  overview,
  passwordInput,
  profile,
  typeRow,
  typesInput,
  updateCategoryInput,
  updateCustomerInput,
  updateLeadInput,
  updateTypeInput,
  updateUserInput,
  userExport,
  userId,
  userPage,
  usersInput,
} from './people.ts';
import { category, dropDownItem, mfgYear, region } from './lists.ts';
import { viewport, viewportInput } from './map.ts';
import {
  addSubscriptionInput,
  newPlan,
  order,
  orderId,
  paymentPage,
  paymentSession,
  paymentsInput,
  plan,
  purchased,
  purchasedEquipment,
  purchasedPlan,
  purchaseId,
  purchaseInput,
  purchaserId,
  startPaymentInput,
  subscriptionId,
  updateSubscriptionInput,
  verified,
} from './payments.ts';
import {
  addPartnerKeyInput,
  embedEventsInput,
  leadReceipt,
  leadReceiptInput,
  partnerFigures,
  partnerInput,
  partnerKey,
  revokePartnerKeyInput,
  updatePartnerKeyInput,
} from './partners.ts';
import { foundPlace, geocodeInput, suggestInput, suggestions } from './places.ts';
import {
  addTypeWordInput,
  currentWeights,
  landing,
  landingInput,
  pressInput,
  qualityInput,
  rankingWeights,
  removeTypeWordInput,
  searchQuality,
  triedWeights,
  tryWeightsInput,
  typeWord,
  typeWords,
  typeWordsInput,
} from './search.ts';

/** A call's shapes: what it takes, and what its answer carries in `data` (or, for a page, beside it). */
export interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** One sentence for the API's pages. */
  readonly summary: string;
}

const nothing = z.object({});

/** The schemas of every call by its name. */
export const callSchemas = {
  getCategories: {
    input: typesInput,
    output: z.array(category.extend(categoryRow.pick({ active: true, deleted: true, version: true }).partial().shape)),
    summary: 'The active categories, as the navbar shows them; for an admin who asks, the others too.',
  },
  getCategoryDropDown: {
    input: nothing,
    output: z.array(dropDownItem),
    summary: 'The active categories as drop-down items.',
  },
  getEquipmentTypeDropDown: {
    input: nothing,
    output: z.array(dropDownItem),
    summary: 'The active equipment types, each with its group.',
  },
  getRegionDropDown: { input: nothing, output: z.array(region), summary: 'The regions of India.' },
  getMfgYearDropDown: {
    input: nothing,
    output: z.array(mfgYear),
    summary: 'The years of manufacture to choose from, newest first.',
  },
  getActiveSubscriptionEquipments: {
    input: searchInput,
    output: equipmentPage,
    summary: 'Machines for hire now: Available or On rent, and selected in a purchase whose period covers now.',
  },
  searchEquipments: {
    input: searchInput,
    output: equipmentPage,
    summary: 'The same machines by search term, filters, distance and page, with facet counts when asked for.',
  },
  getAllEquipments: { input: searchInput, output: equipmentPage, summary: 'The same machines, for the map.' },
  getEquipmentById: {
    input: equipmentId,
    output: equipmentDetails.extend(ownPart.partial().shape),
    summary: 'One machine for hire, as its page shows it.',
  },
  suggest: {
    input: suggestInput,
    output: suggestions,
    summary: 'Kinds, machines, categories and cities that a text may become, as one types.',
  },
  getLanding: {
    input: landingInput,
    output: landing,
    summary: 'What the page of a category or a type in a city says; only where at least five machines are listed.',
  },
  notePress: {
    input: pressInput,
    output: nothing,
    summary: 'Counts which result of a search was pressed; nothing of who pressed it.',
  },
  getSearchQuality: {
    input: qualityInput,
    output: searchQuality,
    summary: 'How well the search serves people, for admins: success at three, empty answers, words not known.',
  },
  getTypeWords: {
    input: typeWordsInput,
    output: typeWords,
    summary: 'What people call a type, shipped and added, for admins.',
  },
  addTypeWord: {
    input: addTypeWordInput,
    output: typeWord,
    summary: 'Adds a word that means a type, or its whole group.',
  },
  removeTypeWord: { input: removeTypeWordInput, output: nothing, summary: 'Takes back a word that an admin added.' },
  getRankingWeights: {
    input: nothing,
    output: currentWeights,
    summary: 'What counts how much in the order of relevance, for admins.',
  },
  tryRankingWeights: {
    input: tryWeightsInput,
    output: triedWeights,
    summary: 'What weights would do to the searches people make most; changes nothing.',
  },
  setRankingWeights: {
    input: rankingWeights,
    output: nothing,
    summary: 'Lets weights count from now on.',
  },
  getViewport: {
    input: viewportInput,
    output: viewport,
    summary:
      'The machines in the part of the world that a map shows; clusters where they are many, at most 500 points.',
  },
  geocode: {
    input: geocodeInput,
    output: z.array(foundPlace),
    summary: 'Places that a text or a PIN code names, best first, at most 8.',
  },
  submitRequirement: {
    input: requirementInput,
    output: requirement,
    summary: 'Stores what somebody needs, once per key; also taken as a plain form.',
  },
  generateOtp: {
    input: generateOtpInput,
    output: otpHandle,
    summary: 'Sends a code to a phone that has no account yet.',
  },
  verifyOtp: {
    input: verifyOtpInput,
    output: nothing,
    summary: 'Checks a code. Its handles are then a grant of one use and ten minutes, for what the code was asked for.',
  },
  logIn: { input: logInInput, output: accessToken, summary: 'Begins a session, by mobile number and password.' },
  signUp: {
    input: signUpInput,
    output: userCreated,
    summary: 'Opens an account for a phone that was verified; role and ids are the server’s.',
  },
  forgotPassword: {
    input: forgotPasswordInput,
    output: otpHandle,
    summary: 'Sends a code if the phone has an account, and answers the same if not.',
  },
  resetPassword: {
    input: resetPasswordInput,
    output: nothing,
    summary: 'Sets a new password for a phone that was verified for that; every session of the account ends.',
  },
  refreshSession: {
    input: nothing,
    output: accessToken,
    summary: 'A new access token for the session in the cookie, which changes with each use.',
  },
  logOut: { input: nothing, output: nothing, summary: 'Ends the session.' },
  changePassword: {
    input: changePasswordInput,
    output: accessToken,
    summary: 'Sets another password with the old one, ends every session, and begins a new one.',
  },
  logOutEverywhere: { input: nothing, output: nothing, summary: 'Ends every session of the account.' },
  endSession: { input: endSessionInput, output: nothing, summary: 'Ends one of the running sessions of the account.' },
  getSessions: { input: nothing, output: z.array(session), summary: 'The running sessions of the account.' },
  getSupplierDetails: {
    input: equipmentId,
    output: supplierDetails,
    summary: 'Who lets a machine, and their number; 20 different owners a day, each look-up is logged.',
  },
  getOutbox: {
    input: outboxInput,
    output: z.array(outboxMessage),
    summary: 'The messages that would have been sent, newest first. Outside production only.',
  },
  addEquipment: { input: addEquipmentInput, output: changed, summary: 'Adds a machine of the token’s user.' },
  updateEquipment: {
    input: updateEquipmentInput,
    output: changed,
    summary: 'Changes one’s own machine, unless somebody changed it since it was read.',
  },
  getOwnerEquipments: {
    input: ownEquipmentsInput,
    output: ownEquipmentPage,
    summary: 'One’s own machines, listed or not; an admin may name a supplier.',
  },
  getEveryEquipment: { input: ownEquipmentsInput, output: ownEquipmentPage, summary: 'Every machine, for admins.' },
  addEquipmentRating: {
    input: ratingInput,
    output: nothing,
    summary: 'Rates a machine, once and not one’s own; half stars.',
  },
  getRecentViewedEquipment: {
    input: viewedInput,
    output: viewedEquipmentPage,
    summary: 'The machines the token’s user has looked at, the latest first.',
  },
  importEquipments: {
    input: importInput,
    output: imported,
    summary: 'Adds machines from the rows of a table, those that are right; says by row what is wrong with the others.',
  },
  uploadImage: {
    input: nothing,
    output: uploaded,
    summary: 'Takes a JPEG, PNG or WebP of at most 1 MB in the field `file`, makes it anew and answers its address.',
  },
  reverseGeocode: { input: reverseInput, output: addressAt, summary: 'The address of a point, as far as it is known.' },
  getUserDetails: { input: userId, output: profile, summary: 'One’s own profile; an admin’s view masks the PAN.' },
  updateUserDetail: {
    input: updateUserInput,
    output: nextVersion,
    summary: 'Changes one’s own profile; phone, e-mail and role are locked.',
  },
  getUsersList: { input: usersInput, output: userPage, summary: 'Users by role, for admins.' },
  updateCustomer: {
    input: updateCustomerInput,
    output: nextVersion,
    summary: 'Changes somebody’s profile, for admins.',
  },
  exportData: { input: passwordInput, output: userExport, summary: 'Everything we hold of the token’s user.' },
  deleteAccount: {
    input: passwordInput,
    output: nothing,
    summary: 'Ends the account: what law makes us keep stays under a number instead of a name.',
  },
  getEquipmentTypes: {
    input: typesInput,
    output: z.array(typeRow),
    summary: 'The active equipment types; for an admin who asks, the others too.',
  },
  addEquipmentType: { input: addTypeInput, output: newRow, summary: 'Adds an equipment type.' },
  updateEquipmentType: { input: updateTypeInput, output: nextVersion, summary: 'Changes an equipment type.' },
  addNewCategory: { input: addCategoryInput, output: newRow, summary: 'Adds a category.' },
  updateCategory: { input: updateCategoryInput, output: nextVersion, summary: 'Changes a category.' },
  getLeads: {
    input: leadsInput,
    output: leadPage,
    summary: 'Requirements that match one’s machines by category and city; for admins all.',
  },
  openLead: {
    input: openLeadInput,
    output: leadContact,
    summary: 'Phone and e-mail of who sent a requirement. The first time counts and is written down.',
  },
  updateLead: { input: updateLeadInput, output: nothing, summary: 'One’s own status and notes of a lead.' },
  getOverview: { input: nothing, output: overview, summary: 'The figures of the dashboard’s first page, by role.' },
  getPartnerKeys: {
    input: partnerInput,
    output: z.array(partnerKey),
    summary: 'The keys of a supplier’s websites, those that count; an admin sees anybody’s, and how each key begins.',
  },
  addPartnerKey: {
    input: addPartnerKeyInput,
    output: partnerKey,
    summary: 'Makes a key for one’s own websites: https, or http on one’s own machine.',
  },
  updatePartnerKey: { input: updatePartnerKeyInput, output: nothing, summary: 'Changes a key’s name and websites.' },
  revokePartnerKey: { input: revokePartnerKeyInput, output: nothing, summary: 'Ends a key; its figures stay.' },
  getPartnerFigures: {
    input: partnerInput,
    output: partnerFigures,
    summary:
      'What people did in widgets on a supplier’s websites: views, selections and leads by day, page and widget.',
  },
  embedEvent: {
    input: embedEventsInput,
    output: nothing,
    summary: 'Counts views and selections on a partner’s page; what comes from another website is dropped silently.',
  },
  getLeadReceipt: {
    input: leadReceiptInput,
    output: leadReceipt,
    summary: 'A signed receipt with which a lead from a partner’s page is taken, for a week.',
  },
  getSubscriptions: {
    input: nothing,
    output: z.array(plan),
    summary: 'The plans on sale; for an admin the others too.',
  },
  getSubscriptionById: { input: subscriptionId, output: plan, summary: 'A plan as it is sold now.' },
  addNewSubscription: {
    input: addSubscriptionInput,
    output: newPlan,
    summary: 'Adds a plan; final prices are computed.',
  },
  updateSubscriptionPlan: {
    input: updateSubscriptionInput,
    output: nothing,
    summary: 'Changes a plan from now on; what was bought stays as it was bought.',
  },
  getPurchasedSubscriptions: {
    input: purchaserId,
    output: z.array(purchasedPlan),
    summary: 'What a user has bought, the latest first; an admin may name anybody.',
  },
  getEquipmentBySubscriptionId: {
    input: purchaseId,
    output: z.array(purchasedEquipment),
    summary: 'The machines of a purchase.',
  },
  addUserPurchaseSubs: {
    input: purchaseInput,
    output: purchased,
    summary: 'Turns a paid order into the subscription, once; money, dates, user and machines are our own records’.',
  },
  startPayment: {
    input: startPaymentInput,
    output: paymentSession,
    summary: 'Begins a purchase: computes its price, remembers what is bought and opens an order at the gateway.',
  },
  verifyPayment: {
    input: orderId,
    output: verified,
    summary: 'Asks the gateway about an order, settles it, and answers the attempts to pay.',
  },
  getOrder: { input: orderId, output: order, summary: 'Where a purchase stands, also after the tab was closed.' },
  getPayments: { input: paymentsInput, output: paymentPage, summary: 'All payments, for admins.' },
  getOwnPayments: { input: paymentsInput, output: paymentPage, summary: 'The token’s user’s payments.' },
  paymentWebhook: {
    input: z.unknown(),
    output: nothing,
    summary: 'What the gateway tells of payments; signed. The gateway is asked again before anything is believed.',
  },
  getReceipt: { input: purchaseId, output: z.unknown(), summary: 'The tax invoice of a purchase, as PDF.' },
} as const satisfies Record<string, CallSchema>;
