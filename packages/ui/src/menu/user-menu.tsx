import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { initialsOf } from './initials.ts';
import { Menu, type MenuChoice, type MenuItem } from './menu.tsx';

export interface UserMenuProps {
  readonly name: string;
  /** The role as shown. */
  readonly roleName: string;
  readonly items: readonly (MenuItem | MenuChoice)[];
  /** Above the items: more about the person. */
  readonly head?: ReactNode;
}

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
