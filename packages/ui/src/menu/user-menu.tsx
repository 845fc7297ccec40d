import { Icon } from '../icon/icon.tsx';
import { Menu, type MenuItem } from './menu.tsx';

export interface UserMenuProps {
  readonly name: string;
  /** In words. */
  readonly roleName: string;
  readonly items: readonly MenuItem[];
}

/** The first letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
};

/** Who is logged in, and what they can do from everywhere. */
export function UserMenu({ name, roleName, items }: UserMenuProps) {
  return (
    <Menu label={name} hasOwnName items={items}>
      <span className="y-user" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="y-user__name">
        {name} <small>{roleName}</small>
      </span>
      <Icon name="down" />
    </Menu>
  );
}
