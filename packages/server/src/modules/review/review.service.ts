import type { getReviewItem, getReviewQueue, InputOf, OutputOf } from '@yantra/contract/calls';
import { type ListingFault, paiseToRupees, pictureUrl, type ReviewKind, reviewLimits } from '@yantra/domain';
import type { Db } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { isRentFar, phoneIn } from './flags.ts';
import * as queries from './review.queries.ts';

type Queue = OutputOf<typeof getReviewQueue>;
type Item = OutputOf<typeof getReviewItem>;

/** What waits to be looked at. */
export type Review = ReturnType<typeof createReview>;

export function createReview({ db }: { readonly db: Db }) {
  return {
    async list({
      kind,
      isFlagged,
      after,
      pageSize = reviewLimits.lines,
    }: InputOf<typeof getReviewQueue>): Promise<Queue> {
      const [rows, { kinds, oldest }] = await Promise.all([
        queries.findLines(db, {
          kind,
          isFlagged,
          after: after === undefined ? undefined : placeIn(after),
          limit: pageSize + 1,
        }),
        queries.countWaiting(db),
      ]);
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      const of = (name: ReviewKind) => kinds.find((one) => one.kind === name);
      return {
        lines: shown.map(lineOf),
        ...(last && { next: `${last.waits_since.getTime()}-${last.id}` }),
        counts: {
          machine: of('machine')?.n ?? 0,
          pictures: of('pictures')?.n ?? 0,
          rating: of('rating')?.n ?? 0,
          report: of('report')?.n ?? 0,
          flagged: kinds.reduce((sum, { flagged }) => sum + flagged, 0),
        },
        ...(oldest && { oldest: oldest.toISOString() }),
      };
    },
    /** @throws AppError `review.unknown` */
    async find(id: number): Promise<Item> {
      const row = await queries.findLine(db, id);
      const [machine, reports] =
        row === undefined
          ? []
          : await Promise.all([queries.findChecked(db, row.equipment_id), queries.findReports(db, row.id)]);
      if (row === undefined || machine === undefined) throw new AppError('review.unknown');
      return {
        ...lineOf(row),
        ...checkedOf(row, machine),
        reported: (reports ?? []).map(({ fault, words, created_at }) => ({
          fault,
          words,
          at: created_at.toISOString(),
        })),
      };
    },
  };
}

function placeIn(after: string) {
  const [at, id] = after.split('-').map(Number);
  return { at: new Date(at ?? 0), id: id ?? 0 };
}

function lineOf(row: queries.LineRow): Queue['lines'][number] {
  const { id, kind, what, version, name, picture_id, reports, star_rating, comment } = row;
  return {
    id,
    kind,
    what,
    flags: [...row.flags],
    isHeld: row.is_held,
    equipmentId: row.equipment_id,
    name,
    image1Url: picture_id === null ? null : pictureUrl(picture_id, 640, 'webp'),
    ...(star_rating !== null && { rating: { starRating: Number(star_rating), comment: comment ?? '' } }),
    person: { id: row.person_id, name: row.person_name },
    reports,
    waitsSince: row.waits_since.toISOString(),
    version,
  };
}

type Checked = NonNullable<Awaited<ReturnType<typeof queries.findChecked>>>;

function checkedOf(row: queries.LineRow, machine: Checked): Pick<Item, 'machine' | 'checks'> {
  const texts =
    row.comment === null ? [row.name, machine.model_number, machine.description, machine.address] : [row.comment];
  const phone = texts.map((text) => phoneIn(text, machine.pin_code)).find((one) => one !== undefined);
  const { middle_paise } = machine;
  return {
    machine: {
      type: [machine.type, machine.sub_type].filter((part) => part !== '').join(', '),
      city: machine.city,
      state: machine.state,
      address: machine.address,
      modelNumber: machine.model_number,
      description: machine.description,
      finalRentalValue: paiseToRupees(machine.final_rental_paise),
      rentalType: machine.rental_type,
      images: machine.picture_ids.map((id) => pictureUrl(id, 640, 'webp')),
      isListed: machine.listed,
      ...(machine.hidden_reason !== null && {
        hidden: { fault: machine.hidden_reason as ListingFault, words: machine.hidden_words },
      }),
    },
    checks: {
      ...(phone !== undefined && { phone }),
      pictureOwners: machine.picture_owners,
      ...(middle_paise !== null && { middleRent: paiseToRupees(middle_paise) }),
      isRentFar: isRentFar(machine.final_rental_paise, middle_paise),
      ownerMachines: machine.owner_machines,
      ownerHidden: machine.owner_hidden,
    },
  };
}
