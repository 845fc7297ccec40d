import { type EmbedCorners, swatches, themeProperties } from '@yantra/domain';
import { colourRef } from '@yantra/ui';
import { useId } from 'react';
import { look } from './look.messages.ts';

/** The look of a previewed widget. */
export interface Look {
  readonly brand: string;
  readonly scheme: 'light' | 'dark';
  readonly corners: EmbedCorners;
}

export const propertiesOf = ({ scheme, ...theme }: Look) => [
  ['color-scheme', scheme] as const,
  ...themeProperties({ ...theme, scheme }).filter(([name]) => name !== 'color-scheme'),
];

interface SwatchesProps {
  readonly brand: string;
  readonly onBrand: (brand: string) => void;
}

/** A choice of five brand colours. */
export function Swatches({ brand, onBrand }: SwatchesProps) {
  const name = useId();
  return (
    <div className="dev__dots" role="radiogroup" aria-label={look.brand}>
      {swatches.map((colour, at) => (
        <label key={colour} ref={colourRef(colour)}>
          <input
            type="radio"
            name={name}
            aria-label={look.colours[at]}
            checked={brand === colour}
            onChange={() => onBrand(colour)}
          />
        </label>
      ))}
    </div>
  );
}
