import { rentalHours } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { filterMessages } from '../equipment-listing.messages.ts';

interface HoursRangeProps {
  readonly hours: readonly [from: number, to: number];
  readonly onMove: (end: 'from' | 'to', hours: number) => void;
}

const { min, max } = rentalHours;

/** Two thumbs on one track: two native sliders, one above the other. */
export function HoursRange({ hours, onMove }: HoursRangeProps) {
  const filterTexts = useMessages(filterMessages);
  const [from, to] = hours;
  const thumb = (end: 'from' | 'to', value: number, label: string) => (
    <input
      type="range"
      name={end === 'from' ? 'hoursFrom' : 'hoursTo'}
      min={min}
      max={max}
      value={value}
      aria-label={label}
      aria-valuetext={filterTexts.hoursValue(value)}
      onChange={(event) => onMove(end, Number(event.currentTarget.value))}
    />
  );
  return (
    <div className="y-listing__range">
      <div className="y-listing__rail">
        {/* Drawn as SVG, since a served page may not carry style attributes. */}
        <svg viewBox={`${min} 0 ${max - min} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect x={from} width={to - from} height="1" />
        </svg>
        {thumb('from', from, filterTexts.hoursFrom)}
        {thumb('to', to, filterTexts.hoursTo)}
      </div>
      <p className="y-listing__ends y-num" aria-hidden="true">
        <span>{filterTexts.hoursStart(from)}</span>
        <span>{filterTexts.hoursValue(to)}</span>
      </p>
    </div>
  );
}
