import type { ViewedEquipment } from '@yantra/contract/calls';
import { averageStars, formatCount, halfStars, starsText } from '@yantra/domain';
import { type Language, textsIn, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Stars } from '@yantra/ui';
import { MachineCell } from '../../kit/cells.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { machineColumns } from '../../kit/machine-columns.tsx';
import { publicAddress } from '../../kit/public-address.ts';
import { type Column, column } from '../../kit/table/columns.ts';
import { messages } from './recently-visited.messages.ts';

function HalfStars({ equipmentRatings }: Pick<ViewedEquipment, 'equipmentRatings'>) {
  const texts = useMessages(messages);
  const average = averageStars(equipmentRatings);
  if (average === null) return <span className="y-muted">{texts.noRatings}</span>;
  return (
    <span className="y-rating">
      <Stars value={halfStars(average)} />
      <span className="y-rating__count">({formatCount(equipmentRatings.length)})</span>
    </span>
  );
}

function Machine({ id, name, image1Url }: Pick<ViewedEquipment, 'id' | 'name' | 'image1Url'>) {
  const { siteUrl } = useScope();
  return <MachineCell name={name} image={image1Url} href={publicAddress(siteUrl, id)} />;
}

/** The documented columns, then the time of the visit. @param action shown at the end of a row */
export function columnsWith(
  action: Column<ViewedEquipment>['cell'],
  language: Language | undefined,
): readonly Column<ViewedEquipment>[] {
  const texts = textsIn(language, messages);
  const dateTexts = textsIn(language, dates);
  const machine = machineColumns(language);
  return [
    {
      ...machine.name,
      cell: (row) => <Machine {...row} />,
    },
    machine.model,
    machine.category,
    machine.subCategory,
    column('region', texts.region, ({ region }) => region, { sort: 'region' }),
    machine.finalValue,
    {
      id: 'rating',
      label: texts.rating,
      cell: (row) => <HalfStars {...row} />,
      text: ({ equipmentRatings }) => {
        const average = averageStars(equipmentRatings);
        return average === null ? texts.noRatings : starsText(average);
      },
    },
    column('visited', texts.visited, ({ viewedAt }) => dayText(viewedAt, dateTexts), {
      sort: 'viewedAt',
      isExtra: true,
    }),
    column('rate', texts.actions, ({ ownRating }) => String(ownRating?.starRating ?? ''), { cell: action }),
  ];
}
