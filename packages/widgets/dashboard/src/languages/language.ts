import type { ErrorsOf, LeadStatus, RefundReason } from '@yantra/contract/calls';
import type { WidgetLanguage } from '@yantra/ui';

type Texts =
  | typeof import('../dashboard.messages.ts').elsewhereMessages
  | typeof import('../screens/screens.messages.ts').titles
  | typeof import('../shell/shell.messages.ts').messages
  | typeof import('../shell/palette/palette.messages.ts').messages
  | typeof import('../kit/dates.messages.ts').messages
  | typeof import('../kit/chart.messages.ts').messages
  | typeof import('../kit/activity/activity.messages.ts').messages
  | typeof import('../kit/form/form.messages.ts').messages
  | typeof import('../kit/table/table.messages.ts').messages
  | typeof import('../kit/machine-labels.messages.ts').columnLabels
  | typeof import('../kit/kind-facts.messages.ts').messages
  | typeof import('../kit/machine-status.messages.ts').messages
  | typeof import('../screens/equipment-form/equipment-form.messages.ts').messages
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
  | typeof import('../screens/payments/payments.messages.ts').messages
  | typeof import('../kit/checkout/checkout.messages.ts').messages
  | typeof import('../kit/leads/job.messages.ts').messages
  | typeof import('../screens/overview/overview.messages.ts').messages
  | typeof import('../screens/overview/setup.messages.ts').messages
  | typeof import('../screens/leads/leads.messages.ts').messages
  | typeof import('../screens/machine-view/machine-view.messages.ts').messages
  | typeof import('../screens/master/master.messages.ts').messages
  | typeof import('../screens/people/people.messages.ts').messages
  | typeof import('../screens/profile/profile.messages.ts').messages
  | typeof import('../screens/settings/settings.messages.ts').messages
  | typeof import('../screens/settings/contacts.messages.ts').messages
  | typeof import('../screens/embed/embed.messages.ts').messages
  | typeof import('../screens/search/search.messages.ts').messages
  | typeof import('../screens/master/type-words.messages.ts').messages;

/** The calls whose refusals it shows. */
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
  | 'getEquipmentById'
  | 'updateUserDetail'
  | 'updateCustomer'
  | 'getUserDetails'
  | 'changePassword'
  | 'generateOtpForNewPhone'
  | 'generateOtpForNewEmail'
  | 'verifyOtp'
  | 'changePhone'
  | 'changeEmail'
  | 'deleteAccount'
  | 'exportData'
  | 'openLead'
  | 'updateLead'
  | 'addNewSubscription'
  | 'updateSubscriptionPlan'
  | 'getSubscriptionById'
  | 'startPayment'
  | 'updatePurchaseSelection'
  | 'verifyPayment'
  | 'addUserPurchaseSubs'
  | 'getOrder'
  | 'getReceipt'
  | 'getEquipmentBySubscriptionId'
  | 'addPartnerKey'
  | 'updatePartnerKey'
  | 'revokePartnerKey'
  | 'addNewCategory'
  | 'updateCategory'
  | 'addEquipmentType'
  | 'updateEquipmentType'
  | 'getTypeWords'
  | 'addTypeWord'
  | 'removeTypeWord';

/** What the server says of fields of its forms. */
type FieldCode =
  | 'name.required'
  | 'category.required'
  | 'equipmentType.required'
  | 'phone.required'
  | 'modelNumber.required'
  | 'yearOfMfg.required'
  | 'address.required'
  | 'workingHours.required'
  | 'rentalValue.required'
  | 'images.required'
  | 'country.required'
  | 'city.required'
  | 'state.required'
  | 'number.tooLarge'
  | 'capacity.invalid'
  | 'size.invalid'
  | 'choice.invalid'
  | 'discount.invalid'
  | 'categories.tooMany'
  | 'pinCode.invalid'
  | 'video.invalid'
  | 'equipmentTypeName.line'
  | 'rentalType.unknown'
  | 'answer.invalid'
  | 'status.unknown'
  | 'category.noneSuch'
  | 'category.notOfType'
  | 'equipmentType.didYouMean'
  | 'equipmentType.noneSuch'
  | 'images.tooMany'
  | 'machine.noId'
  | 'rentalValue.unclear'
  | 'workingHours.range'
  | 'yearOfMfg.range'
  | 'version.machine'
  | 'import.empty'
  | 'import.tooManyRows'
  | 'city.unknownInState'
  | 'place.abroad'
  | 'city.elsewhere'
  | 'pinCode.elsewhere'
  | 'marker.elsewhere'
  | 'state.other'
  | 'yearOfMfg.toCome'
  | 'rating.required'
  | 'firstName.required'
  | 'phone.invalid'
  | 'email.invalid'
  | 'pan.invalid'
  | 'gstin.invalid'
  | 'gstin.state'
  | 'gstin.pan'
  | 'gstin.form'
  | 'gstin.check'
  | 'gstin.otherPan'
  | 'gstin.otherState'
  | 'cin.invalid'
  | 'website.invalid'
  | 'date.invalid'
  | 'birthDate.invalid'
  | 'birthDate.tooYoung'
  | 'password.required'
  | 'code.handle'
  | 'code.invalid'
  | 'version.profile'
  | 'unit.unknown'
  | 'fact.twice'
  | 'fact.unknown'
  | 'range.invalid'
  | 'price.invalid'
  | 'planDiscount.invalid'
  | 'equipmentCount.invalid'
  | 'planCap.invalid'
  | 'version.plan'
  | 'machines.required'
  | 'machines.tooMany'
  | 'machines.onOthers'
  | 'name.enter'
  | 'text.line'
  | 'colour.invalid'
  | 'version.list'
  | 'word.required'
  | 'text.tooLong';

/** How a payment stands, in the gateway's words as they are shown. */
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

/** How one pays, as it is shown. */
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

/** All that it says in another language. */
export type DashboardLanguage = WidgetLanguage<
  Texts,
  ErrorsOf<DashboardCall> | FieldCode | 'changes.tooMany' | `refund.${RefundReason}`,
  Word
>;
