import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import type { Comparison } from '../compare.model.ts';
import type { CompareProps } from '../compare.props.ts';
import type { Hrefs } from './hrefs.ts';
import { readyIn } from './ready-in.ts';

/** The way to a list from which a further machine is added to those that are there. */
export interface FurtherWay {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

export function furtherWay(view: Comparison, hrefs: Hrefs, onAdd: CompareProps['onAdd']): FurtherWay {
  const ready = readyIn(view);
  return {
    href: hrefs.add(
      ready.map(({ id }) => id),
      ready[0]?.machine.categories[0]?.id,
    ),
    onClick(event) {
      if (isPlainClick(event)) onAdd?.(ready.map(({ machine: { id, name, image1Url } }) => ({ id, name, image1Url })));
    },
  };
}
