import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Menu, type MenuChoice, type MenuItem } from './menu.tsx';

export interface UserMenuProps {
  readonly name: string;
  /** The role as shown. */
  readonly roleName: string;
  readonly items: readonly (MenuItem | MenuChoice)[];
  /** Above the items: more about the person. */
  readonly head?: ReactNode;
}

/** The first letters of the first and the last name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
};

/** Who is logged in, and what they can do from everywhere. */
export function UserMenu({ name, roleName, items, head }: UserMenuProps) {
  return (
    <Menu label={name} hasOwnName items={items} head={head}>
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
