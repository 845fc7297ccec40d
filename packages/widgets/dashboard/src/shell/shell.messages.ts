import { formatCount } from '@yantra/domain';
import type { Role } from '../kit/screen.ts';

/** Every text of the frame; each screen has its own. */
export const messages = {
  id: 'dashboard',
  brand: 'Yantra',
  homeLink: 'Yantra, to the marketplace',
  toggle: 'Menu',
  sidebar: 'Dashboard',
  breadcrumbs: 'Breadcrumb',
  loading: 'Loading...',
  logOut: 'LOG OUT',
  newLeads: (count: number) => `(${formatCount(count)} new)`,
  more: (count: number) => `${count}+`,
  master: 'MASTER',
  nav: {
    overview: 'Overview',
    profile: 'Profile',
    customers: 'Customers',
    suppliers: 'Suppliers',
    equipments: 'Equipments List',
    leads: 'Leads',
    recentlyVisited: 'Recently Visited',
    subscriptions: 'Subscriptions',
    payments: 'Payments',
    embed: 'Embed on your site',
    settings: 'Settings',
    /* The two names are swapped on their screens, as documented. */
    types: 'Equipment Types',
    categories: 'Equipment Categories',
    search: 'Search',
  },
  menu: {
    profile: 'My Profile',
    equipments: 'Equipments',
    ownEquipments: 'My Equipments',
    recentlyViewed: 'Recently Viewed',
    addEquipment: 'Add Equipment',
    subscriptions: 'Subscriptions',
    ownSubscriptions: 'My Subscriptions',
    logOut: 'Logout',
  },
  roles: { admin: 'Admin', supplier: 'Supplier', user: 'User' } satisfies Record<Role, string>,
  windowTitle: (title: string) => `${title} · Yantra`,
  forbidden: {
    title: 'This page is not for your account',
    text: (role: string) => `You are logged in as ${role}. The page you asked for belongs to another role.`,
  },
  notFound: { title: 'There is nothing at this address', text: 'The page may have moved, or the address has a slip.' },
  toOverview: 'To the overview',
  failed: {
    title: 'This page could not be loaded',
    text: 'The line may have dropped. Nothing you saved is lost.',
    retry: 'Retry',
  },
} as const;
