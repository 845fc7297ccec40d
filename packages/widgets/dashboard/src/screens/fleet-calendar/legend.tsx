import { useMessages } from '@yantra/language';
import { messages } from './fleet-calendar.messages.ts';
import { KindMark } from './kind-mark.tsx';

const kinds = ['booking', 'hold', 'block', 'repair', 'move'] as const;

/** What the bars mean, and the keys of the board. */
export function Legend() {
  const { legend, legends, keys } = useMessages(messages);
  // Keys are called as they stand on keyboards.
  const lines: readonly (readonly [keys: readonly string[], act: string])[] = [
    [['←', '↑', '↓', '→'], keys.move],
    [['Shift', '→'], keys.stretch],
    [['Enter'], keys.open],
    [['B'], keys.block],
    [['R'], keys.repair],
    [['T'], keys.today],
    [['Delete'], keys.free],
  ];
  return (
    <div className="y-dashboard__fleet-foot">
      <ul className="y-dashboard__fleet-legend" aria-label={legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className="y-dashboard__span" data-kind={kind}>
              <span>
                <KindMark kind={kind} />
              </span>
            </span>
            {legends[kind]}
          </li>
        ))}
      </ul>
      <p className="y-dashboard__fleet-keys">
        {lines.map(([names, act]) => (
          <span key={act}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}{' '}
            {act}
          </span>
        ))}
      </p>
    </div>
  );
}
