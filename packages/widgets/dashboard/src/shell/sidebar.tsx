import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { LoggedUser } from '@yantra/state';
import { Button, Glyph, Icon, isPlainClick } from '@yantra/ui';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { addressOf } from '../kit/address.ts';
import { glyphs } from '../kit/glyphs.ts';
import { Link } from '../kit/link.tsx';
import { Logo } from './logo.tsx';
import { type NavLink, isCurrent, sidebarOf } from './nav.ts';
import { PlanUse } from './plan-use.tsx';
import { messages } from './shell.messages.ts';

export interface SidebarProps {
  readonly id: string;
  readonly user: LoggedUser;
  readonly path: string;
  /** Shown beside the leads; undefined until known. */
  readonly newLeads?: number | undefined;
  /** Shown beside what is to be looked at. */
  readonly toReview?: number | undefined;
  /** An open drawer. */
  readonly isOpen: boolean;
  /** Icons only, with the label as a tooltip. */
  readonly isRail: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
  readonly ref: Ref<HTMLElement>;
}

/** Larger numbers are shown as "99+". */
const mostCounted = 99;

/** The links of the role, and Log out. */
export function Sidebar({ id, user, path, newLeads, isOpen, isRail, onClose, onLogOut, ref, toReview }: SidebarProps) {
  const texts = useMessages(messages);
  const { links, watch, master } = sidebarOf(user, texts);
  // The pressed link is marked at once; its screen may take a while to load.
  const [pressed, setPressed] = useState<string>();
  const [pressedAt, setPressedAt] = useState(path);
  if (pressedAt !== path) {
    setPressedAt(path);
    setPressed(undefined);
  }
  const common = { at: path, pressed, onPress: setPressed, isRail };
  return (
    <nav ref={ref} id={id} className="y-dashboard__side" aria-label={texts.sidebar} data-open={isOpen || undefined}>
      <div className="y-dashboard__drawer-head">
        <Logo />
        <Button variant="quiet" icon="close" aria-label={texts.close} onClick={onClose} />
      </div>
      <ul className="y-dashboard__nav">
        {links.map((link) => (
          <Entry
            key={link.path}
            {...link}
            {...common}
            {...(link.path === '/leads' && { count: newLeads, countText: texts.newLeads })}
          />
        ))}
        {watch.length > 0 && (
          <Group label={texts.watch}>
            {watch.map((link) => (
              <Entry
                key={link.path}
                {...link}
                {...common}
                {...(link.path === '/review' && { count: toReview, countText: texts.toReview })}
              />
            ))}
          </Group>
        )}
        {master.length > 0 && (
          <Group label={texts.master}>
            {master.map((link) => (
              <Entry key={link.path} {...link} {...common} />
            ))}
          </Group>
        )}
      </ul>
      <div className="y-dashboard__nav">
        {user.role !== 'admin' && !isRail && <PlanUse />}
        <button type="button" title={isRail ? texts.logOut : undefined} onClick={onLogOut}>
          <Glyph d={glyphs.logOut} />
          <span>{texts.logOut}</span>
        </button>
      </div>
    </nav>
  );
}

interface Common {
  readonly at: string;
  readonly pressed: string | undefined;
  readonly onPress: (path: string) => void;
  readonly isRail: boolean;
}

interface EntryProps extends NavLink, Common {
  readonly count?: number | undefined;
  /** The count in words. */
  readonly countText?: ((count: number) => string) | undefined;
}

function Entry({ path, label, glyph, at, pressed, onPress, isRail, count = 0, countText }: EntryProps) {
  const texts = useMessages(messages);
  return (
    <li>
      <Link
        href={addressOf(path)}
        aria-current={isCurrent(path, at) ? 'page' : undefined}
        data-pressed={pressed === path || undefined}
        title={isRail ? label : undefined}
        onClick={(event) => isPlainClick(event) && onPress(path)}
      >
        <Glyph d={glyphs[glyph]} />
        <span>{label}</span>
        {count > 0 && (
          <>
            {' '}
            <span className="y-dashboard__count" aria-hidden="true">
              {count > mostCounted ? texts.more(mostCounted) : formatCount(count)}
            </span>
            <span className="y-hidden">{countText?.(count)}</span>
          </>
        )}
      </Link>
    </li>
  );
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="y-dashboard__group"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <Icon name="down" />
      </button>
      <ul id={id} className="y-dashboard__nav" hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
