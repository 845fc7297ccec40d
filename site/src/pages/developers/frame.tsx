import { ButtonLink } from '@yantra/ui';
import { type ReactNode, useEffect } from 'react';
import { type Head, applyHead } from '../../head.ts';
import './developers.css';
import './frame.css';
import { frame } from './frame.messages.ts';
import { SearchButton } from './search-button.tsx';
import { ThemeButton } from './theme-button.tsx';

interface FrameProps {
  /** Which of the pages in the header this is, or belongs to. */
  readonly current: (typeof frame.pages)[number][0];
  readonly head: Head;
  /** Without a footer: it fills the window. */
  readonly isTool?: boolean;
  readonly children: ReactNode;
}

/** Header and footer of the developer pages, in place of the marketplace's. */
export function Frame({ current, head, isTool = false, children }: FrameProps) {
  useEffect(() => applyHead(head, ''), [head]);
  const { canonicalPath } = head;
  // A page that comes without a load is not scrolled to its section by the browser.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [canonicalPath]);
  const [keyLabel, keyHref] = frame.key;
  return (
    <div className="dev" data-tool={isTool}>
      <a className="skip" href="#guide">
        {frame.skip}
      </a>
      <header className="dev__top">
        <div className="wrap">
          <a className="dev__logo" href="/" aria-label={frame.home}>
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet="/static/brand/logo-on-dark.svg" />
              <img src="/static/brand/logo.svg" alt={frame.brand} width="356" height="96" />
            </picture>
          </a>
          <a className="dev__name" href="/developers">
            {frame.name}
          </a>
          <nav aria-label={frame.name}>
            {frame.pages.map(([id, label, href]) => (
              <a key={id} href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <SearchButton />
          <ThemeButton />
          <ButtonLink className="dev__key" variant="secondary" href={keyHref}>
            {keyLabel}
          </ButtonLink>
        </div>
      </header>
      <main id="guide" tabIndex={-1}>
        {children}
      </main>
      {!isTool && (
        <footer className="wrap dev__foot">
          <span>{frame.foot}</span>
          <nav aria-label={frame.foot}>
            {frame.more.map(([label, href]) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </footer>
      )}
    </div>
  );
}
