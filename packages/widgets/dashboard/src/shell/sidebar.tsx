import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph, Icon } from '@yantra/ui';
import { type Ref, useId, useState } from 'react';
import { addressOf } from '../kit/address.ts';
import { glyphs } from '../kit/glyphs.ts';
import type { Role } from '../kit/screen.ts';
import { type NavLink, isCurrent, sidebarOf } from './nav.ts';
import { messages } from './shell.messages.ts';

export interface SidebarProps {
  readonly id: string;
  readonly role: Role;
  readonly path: string;
  /** Beside the leads; undefined while nobody knows. */
  readonly newLeads?: number | undefined;
  readonly isOpen: boolean;
  readonly onLogOut: () => void;
  readonly ref: Ref<HTMLElement>;
}

/** Above it the number says no more, and would not fit. */
const mostCounted = 99;

/** What the role may go to, and the way out. */
export function Sidebar({ id, role, path, newLeads, isOpen, onLogOut, ref }: SidebarProps) {
  const texts = useMessages(messages);
  const { links, master } = sidebarOf(role, texts);
  return (
    <nav ref={ref} id={id} className="y-dashboard__side" aria-label={texts.sidebar} data-open={isOpen || undefined}>
      <ul className="y-dashboard__nav">
        {links.map((link) => (
          <Entry key={link.path} {...link} at={path} count={link.path === '/leads' ? newLeads : undefined} />
        ))}
        {master.length > 0 && <MasterGroup links={master} path={path} />}
      </ul>
      <div className="y-dashboard__nav">
        <button type="button" onClick={onLogOut}>
          <Glyph d={glyphs.logOut} />
          {texts.logOut}
        </button>
      </div>
    </nav>
  );
}

interface EntryProps extends NavLink {
  readonly at: string;
  readonly count?: number | undefined;
}

function Entry({ path, label, glyph, at, count = 0 }: EntryProps) {
  const texts = useMessages(messages);
  return (
    <li>
      <a href={addressOf(path)} aria-current={isCurrent(path, at) ? 'page' : undefined}>
        <Glyph d={glyphs[glyph]} />
        {label}
        {count > 0 && (
          <>
            {' '}
            <span className="y-dashboard__count" aria-hidden="true">
              {count > mostCounted ? texts.more(mostCounted) : formatCount(count)}
            </span>
            <span className="y-hidden">{texts.newLeads(count)}</span>
          </>
        )}
      </a>
    </li>
  );
}

function MasterGroup({ links, path }: { readonly links: readonly NavLink[]; readonly path: string }) {
  const texts = useMessages(messages);
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
        {texts.master}
        <Icon name="down" />
      </button>
      <ul id={id} className="y-dashboard__nav" hidden={!isOpen}>
        {links.map((link) => (
          <Entry key={link.path} {...link} at={path} />
        ))}
      </ul>
    </li>
  );
}
