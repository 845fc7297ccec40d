import { useMessages } from '@yantra/language';
import { messages } from './master.messages.ts';

export interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export const Switch = ({ name, isOn, onChange }: SwitchProps) => {
  const texts = useMessages(messages);
  return (
    <button
      type="button"
      role="switch"
      className="y-dashboard__switch"
      aria-checked={isOn}
      aria-label={texts.activate(name)}
      onClick={() => onChange(!isOn)}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{isOn ? texts.activeNow : texts.inactiveNow}</span>
    </button>
  );
};
