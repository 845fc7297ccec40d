import type { OwnEquipment } from '@yantra/contract/calls';
import { cardInRupees, type ListingFault } from '@yantra/domain';
import { cardOf, detailsOf, listingOf, type Names, plateOf, restOf, type ReviewRow } from '../equipment/index.ts';
import { cardOfRow } from '../hire-costs/index.ts';
import type { OwnRow } from './machine-table.queries.ts';

function ownPartOf(row: OwnRow, now: Date) {
  return {
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    phoneNumber: row.phone,
    address: row.address,
    pinCode: row.pin_code,
    country: row.country,
    hypoToBank: row.hypo_to_bank,
    listing: listingOf(row, now),
    ...(row.hidden_at !== null && {
      hidden: { fault: (row.hidden_reason ?? 'other') as ListingFault, words: row.hidden_words },
    }),
    listedUntil: row.listed_until !== null && row.listed_until > now ? row.listed_until.toISOString() : null,
    views: row.views,
    ...rateCardOf(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
  };
}

function rateCardOf(row: OwnRow): Pick<OwnEquipment, 'rateCard'> {
  const card = cardOfRow(row);
  return Object.keys(card).length === 0 ? {} : { rateCard: cardInRupees(card) };
}

/* A type that is not yet reviewed is shown to whoever named it. */
const withType = ({ types, ...others }: Names, row: OwnRow): Names => ({
  ...others,
  types:
    row.type === null
      ? types
      : new Map([[row.equipment_type_id, { id: row.equipment_type_id, type: row.type, subType: row.sub_type ?? '' }]]),
});

/** A machine in its supplier's table: its stars without the comments. */
export function ownMachineOf(row: OwnRow, names: Names, now: Date): OwnEquipment {
  return { ...cardOf(row, withType(names, row)), ...restOf(row), ...plateOf(row, names), ...ownPartOf(row, now) };
}

/** A machine on its own page, for its supplier. */
export function ownDetailsOf(row: OwnRow, reviews: readonly ReviewRow[], names: Names, now: Date): OwnEquipment {
  return { ...detailsOf(row, reviews, withType(names, row)), ...ownPartOf(row, now) };
}
