import type { getUsersList, InputOf, OutputOf, Profile, UpdateUserInput } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { personName } from '../../person-name.ts';
import { isUuid } from '../../uuid.ts';
import { changeProfile } from './change-profile.ts';
import { maskPan, maySeeProfile } from './users.policy.ts';
import * as queries from './users.queries.ts';

/** People's profiles. */
export type Users = ReturnType<typeof createUsers>;

/** Customers and suppliers are shown twelve a page (dashboard.md §9). */
const usersAPage = 12;

export function createUsers({ db, clock }: DbAndClock) {
  return {
    /** @throws AppError `auth.forbidden` for another's, `user.unknown` */
    async details(id: string, caller: Caller): Promise<Profile> {
      if (!maySeeProfile(caller, id.toLowerCase())) throw new AppError('auth.forbidden');
      const row = isUuid(id) ? await queries.findProfile(db, id) : undefined;
      if (row === undefined) throw new AppError('user.unknown');
      return profileOf(row, caller);
    },
    /** Changes the caller's own. @returns its new version @throws AppError `user.changed` */
    async update(input: UpdateUserInput, { userId, role }: Caller): Promise<number> {
      return db.transaction().execute((trx) => changeProfile(trx, userId, input, [role], clock.now()));
    },
    async list(input: InputOf<typeof getUsersList>): Promise<OutputOf<typeof getUsersList>> {
      const { page, limit, offset } = pageIn(input, usersAPage);
      const { role, searchTerm, sort = '-createdAt' } = input;
      const { rows, total } = await queries.usersPage(db, { role, searchTerm, sort, limit, offset });
      return { data: rows.map((row) => profileOf(row)), total, page, pageSize: limit };
    },
  };
}

/** @param viewer who sees it; lists never show a whole PAN */
function profileOf(row: queries.ProfileRow, viewer?: Caller): Profile {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: personName(row),
    userName: row.phone,
    normalizedUserName: row.phone.toUpperCase(),
    phoneNumber: row.phone,
    altMobileNumber: row.alt_phone,
    email: row.email,
    panNumber: viewer?.userId === row.id ? row.pan : maskPan(row.pan),
    gstNumber: row.gstin,
    dateOfBirth: row.born,
    addressLine1: row.address_line1,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    language: row.language,
    role: row.role,
    organizationId: row.organization_id,
    organization:
      row.organization_id === null
        ? null
        : {
            name: row.organization ?? '',
            designation: row.designation ?? '',
            cinNumber: row.cin_number ?? '',
            websiteUrl: row.website_url ?? '',
            companyEmail: row.company_email ?? '',
          },
    organizationName: row.organization ?? '',
    cinNumber: row.cin_number ?? '',
    createdAt: row.created_at.toISOString(),
    machines: row.machines,
    version: row.version,
    ...(viewer === undefined && row.blocked_at !== null && { isBlocked: true }),
  };
}
