import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  aroundKm,
  availabilityLimits,
  costReach,
  importRows,
  limits,
  nearestReach,
  pageSizes,
  savedSearchLimits,
} from '@yantra/domain';
import { expect, test } from 'vitest';
import { mostCountedOfOneRead, mostBudgetsOwed, readBudgets } from './limits/read-budgets.ts';
import { longestWaitMs, mostUnderWay, mostWaiting, mostWideUnderWay } from './limits/read-gate.ts';
import { freeFailures, forgottenPerHour } from './modules/accounts/back-off.ts';
import { newPasswords } from './modules/accounts/password-gate.ts';
import { hashingLimits } from './modules/accounts/passwords.ts';
import { calendarLimit } from './modules/availability/calendar.routes.ts';
import { partnerLeadLimit, requirementLimit } from './modules/leads/leads.service.ts';
import { leadsADay } from './modules/leads/open-leads.service.ts';
import { rowsATime } from './modules/own-equipment/import.service.ts';
import { mostKeys } from './modules/partner-keys/partner-keys.service.ts';
import { beaconLimit, readLimit } from './modules/partner-keys/partner-sites.service.ts';
import { startLimit } from './modules/payments/orders.service.ts';
import { askLimit } from './modules/payments/payments.service.ts';
import { placeLimits } from './modules/places/asked-places.ts';
import { mostAtOnce, quotas } from './modules/quotas/quotas.ts';
import { reportLimit } from './modules/review/reports.service.ts';
import { pressLimit } from './modules/search/quality/search-quality.service.ts';
import { visitLimit } from './modules/search/radar/invites.routes.ts';
import { uploadsADay } from './modules/uploads/uploads.service.ts';
import { sendLimits } from './modules/verification/send-limits.ts';
import { wrongOfDay } from './modules/verification/verification.service.ts';

/** What the code says, in the order of the page. */
const inCode: Readonly<Record<string, readonly number[]>> = {
  'A whole budget, units': [readBudgets.address.most],
  'What comes back of it in a second': [readBudgets.address.aSecond],
  'A whole budget, logged in': [readBudgets.person.most],
  'What comes back of that in a second': [readBudgets.person.aSecond],
  'A whole budget of this host': [readBudgets.host.most],
  'What comes back of that of this host in a second': [readBudgets.host.aSecond],
  'Units that one read costs at most': [mostCountedOfOneRead],
  'Whole budgets that may be owed': [mostBudgetsOwed],
  'Reads under way, running and waiting': [mostUnderWay.address],
  'The same, logged in': [mostUnderWay.person],
  'The same, of this host': [mostUnderWay.host],
  'Of these, wide ones': [mostWideUnderWay.address],
  'Of these, wide ones, logged in': [mostWideUnderWay.person],
  'Of these, wide ones, of this host': [mostWideUnderWay.host],
  'Reads that wait, of all together': [mostWaiting],
  'Seconds that a read waits': [longestWaitMs.others / 1000],
  'The same of who owes': [longestWaitMs.owing / 1000],
  'Kilometres around a place, or all of India': [aroundKm.most, aroundKm.country],
  'Machines that a list goes through nearest first': [nearestReach],
  'Machines that a list by total cost shows': [costReach],
  'Items of one page of a list': [pageSizes.most],
  'Wrong passwords before one waits (30 s, doubling to 15 minutes)': [freeFailures.accountAtAddress],
  'The same from everywhere, but from where one usually is': [freeFailures.account],
  'The same for all accounts': [freeFailures.address],
  'Of these, forgotten in an hour': [forgottenPerHour],
  'New passwords in an hour': [newPasswords.most],
  'Passwords that are hashed at once': [hashingLimits.atOnce],
  'Passwords that wait to be': [hashingLimits.waiting],
  'Phones that codes are sent to in an hour': [sendLimits.phones.most],
  'Codes sent in a minute to one': [sendLimits.minute.most],
  'Codes sent in a day': [sendLimits.messages.most],
  'Codes sent in a day to one': [sendLimits.day.most],
  'Wrong codes in a day': [wrongOfDay.most],
  Machines: [mostAtOnce.machines],
  'Saved searches': [savedSearchLimits.ofPerson],
  'New machines of a saved search that are counted and shown': [savedSearchLimits.news],
  'Changes in a day': [quotas.changes.most],
  'Changes in a day by an admin': [quotas.changes.admins],
  'Machines put on a plan within 24 hours, for each of its places, or in all': [
    limits.fillingsADay,
    limits.leastPutOnADay,
  ],
  'Imports in a day, trials too': [quotas.imports.most],
  'Rows of one import': [importRows],
  'Rows that are added before others have a turn': [rowsATime],
  'New types that a supplier names in a day': [quotas.newTypes.most],
  'New types that wait for an admin': [mostAtOnce.namedTypes],
  Types: [mostAtOnce.types],
  Categories: [mostAtOnce.categories],
  'Words of the trade': [mostAtOnce.typeWords],
  'Browsers that get pushes': [limits.pushDevices],
  'Pictures in a day': [uploadsADay],
  'Machines looked at that are remembered': [mostAtOnce.recentViews],
  'Machines whose looks count in an hour': [mostAtOnce.viewsAnHour],
  'Leads opened in a day': [leadsADay.supplier],
  'Leads opened in a day by an admin': [leadsADay.admin],
  'Reports of machines in an hour': [reportLimit.most],
  'Requirements in an hour': [requirementLimit.most],
  'Requirements in an hour from partners’ pages': [partnerLeadLimit.most],
  'Payments begun in an hour': [startLimit.most],
  'Payments asked after in an hour': [askLimit.most],
  Keys: [mostKeys],
  'Reads in a minute that do not lie ready': [readLimit.most],
  'Beacons in a minute': [beaconLimit.most],
  'Presses of results in a minute': [pressLimit.most],
  'Calendars read by other programs in an hour': [calendarLimit.most],
  'Calendar addresses': [availabilityLimits.calendars],
  'Visits of a link for owners that count in an hour': [visitLimit.most],
  'Places asked of the geocoder in a minute': [placeLimits.perAddress.most],
  'The same, of all together': [placeLimits.inAll.most],
};

test('the handbook’s page of limits says the numbers that the code has, each of them', () => {
  const page = readFileSync(join(import.meta.dirname, '../../handbook/limits.md'), 'utf8');
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:What +\||-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const said = rows.map(([, what = '', many = '']) => [
    what.replaceAll("'", '’'),
    many.split(' ').map((number) => Number(number.replaceAll(',', ''))),
  ]);
  expect(said).toEqual(Object.entries(inCode));
});
