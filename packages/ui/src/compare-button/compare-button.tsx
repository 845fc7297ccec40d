import { useMessages } from '@yantra/language';
import { Icon } from '../icon/icon.tsx';
import { compareButtonMessages } from './compare-button.messages.ts';

export interface CompareButtonProps {
  /** The machine's name, for screen readers. */
  name: string;
  /** Whether it is put aside. */
  isPressed: boolean;
  onPress: () => void;
}

function Label({ name, icon }: { readonly name: string; readonly icon: 'plus' | 'check' }) {
  return (
    <span>
      <Icon name={icon} />
      {useMessages(compareButtonMessages).compare}
      <span className="y-hidden"> {name}</span>
    </span>
  );
}

/** Puts a machine aside for comparison, or back; drawn over the picture of its card. */
export function CompareButton({ name, isPressed, onPress }: CompareButtonProps) {
  return (
    <button type="button" className="y-card__compare" aria-pressed={isPressed} onClick={onPress}>
      <Label name={name} icon={isPressed ? 'check' : 'plus'} />
    </button>
  );
}

export interface CompareLinkProps {
  name: string;
  /** The comparison with this machine in it. */
  href: string;
}

/** The same where nothing can be put aside: until the page's script has come, and without one. */
export function CompareLink({ name, href }: CompareLinkProps) {
  return (
    <a className="y-card__compare" href={href} rel="nofollow">
      <Label name={name} icon="plus" />
    </a>
  );
}
