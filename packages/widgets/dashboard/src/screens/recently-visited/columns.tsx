import type { ViewedEquipment } from '@yantra/contract/calls';
import { averageStars, formatCount, halfStars, starsText } from '@yantra/domain';
import { Stars } from '@yantra/ui';
import { MachineCell } from '../../internal/cells.tsx';
import { dayText } from '../../internal/dates.ts';
import {
  categoryColumn,
  finalValueColumn,
  modelColumn,
  nameColumn,
  subCategoryColumn,
} from '../../internal/machine-columns.tsx';
import type { Column } from '../../internal/table/columns.ts';
import { messages } from './recently-visited.messages.ts';

function HalfStars({ equipmentRatings }: Pick<ViewedEquipment, 'equipmentRatings'>) {
  const average = averageStars(equipmentRatings);
  if (average === null) return <span className="y-muted">{messages.noRatings}</span>;
  return (
    <span className="y-rating">
      <Stars value={halfStars(average)} />
      <span className="y-rating__count">({formatCount(equipmentRatings.length)})</span>
    </span>
  );
}

/** The documented columns, then when it was looked at. @param action what stands at the end of a row */
export const columnsWith = (action: Column<ViewedEquipment>['cell']): readonly Column<ViewedEquipment>[] => [
  {
    ...nameColumn,
    cell: ({ id, name, image1Url }) => (
      <MachineCell name={name} image={image1Url} href={`/equipment-details?id=${encodeURIComponent(id)}`} />
    ),
  },
  modelColumn,
  categoryColumn,
  subCategoryColumn,
  {
    id: 'region',
    label: messages.region,
    sort: 'region',
    cell: ({ region }) => region,
    text: ({ region }) => region,
  },
  finalValueColumn,
  {
    id: 'rating',
    label: messages.rating,
    cell: (row) => <HalfStars {...row} />,
    text: ({ equipmentRatings }) => {
      const average = averageStars(equipmentRatings);
      return average === null ? messages.noRatings : starsText(average);
    },
  },
  {
    id: 'visited',
    label: messages.visited,
    sort: 'viewedAt',
    isExtra: true,
    cell: ({ viewedAt }) => dayText(viewedAt),
    text: ({ viewedAt }) => dayText(viewedAt),
  },
  {
    id: 'rate',
    label: messages.actions,
    cell: action,
    text: ({ ownRating }) => (ownRating ? String(ownRating.starRating) : ''),
  },
];
