import { messages } from '../../dashboard.messages.ts';
import type { Role } from '../../screen.ts';
import { screens } from '../../screens.ts';
import { matchScreen } from '../match.ts';
import type { GlyphName } from './glyphs.ts';

export interface NavLink {
  readonly path: string;
  readonly label: string;
  readonly glyph: GlyphName;
}

/* In the documented order. A link whose screen is not there, or not for the role, is not shown. */
const sidebar: readonly NavLink[] = [
  { path: '/', label: messages.nav.overview, glyph: 'overview' },
  { path: '/profile', label: messages.nav.profile, glyph: 'profile' },
  { path: '/customer', label: messages.nav.customers, glyph: 'people' },
  { path: '/supplier', label: messages.nav.suppliers, glyph: 'truck' },
  { path: '/equipments-list', label: messages.nav.equipments, glyph: 'machine' },
  { path: '/leads', label: messages.nav.leads, glyph: 'leads' },
  { path: '/recently-visited', label: messages.nav.recentlyVisited, glyph: 'clock' },
  { path: '/subscription-admin', label: messages.nav.subscriptions, glyph: 'card' },
  { path: '/admin-payments', label: messages.nav.payments, glyph: 'rupee' },
  { path: '/embed', label: messages.nav.embed, glyph: 'code' },
  { path: '/settings', label: messages.nav.settings, glyph: 'gear' },
];
const master: readonly NavLink[] = [
  { path: '/master/master-equipment-type', label: messages.nav.types, glyph: 'tags' },
  { path: '/master/master-equipment-category', label: messages.nav.categories, glyph: 'palette' },
];

const isOpenTo = (role: Role, path: string): boolean => matchScreen(path, screens)?.route.roles.includes(role) ?? false;

const openTo =
  (role: Role) =>
  ({ path }: { readonly path: string }): boolean =>
    isOpenTo(role, path);

/** The links of the sidebar, and those of its MASTER group. */
export const sidebarOf = (role: Role) => ({
  links: sidebar.filter(openTo(role)),
  master: master.filter(openTo(role)),
});

/** The links of the user's menu (dashboard.md §2). */
export function menuOf(role: Role): readonly NavLink[] {
  const isAdmin = role === 'admin';
  const { menu } = messages;
  const links: readonly NavLink[] = [
    { path: '/profile', label: menu.profile, glyph: 'profile' },
    { path: '/equipments-list', label: isAdmin ? menu.equipments : menu.ownEquipments, glyph: 'machine' },
    { path: '/recently-visited', label: menu.recentlyViewed, glyph: 'clock' },
    { path: '/add-equipment', label: menu.addEquipment, glyph: 'plus' },
    { path: '/subscription-admin', label: isAdmin ? menu.subscriptions : menu.ownSubscriptions, glyph: 'card' },
  ];
  return links.filter(openTo(role));
}

/** Whether a link leads to where one is, or to a screen above it. */
export const isCurrent = (link: string, path: string): boolean =>
  link === '/'
    ? path === '/'
    : path === link || path.startsWith(`${link}/`) || matchScreen(path, screens)?.route.parent === link;
