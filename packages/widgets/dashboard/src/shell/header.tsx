import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { Glyph, UserMenu, themes, useTheme } from '@yantra/ui';
import type { Ref } from 'react';
import { addressOf } from '../kit/address.ts';
import { glyphs } from '../kit/glyphs.ts';
import { Link, useSpoken } from '../kit/link.tsx';
import { useSlots } from '../kit/slots.ts';
import { Find } from './find.tsx';
import { Logo } from './logo.tsx';
import { menuOf } from './nav.ts';
import { messages } from './shell.messages.ts';

export interface HeaderProps {
  /** Absent until known. */
  readonly user?: LoggedUser | undefined;
  readonly sidebarId?: string;
  readonly isSidebarShown?: boolean;
  readonly onToggle?: () => void;
  readonly onLogOut?: () => void;
  readonly toggleRef?: Ref<HTMLButtonElement>;
}

/** The logo, the sidebar's toggle, the search, the link to the site and the user's menu. */
export function Header(props: HeaderProps) {
  const { user, sidebarId, isSidebarShown = true, onToggle, onLogOut, toggleRef } = props;
  const texts = useMessages(messages);
  const spoken = useSpoken();
  const [theme, choose] = useTheme();
  const { bell, choices = [] } = useSlots();
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
      <Link className="y-dashboard__logo" href="/" aria-label={texts.homeLink}>
        <Logo />
      </Link>
      {user && <Find user={user} />}
      {user && (
        <Link className="y-dashboard__site" href="/">
          {texts.viewSite}
          <Glyph d={glyphs.out} />
        </Link>
      )}
      {user && bell !== undefined && <div className="y-dashboard__bell">{bell}</div>}
      {user && (
        <div className="y-dashboard__user">
          <UserMenu
            name={user.name}
            roleName={texts.roles[user.role]}
            head={<UserSummary {...user} />}
            items={[
              ...menuOf(user, texts).map(({ path, label, glyph }) => ({
                label,
                href: spoken(addressOf(path)),
                icon: <Glyph d={glyphs[glyph]} />,
              })),
              ...(theme
                ? [
                    {
                      label: texts.menu.theme,
                      chosen: theme,
                      choices: themes.map((id) => ({ id, label: texts.menu.themes[id] })),
                      onChoose: choose,
                    },
                  ]
                : []),
              ...choices,
              { label: texts.viewSite, href: spoken('/'), icon: <Glyph d={glyphs.out} /> },
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

/** The user's name and role, in the menu: on a phone the header shows only the initials. */
function UserSummary({ name, phone, role }: LoggedUser) {
  const texts = useMessages(messages);
  return (
    <>
      <b>{name}</b>
      <small>{[phone && formatPhone(phone), texts.roles[role]].filter(Boolean).join(' · ')}</small>
    </>
  );
}
