import { localePrefix, splitLocale } from '@yantra/domain';
import { useLanguage } from '@yantra/language';
import { ButtonLink, type ButtonLinkProps, type MenuItem } from '@yantra/ui';
import { type AnchorHTMLAttributes, useCallback } from 'react';

/**
 * Puts the language that is spoken before an address of our pages, so that a new tab keeps it; any other address stays as it is. Inside the dashboard, and for
 * `navigate`, addresses have no language.
 */
export function useSpoken(): (address: string) => string {
  const prefix = localePrefix(useLanguage()?.locale);
  return useCallback(
    (address) => (address.startsWith('/') && !splitLocale(address).locale ? prefix + address : address),
    [prefix],
  );
}

/** The same for the items of a menu, of which some are links. */
export function useSpokenItems(): (items: readonly MenuItem[]) => readonly MenuItem[] {
  const spoken = useSpoken();
  return (items) => items.map((item) => (item.href ? { ...item, href: spoken(item.href) } : item));
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link to a screen or a page of ours, in the language that is spoken. */
export const Link = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={useSpoken()(href)}>
    {children}
  </a>
);

/** The same as a button. */
export const LinkButton = ({ href, ...rest }: ButtonLinkProps) => <ButtonLink {...rest} href={useSpoken()(href)} />;
