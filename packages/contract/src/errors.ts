import { imageSize, limits } from '@yantra/domain';
import { availabilityErrors } from './availability/availability.errors.ts';
import { dealErrors } from './deals/deals.errors.ts';
import { favouriteErrors } from './favourites/favourites.errors.ts';
import { savedSearchErrors } from './saved-searches/saved-searches.errors.ts';

/** The numbers and names in a sentence. */
export type ErrorParams = Readonly<Record<string, number | string>>;

/** The facts of an error. */
export interface ErrorFacts {
  readonly status: number;
  readonly sentence: string;
  /** The numbers in the sentence, for translations. */
  readonly params?: ErrorParams;
}

/** Every error of this product: its stable code, HTTP status and sentence. Clients and tests match codes, never sentences. */
export const errors = {
  'request.invalid': { status: 400, sentence: 'Please check the highlighted fields.' },
  'request.malformed': { status: 400, sentence: 'This request could not be read. Please send valid JSON.' },
  'request.tooLarge': { status: 413, sentence: 'This request is too large.' },
  'request.unsupported': { status: 415, sentence: 'This kind of content is not accepted here. Please send JSON.' },
  'request.timeout': { status: 408, sentence: 'The request took too long to arrive. Please try again.' },
  'request.origin': { status: 403, sentence: 'This website may not make this call.' },
  'route.unknown': { status: 404, sentence: 'There is no page at this address.' },
  'route.method': { status: 405, sentence: 'This address does not answer this kind of request.' },
  'auth.required': { status: 401, sentence: 'Please log in to continue.' },
  'session.ended': { status: 401, sentence: 'Your session has ended. Please log in again.' },
  'auth.forbidden': { status: 403, sentence: 'Your account may not do this.' },
  'login.wrong': { status: 401, sentence: 'Wrong mobile number or password.' },
  'account.blocked': {
    status: 403,
    sentence: 'Your account is locked. Please write to us by Contact Us, and we look at it together.',
  },
  'login.tooMany': { status: 429, sentence: 'Too many attempts. Please wait a while and try again.' },
  'phone.taken': {
    status: 400,
    sentence: 'User with this phone number already exists. Please enter a different phone number or try to log in.',
  },
  'phone.same': { status: 400, sentence: 'This is the number already. Please enter a different one.' },
  'otp.wrong': { status: 400, sentence: 'Wrong code. Please check it and try again.' },
  'otp.expired': { status: 400, sentence: 'This code has expired. Please ask for a new one.' },
  'otp.tooManyTries': { status: 429, sentence: 'Too many wrong codes. Please try again in an hour.' },
  'otp.tooSoon': { status: 429, sentence: 'A code was sent a moment ago. Please wait a minute before asking again.' },
  'otp.tooMany': {
    status: 429,
    sentence: 'No more codes can be sent to this number today. Please try again tomorrow.',
  },
  'otp.tooManyHere': { status: 429, sentence: 'Too many codes were asked for from here. Please try again in an hour.' },
  'sms.failed': { status: 503, sentence: 'We could not send the message. Please try again in a moment.' },
  'sms.usedUp': {
    status: 503,
    sentence: 'We cannot send any more messages today. Please try again tomorrow, or write to us by Contact Us.',
  },
  'password.common': { status: 400, sentence: 'This password is easy to guess. Please choose another.' },
  'grant.invalid': { status: 400, sentence: 'Please verify your phone number again.' },
  'emailGrant.invalid': { status: 400, sentence: 'Please verify your e-mail address again.' },
  'mail.failed': { status: 503, sentence: 'We could not send the e-mail. Please try again in a moment.' },
  'seller.tooMany': { status: 429, sentence: 'You have looked up many owners today. Please try again tomorrow.' },
  'place.unanswered': {
    status: 503,
    sentence: 'Streets and houses cannot be looked up just now. Please try a locality, a city or a PIN code.',
  },
  'equipment.unknown': { status: 404, sentence: 'This machine is not listed any more.' },
  'category.unknown': { status: 400, sentence: 'This category does not exist any more. Please select another.' },
  'category.taken': { status: 409, sentence: 'There is a category of this name already.' },
  'category.changed': {
    status: 409,
    sentence: 'Somebody has changed this category meanwhile. Please load it again and repeat your change.',
  },
  'equipmentType.unknown': {
    status: 400,
    sentence: 'This equipment type does not exist any more. Please select another.',
  },
  'equipmentType.taken': { status: 409, sentence: 'There is an equipment type of this name already.' },
  'equipmentType.changed': {
    status: 409,
    sentence: 'Somebody has changed this equipment type meanwhile. Please load it again and repeat your change.',
  },
  'equipmentType.tooManyNew': {
    status: 429,
    sentence: 'Too many new equipment types were named. Please select one from the list, or continue tomorrow.',
  },
  'equipmentType.tooMany': {
    status: 409,
    sentence: 'There are as many equipment types as we can keep. Please delete or deactivate one first.',
  },
  'category.tooMany': {
    status: 409,
    sentence: 'There are as many categories as pages can show. Please delete one first.',
  },
  'category.inUse': {
    status: 409,
    sentence: 'Machines or requirements are of this kind. Please merge it with another, or switch it off.',
  },
  'equipmentType.inUse': {
    status: 409,
    sentence: 'Machines are of this kind. Please merge it with another, or switch it off.',
  },
  'landing.none': { status: 404, sentence: 'There are too few machines of this kind here for a page of its own.' },
  'word.taken': { status: 409, sentence: 'This word means that type already.' },
  'word.tooMany': {
    status: 409,
    sentence: 'There are as many added words as we can keep. Please remove one first.',
  },
  'word.unknown': { status: 404, sentence: 'There is no such word any more.' },
  'equipment.tooMany': {
    status: 409,
    params: { most: limits.machines },
    sentence: `Your account has ${limits.machines.toLocaleString('en-IN')} machines, as many as one can hold. Please write to us if your fleet is larger.`,
  },
  'changes.tooMany': { status: 429, sentence: 'You have made many changes today. Please continue tomorrow.' },
  'import.tooMany': { status: 429, sentence: 'You have imported many tables today. Please continue tomorrow.' },
  'equipment.changed': {
    status: 409,
    sentence: 'Somebody has changed this machine meanwhile. Please load it again and repeat your change.',
  },
  'equipment.onRent': {
    status: 409,
    sentence: 'This machine is on rent. Please set its status to Available once it is back, then delete it.',
  },
  'equipment.inOrder': {
    status: 409,
    sentence:
      'You are paying for a plan with this machine. Please finish that payment or drop it, then delete the machine.',
  },
  ...availabilityErrors,
  ...dealErrors,
  ...savedSearchErrors,
  ...favouriteErrors,
  'rating.own': { status: 403, sentence: 'You cannot rate your own machine.' },
  'rating.again': { status: 409, sentence: 'You have rated this machine already.' },
  'rating.unknown': { status: 404, sentence: 'This rating is not there any more.' },
  'image.unknown': { status: 400, sentence: 'This image does not exist. Please upload it again.' },
  'image.unreadable': { status: 400, sentence: 'This is not an image we can read. Please use JPEG, PNG or WebP.' },
  'image.tooLarge': {
    status: 413,
    params: { megabytes: imageSize.megabytes, megapixels: imageSize.megapixels },
    sentence: `This image is too large. Please use one of at most ${imageSize.megabytes} MB and ${imageSize.megapixels} megapixels.`,
  },
  'image.tooMany': { status: 429, sentence: 'You have uploaded many images today. Please continue tomorrow.' },
  'staff.isOwner': {
    status: 409,
    sentence:
      'This account has machines of its own. Please use one without, so that nobody decides about their own machines.',
  },
  'staff.isBlocked': { status: 409, sentence: 'This account is blocked. Please unblock it first.' },
  'staff.lastAdmin': { status: 409, sentence: 'Somebody must remain an admin. Please make another person one first.' },
  'user.unknown': { status: 404, sentence: 'There is no such user.' },
  'user.changed': {
    status: 409,
    sentence: 'Somebody has changed this profile meanwhile. Please load it again and repeat your change.',
  },
  'person.self': { status: 409, sentence: 'You cannot block yourself. Another admin can.' },
  'person.admin': { status: 409, sentence: 'Admins change their mobile number and e-mail in their own settings.' },
  'person.blocked': { status: 409, sentence: 'This person is blocked already.' },
  'person.notBlocked': { status: 409, sentence: 'This person is not blocked any more.' },
  'notes.changed': {
    status: 409,
    sentence: 'Somebody has changed these notes meanwhile. Both texts are kept: please look at them and save again.',
  },
  'email.none': { status: 409, sentence: 'This person has given no e-mail address.' },
  'lead.hidden': { status: 403, sentence: 'The number is shown once your quote is accepted.' },
  'lead.unknown': { status: 404, sentence: 'There is no such lead.' },
  'lead.tooManyOpened': { status: 429, sentence: 'You have opened many leads today. Please continue tomorrow.' },
  'lead.tooMany': { status: 429, sentence: 'You have sent many requirements. Please try again in an hour.' },
  'receipt.invalid': {
    status: 403,
    sentence: 'This form has been open for too long, or stands on another website. Please reload the page.',
  },
  'notification.fixed': { status: 400, sentence: 'This cannot be switched on or off.' },
  'report.tooMany': { status: 429, sentence: 'You have reported many machines. Please try again in an hour.' },
  'review.unknown': { status: 404, sentence: 'This is not in the queue any more.' },
  'review.changed': {
    status: 409,
    sentence: 'Somebody has decided or changed this meanwhile. Please look at it again.',
  },
  'review.late': { status: 409, sentence: 'This can no longer be undone. Please decide again.' },
  'reads.tooMany': {
    status: 429,
    sentence: 'Too many searches from your connection. Please wait a few seconds and try again, or log in.',
  },
  'partner.unknown': { status: 403, sentence: 'This website has no valid key any more.' },
  'partner.origin': { status: 403, sentence: 'The key of this page is for another website.' },
  'partner.tooMany': { status: 429, sentence: 'This website is very busy right now. Please try again in a minute.' },
  'partnerKey.noPlan': {
    status: 403,
    sentence: 'Widgets on your own site come with a plan that includes them. Please choose one first.',
  },
  'partnerKey.unknown': { status: 404, sentence: 'There is no such key.' },
  'partnerKey.tooMany': {
    status: 409,
    params: { most: limits.keys },
    sentence: `You have ${limits.keys} keys already. Please revoke one first.`,
  },
  'subscription.unknown': { status: 404, sentence: 'There is no such plan.' },
  'subscription.taken': { status: 409, sentence: 'There is a plan of this name already.' },
  'subscription.changed': {
    status: 409,
    sentence: 'Somebody has changed this plan meanwhile. Please load it again and repeat your change.',
  },
  'subscription.bought': {
    status: 409,
    sentence: 'Somebody has bought this plan, or is paying for it. Please switch it off instead.',
  },
  'subscription.notSold': {
    status: 409,
    sentence: 'This plan is not sold for this period any more. Please choose another.',
  },
  'purchase.unknown': { status: 404, sentence: 'There is no such subscription.' },
  'purchase.machines': {
    status: 400,
    sentence: 'One of these machines is not yours or does not exist any more. Please choose again.',
  },
  'purchase.tooManyMachines': { status: 400, sentence: 'This plan holds fewer machines than you selected.' },
  'purchase.running': {
    status: 409,
    sentence: 'One of these machines is in a running subscription already. Please choose others, or renew that one.',
  },
  'purchase.ended': {
    status: 409,
    sentence: 'This subscription has ended. Please renew it, or choose another plan.',
  },
  'purchase.changed': {
    status: 409,
    sentence: 'The machines of this plan have changed meanwhile. Please load them again and repeat your change.',
  },
  'purchase.tooManyChanges': {
    status: 429,
    sentence: 'You have put many machines on this plan within 24 hours. Please continue later.',
  },
  'purchase.notLarger': {
    status: 409,
    sentence: 'This plan holds no more machines than the one you have. It can begin when that one ends.',
  },
  'purchase.nextInTheWay': {
    status: 409,
    sentence:
      'Your next plan would then overlap another plan with the same machine on it. Take that machine off one of them, then upgrade.',
  },
  'payment.amountWrong': {
    status: 409,
    sentence: 'The price of this plan has changed. Please check it and try again.',
  },
  'payment.unavailable': { status: 503, sentence: 'Failed to start the payment session. Please try again.' },
  'payment.tooMany': { status: 429, sentence: 'You have started many payments. Please try again in an hour.' },
  'payment.pending': { status: 409, sentence: 'Your payment is being confirmed. This can take a few minutes.' },
  'payment.failed': { status: 409, sentence: 'Payment failed. Please try again later.' },
  'payment.refunded': {
    status: 409,
    sentence: 'This payment could not be used for the subscription. The money is being returned to you.',
  },
  'order.unknown': { status: 404, sentence: 'Payment details not available. Please try again.' },
  'order.byHand': { status: 409, sentence: 'This was paid by bank transfer: the gateway knows nothing of it.' },
  'gateway.silent': {
    status: 503,
    sentence: 'The payment gateway does not answer. Nothing was changed. Please try again in a few minutes.',
  },
  'refund.tooMuch': { status: 409, sentence: 'That is more than is left of this payment. Please load it again.' },
  'refund.nothingLeft': { status: 409, sentence: 'Nothing is left of this payment that could be given back.' },
  'refund.other': {
    status: 409,
    sentence: 'This request has made another refund already. Please load the payment again.',
  },
  'payer.unknown': { status: 404, sentence: 'There is no account with this phone number.' },
  'transfer.taken': { status: 409, sentence: 'This bank reference has paid for a plan already.' },
  'webhook.refused': { status: 401, sentence: 'This message is not signed by the payment gateway, or too old.' },
  'announcement.unknown': { status: 404, sentence: 'There is no such announcement.' },
  'announcement.changed': {
    status: 409,
    sentence: 'Somebody has changed this announcement meanwhile. Please load it again and repeat your change.',
  },
  /** Its answer says from when; `until` in its params is that moment. */
  'server.maintenance': {
    status: 503,
    sentence: 'We are working on Yantra. You can look at everything, and save again in a little while.',
  },
  'server.busy': { status: 503, sentence: 'We are busy right now. Please try again in a moment.' },
  'server.failed': { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorFacts>;

/** A stable error code, e.g. `equipment.unknown`. */
export type ErrorCode = keyof typeof errors;

/** Failures that never reached the server, or whose answer was not ours. */
export type TransportCode =
  | 'network.offline'
  | 'network.unreachable'
  | 'network.timeout'
  | 'network.unreadable'
  /** The answer is not a list of machines. */
  | 'network.noList'
  /** A read failed, and the answer has no sentence. */
  | 'network.unsaid';
