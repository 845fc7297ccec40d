import { type Locale, localeNamed } from '@yantra/domain';

/** An attribute's value on the element or its nearest ancestor, across shadow roots. */
function inheritedLocale(element: Element): string | null | undefined {
  const near = element.closest('yantra-scope[locale]:not([locale=""]),[lang]');
  if (near) return (near.localName === 'yantra-scope' && near.getAttribute('locale')) || near.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? inheritedLocale(root.host) : undefined;
}

/**
 * The language of an element: its attribute `locale`, else that of the `yantra-scope` which `for` names, else of the nearest `yantra-scope` or `lang` around
 * it.
 * @returns undefined for English and unsupported languages
 */
export function localeOf(element: Element): Locale | undefined {
  const named = element.ownerDocument.getElementById(element.getAttribute('for') ?? '');
  const said = element.getAttribute('locale') || named?.getAttribute('locale') || inheritedLocale(element);
  return localeNamed(said ?? '');
}
