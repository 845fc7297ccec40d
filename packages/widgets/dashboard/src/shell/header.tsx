import { useMessages } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { Glyph, UserMenu } from '@yantra/ui';
import type { Ref } from 'react';
import { addressOf } from '../kit/address.ts';
import { glyphs } from '../kit/glyphs.ts';
import { menuOf } from './nav.ts';
import { messages } from './shell.messages.ts';

export interface HeaderProps {
  /** Nobody while it is not known yet. */
  readonly user?: LoggedUser | undefined;
  readonly sidebarId?: string;
  readonly isSidebarShown?: boolean;
  readonly onToggle?: () => void;
  readonly onLogOut?: () => void;
  readonly toggleRef?: Ref<HTMLButtonElement>;
}

/** The logo, the toggle of the sidebar and the menu of who is logged in. */
export function Header({ user, sidebarId, isSidebarShown = true, onToggle, onLogOut, toggleRef }: HeaderProps) {
  const texts = useMessages(messages);
  return (
    <header className="y-dashboard__top">
      {user && (
        <button
          ref={toggleRef}
          type="button"
          className="y-button y-button--quiet y-button--icon"
          aria-label={texts.toggle}
          aria-expanded={isSidebarShown}
          aria-controls={sidebarId}
          onClick={onToggle}
        >
          <Glyph d={glyphs.menu} />
        </button>
      )}
      <a className="y-dashboard__logo" href="/" aria-label={texts.homeLink}>
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet="/static/brand/logo-on-dark.svg" />
          <img src="/static/brand/logo.svg" alt={texts.brand} width="356" height="96" />
        </picture>
      </a>
      {user && (
        <div className="y-dashboard__user">
          <UserMenu
            name={user.name}
            roleName={texts.roles[user.role]}
            items={[
              ...menuOf(user.role, texts).map(({ path, label, glyph }) => ({
                label,
                href: addressOf(path),
                icon: <Glyph d={glyphs[glyph]} />,
              })),
              {
                label: texts.menu.logOut,
                icon: <Glyph d={glyphs.logOut} />,
                ...(onLogOut && { onSelect: onLogOut }),
              },
            ]}
          />
        </div>
      )}
    </header>
  );
}
