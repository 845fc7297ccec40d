import { accountBlocked } from './account-blocked.ts';
import { accountUnblocked } from './account-unblocked.ts';
import { confirmEmail } from './confirm-email.ts';
import { dealClosed } from './deal-closed.ts';
import { dealMessage } from './deal-message.ts';
import { emailChanged } from './email-changed.ts';
import { hireTomorrow } from './hire-tomorrow.ts';
import { importFinished } from './import-finished.ts';
import { leadAssigned } from './lead-assigned.ts';
import { lead } from './lead.ts';
import { loggedOutByUs } from './logged-out-by-us.ts';
import { machineReviewed } from './machine-reviewed.ts';
import { newDevice } from './new-device.ts';
import { paid } from './paid.ts';
import { passwordChanged } from './password-changed.ts';
import { phoneChanged } from './phone-changed.ts';
import { planEnds } from './plan-ends.ts';
import { quoteAccepted } from './quote-accepted.ts';
import { quoteReceived } from './quote-received.ts';
import { rateHire } from './rate-hire.ts';
import { ratingReviewed } from './rating-reviewed.ts';
import { refunded } from './refunded.ts';
import { rightGiven } from './right-given.ts';
import { rightTaken } from './right-taken.ts';
import { searchNews } from './search-news.ts';

/** Every event, in the order of the settings. */
export const catalogue = [
  lead,
  leadAssigned,
  quoteReceived,
  quoteAccepted,
  dealMessage,
  dealClosed,
  hireTomorrow,
  rateHire,
  planEnds,
  paid,
  refunded,
  importFinished,
  machineReviewed,
  ratingReviewed,
  searchNews,
  newDevice,
  passwordChanged,
  phoneChanged,
  emailChanged,
  rightGiven,
  rightTaken,
  confirmEmail,
  loggedOutByUs,
  accountBlocked,
  accountUnblocked,
] as const;
