import type { OwnEquipment } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { Glyph, type MenuItem } from '@yantra/ui';
import { Suspense, lazy, useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import type { messages } from './equipments-list.messages.ts';
import type { RatingsDialogProps } from './ratings-dialog.tsx';

const RatingsDialog = lazy(async () => ({ default: (await import('./ratings-dialog.tsx')).RatingsDialog }));

/** The machine whose ratings are open, if any. */
export function useRatings() {
  const [machine, ask] = useState<RatingsDialogProps['machine']>();
  return { machine, ask };
}

/** The menu item for a machine's ratings; none where there are no ratings. */
export const ratingsItems = (
  row: OwnEquipment,
  ask: (row: OwnEquipment) => void,
  texts: typeof messages,
): readonly MenuItem[] =>
  row.equipmentRatings.length === 0
    ? []
    : [
        {
          label: texts.ratings(formatCount(row.equipmentRatings.length)),
          onSelect: () => ask(row),
          icon: <Glyph d={glyphs.star} />,
        },
      ];

/** The dialog's code is loaded when it is opened. */
export const Ratings = ({ machine, ask }: ReturnType<typeof useRatings>) =>
  machine && (
    <Suspense fallback={null}>
      <RatingsDialog machine={machine} onClose={() => ask(undefined)} />
    </Suspense>
  );
