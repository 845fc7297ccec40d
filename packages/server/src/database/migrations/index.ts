import type { Migration } from '../migration.ts';
import { marketplace } from './0001-marketplace.ts';
import { requirements } from './0002-requirements.ts';
import { map } from './0003-map.ts';
import { mapCells } from './0004-map-cells.ts';
import { listedNames } from './0005-listed-names.ts';
import { verification } from './0006-verification.ts';
import { accounts } from './0007-accounts.ts';
import { machines } from './0008-machines.ts';
import { people } from './0009-people.ts';
import { tables } from './0010-tables.ts';
import { payments } from './0011-payments.ts';
import { tableNames } from './0012-table-names.ts';
import { partners } from './0013-partners.ts';
import { search } from './0014-search.ts';
import { leadIndexes, leadPlaces } from './0015-leads.ts';
import { quotas } from './0016-quotas.ts';
import { files } from './0017-files.ts';
import { auditChains } from './0018-audit-chains.ts';
import { briefLocks } from './0018-locks.ts';
import { triesAtOnce } from './0019-tries.ts';
import { keys } from './0020-keys.ts';
import { retentionIndexes } from './0020-retention.ts';
import { versions } from './0021-versions.ts';
import { keptBuilds } from './0022-kept-builds.ts';
import { invoiceNumbers } from './0023-invoice-numbers.ts';
import { drafts } from './0024-drafts.ts';
import { upgrades } from './0025-upgrades.ts';
import { upgradeIndexes } from './0026-upgrade-indexes.ts';
import { deletedMachines } from './0027-deleted-machines.ts';
import { oldTables, ownTables, rentADay } from './0028-own-tables.ts';
import { embeds } from './0029-embeds.ts';
import { ratingAnswers } from './0030-rating-answers.ts';
import { jobs } from './0031-jobs.ts';
import { typeCategories } from './0032-type-categories.ts';
import { mail } from './0033-mail.ts';
import { contactChanges } from './0034-contact-changes.ts';
import { endedSessions } from './0035-ended-sessions.ts';
import { kindFacts } from './0036-kind-facts.ts';
import { putOff } from './0037-put-off.ts';
import { factPlaces } from './0038-fact-places.ts';
import { restorable } from './0039-restorable.ts';
import { languages } from './0040-languages.ts';
import { notifications } from './0041-notifications.ts';
import { waysOut } from './0042-ways-out.ts';
import { toldInvoices } from './0044-told-invoices.ts';
import { knownDevices } from './0045-known-devices.ts';
import { rights } from './0046-rights.ts';
import { peopleIndexes, peopleOfAdmins, provedPhones } from './0047-people.ts';
import { reviews } from './0048-reviews.ts';
import { askedRefunds } from './0049-asked-refunds.ts';
import { bookDays } from './0050-book-days.ts';
import { auditChecks, auditIndexes } from './0051-audit-log-read.ts';
import { reportIndexes, reports } from './0052-reports.ts';
import { notices } from './0054-notices.ts';
import { hireCostIndexes, hireCosts } from './0055-hire-costs.ts';
import { commitments, onRentBlocks } from './0056-commitments.ts';
import { busyBefore, busyMachines } from './0057-busy-machines.ts';
import { dealTables } from './0058-deals.ts';
import { conversationTables } from './0059-conversations.ts';
import { dealIndexes } from './0060-deal-indexes.ts';
import { favourites } from './0061-favourites.ts';
import { savedSearches } from './0062-saved-searches.ts';
import { searchChanges } from './0063-search-changes.ts';
import { requirementMachines } from './0064-requirement-machines.ts';
import { dealsOfMachines } from './0065-deals-of-machines.ts';

/** All migrations in order. One that has run anywhere is never edited: write a new one. */
export const migrations: readonly Migration[] = [
  marketplace,
  requirements,
  map,
  mapCells,
  listedNames,
  verification,
  accounts,
  machines,
  people,
  tables,
  payments,
  tableNames,
  partners,
  search,
  leadPlaces,
  leadIndexes,
  quotas,
  files,
  auditChains,
  briefLocks,
  triesAtOnce,
  keys,
  retentionIndexes,
  versions,
  keptBuilds,
  invoiceNumbers,
  drafts,
  upgrades,
  upgradeIndexes,
  deletedMachines,
  rentADay,
  ownTables,
  oldTables,
  embeds,
  ratingAnswers,
  jobs,
  typeCategories,
  mail,
  contactChanges,
  endedSessions,
  kindFacts,
  putOff,
  factPlaces,
  restorable,
  languages,
  notifications,
  waysOut,
  toldInvoices,
  knownDevices,
  rights,
  peopleOfAdmins,
  provedPhones,
  peopleIndexes,
  reviews,
  askedRefunds,
  bookDays,
  auditChecks,
  auditIndexes,
  reports,
  reportIndexes,
  notices,
  hireCosts,
  hireCostIndexes,
  commitments,
  onRentBlocks,
  busyMachines,
  busyBefore,
  dealTables,
  conversationTables,
  dealIndexes,
  favourites,
  savedSearches,
  searchChanges,
  requirementMachines,
  dealsOfMachines,
];
