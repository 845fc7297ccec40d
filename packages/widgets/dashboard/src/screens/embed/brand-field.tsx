import { checkBrand, isColour, swatches } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { colourRef } from '@yantra/ui';
import { useId } from 'react';
import { messages } from './embed.messages.ts';

interface BrandFieldProps {
  readonly value: string;
  /** The widget is only ever shown on a light ground. */
  readonly isLight: boolean;
  readonly onValue: (colour: string) => void;
}

const ratioText = (ratio: number): string => ratio.toFixed(1);

/** The brand colour and its contrast in words: a colour with too little contrast is refused, and the nearest one that works is offered. */
export function BrandField({ value, isLight, onValue }: BrandFieldProps) {
  const texts = useMessages(messages);
  const note = useId();
  const { ratio, isReadable, nearest, onDark } = checkBrand(value);
  return (
    <fieldset className="y-embed__brand" aria-describedby={note}>
      <legend className="y-field__label">{texts.brand}</legend>
      <div className="y-embed__swatches">
        {swatches.map((colour) => (
          <label key={colour} ref={colourRef(colour)}>
            <input
              type="radio"
              name="brand"
              aria-label={texts.colours[colour]}
              checked={value === colour}
              onChange={() => onValue(colour)}
            />
          </label>
        ))}
        <label ref={colourRef(value)} data-own="" data-on={!swatches.some((one) => one === value) || undefined}>
          <input
            type="color"
            aria-label={texts.ownColour}
            value={value}
            onInput={({ currentTarget }) => {
              const typed = currentTarget.value.toLowerCase();
              if (isColour(typed)) onValue(typed);
            }}
          />
        </label>
      </div>
      <p className="y-field__hint" id={note} role="status">
        {isReadable ? texts.readable(ratioText(ratio)) : texts.unreadable(ratioText(ratio))}{' '}
        {!isReadable && texts.nearest(nearest)} {isReadable && !isLight && onDark !== value && texts.onDark(onDark)}
      </p>
      {!isReadable && (
        <button type="button" className="y-link" onClick={() => onValue(nearest)}>
          {texts.takeNearest}
        </button>
      )}
    </fieldset>
  );
}
