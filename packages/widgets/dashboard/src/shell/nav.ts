import type { LoggedUser } from '@yantra/state';
import type { GlyphName } from '../kit/glyphs.ts';
import { isFor, type Role } from '../kit/screen.ts';
import { screens } from '../screens/screens.ts';
import { matchScreen } from './match.ts';
import type { messages } from './shell.messages.ts';

type Texts = typeof messages;

export interface NavLink {
  readonly path: string;
  readonly label: string;
  readonly glyph: GlyphName;
  /** Whose sidebar has it; by default that of whoever may see the screen. */
  readonly of?: Role;
}

/* In the documented order. A link is hidden if its screen does not exist or is not for the role. */
const sidebarIn = ({ nav }: Texts): readonly NavLink[] => [
  { path: '/', label: nav.overview, glyph: 'overview' },
  { path: '/profile', label: nav.profile, glyph: 'profile' },
  { path: '/customer', label: nav.customers, glyph: 'people' },
  { path: '/supplier', label: nav.suppliers, glyph: 'truck' },
  { path: '/equipments-list', label: nav.equipments, glyph: 'machine' },
  { path: '/fleet-calendar', label: nav.fleetCalendar, glyph: 'calendar' },
  { path: '/leads', label: nav.leads, glyph: 'leads' },
  { path: '/my-requests', label: nav.myRequests, glyph: 'sheet', of: 'user' },
  { path: '/recently-visited', label: nav.recentlyVisited, glyph: 'clock' },
  { path: '/subscription-admin', label: nav.subscriptions, glyph: 'card' },
  { path: '/admin-payments', label: nav.payments, glyph: 'rupee' },
  { path: '/embed', label: nav.embed, glyph: 'code' },
  { path: '/settings', label: nav.settings, glyph: 'gear' },
];
const watchIn = ({ nav }: Texts): readonly NavLink[] => [
  { path: '/review', label: nav.review, glyph: 'eye' },
  { path: '/radar', label: nav.radar, glyph: 'radar' },
  { path: '/reports', label: nav.reports, glyph: 'bars' },
  { path: '/audit', label: nav.audit, glyph: 'shield' },
];
const masterIn = ({ nav }: Texts): readonly NavLink[] => [
  { path: '/master/master-equipment-type', label: nav.types, glyph: 'tags' },
  { path: '/master/master-equipment-category', label: nav.categories, glyph: 'palette' },
  { path: '/master/search', label: nav.search, glyph: 'search' },
  { path: '/announcements', label: nav.announcements, glyph: 'megaphone' },
];

type User = Pick<LoggedUser, 'role' | 'rights'>;

const openTo =
  (user: User) =>
  ({ path, of = user.role }: Pick<NavLink, 'path' | 'of'>): boolean => {
    const match = matchScreen(path, screens);
    return match !== undefined && of === user.role && isFor(match.route, user);
  };

/** The sidebar's links, and those of its groups. */
export const sidebarOf = (user: User, texts: Texts) => ({
  links: sidebarIn(texts).filter(openTo(user)),
  watch: watchIn(texts).filter(openTo(user)),
  master: masterIn(texts).filter(openTo(user)),
});

/** The links of the user's menu (dashboard.md §2). */
export function menuOf(user: User, { menu }: Texts): readonly NavLink[] {
  const isAdmin = user.role === 'admin';
  const links: readonly NavLink[] = [
    { path: '/profile', label: menu.profile, glyph: 'profile' },
    { path: '/equipments-list', label: isAdmin ? menu.equipments : menu.ownEquipments, glyph: 'machine' },
    { path: '/recently-visited', label: menu.recentlyViewed, glyph: 'clock' },
    { path: '/add-equipment', label: menu.addEquipment, glyph: 'plus' },
    { path: '/subscription-admin', label: isAdmin ? menu.subscriptions : menu.ownSubscriptions, glyph: 'card' },
    { path: '/settings', label: menu.settings, glyph: 'gear' },
  ];
  return links.filter(openTo(user));
}

/** Whether a link leads to the current screen or to one of its parents. */
export const isCurrent = (link: string, path: string): boolean =>
  link === '/'
    ? path === '/'
    : path === link || path.startsWith(`${link}/`) || matchScreen(path, screens)?.route.parent === link;
