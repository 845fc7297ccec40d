import type { ViewedEquipment } from '@yantra/contract/calls';
import { averageStars, formatCount, halfStars, starsText } from '@yantra/domain';
import { Stars } from '@yantra/ui';
import { FinalValue, MachineCell, perUnit } from '../../internal/cells.tsx';
import { dayText } from '../../internal/dates.ts';
import type { Column } from '../../internal/table/columns.ts';
import { FirstAndMore } from '../../internal/table/more.tsx';
import { messages } from './recently-visited.messages.ts';

const namesOf = ({ categories }: ViewedEquipment): readonly string[] => categories.map(({ name }) => name);

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
    id: 'name',
    label: messages.name,
    sort: 'name',
    isLead: true,
    cell: ({ id, name, image1Url }) => (
      <MachineCell name={name} image={image1Url} href={`/equipment-details?id=${encodeURIComponent(id)}`} />
    ),
    text: ({ name }) => name,
  },
  {
    id: 'model',
    label: messages.model,
    sort: 'modelNumber',
    cell: ({ modelNumber }) => modelNumber,
    text: ({ modelNumber }) => modelNumber,
  },
  {
    id: 'category',
    label: messages.category,
    cell: (row) => <FirstAndMore names={namesOf(row)} />,
    text: (row) => namesOf(row).join(', '),
  },
  {
    id: 'subCategory',
    label: messages.subCategory,
    cell: ({ equipmentType }) => equipmentType.subType || equipmentType.type,
    text: ({ equipmentType }) => equipmentType.subType || equipmentType.type,
  },
  {
    id: 'region',
    label: messages.region,
    sort: 'region',
    cell: ({ region }) => region,
    text: ({ region }) => region,
  },
  {
    id: 'finalValue',
    label: messages.finalValue,
    sort: 'finalRentalValue',
    isNumeric: true,
    cell: ({ finalRentalValue, rentalType }) => <FinalValue value={finalRentalValue} rentalType={rentalType} />,
    text: ({ finalRentalValue, rentalType }) => perUnit(finalRentalValue, rentalType),
  },
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
