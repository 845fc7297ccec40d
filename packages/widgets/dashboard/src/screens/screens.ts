import { reviewers } from '../kit/review/to-review.ts';
import type { Role, ScreenModule } from '../kit/screen.ts';
import type { Redirect, ScreenRoute } from './route.ts';

const everybody: readonly Role[] = ['admin', 'supplier', 'user'];
const admin: readonly Role[] = ['admin'];
const owners: readonly Role[] = ['supplier', 'user'];

const modules = import.meta.glob<ScreenModule>('./*/*.screen.tsx');

/* A sidebar link is shown if its address is listed here and the role may see it. */
const table: readonly (Omit<ScreenRoute, 'source' | 'load'> & { readonly file: string })[] = [
  { path: '/', roles: everybody, title: 'overview', file: 'overview/overview' },
  {
    path: '/equipments-list',
    roles: everybody,
    title: 'equipmentsList',
    file: 'equipments-list/equipments-list',
    isServed: true,
  },
  {
    path: '/equipments-list/view/:id',
    roles: everybody,
    title: 'viewEquipment',
    file: 'machine-view/machine-view',
  },
  { path: '/equipments-list/edit/:id', roles: owners, title: 'editEquipment', file: 'equipment-form/equipment-form' },
  {
    path: '/equipments-list/import',
    roles: owners,
    title: 'importEquipments',
    file: 'equipment-import/equipment-import',
  },
  {
    path: '/add-equipment',
    roles: owners,
    title: 'addEquipment',
    parent: '/equipments-list',
    file: 'equipment-form/equipment-form',
  },
  {
    path: '/fleet-calendar',
    roles: owners,
    title: 'fleetCalendar',
    file: 'fleet-calendar/fleet-calendar',
    isServed: true,
  },
  { path: '/recently-visited', roles: owners, title: 'recentlyVisited', file: 'recently-visited/recently-visited' },
  { path: '/customer', roles: admin, title: 'customers', file: 'people/customers' },
  { path: '/customer/view/:id', roles: admin, title: 'viewCustomer', file: 'profile/customer-view' },
  { path: '/customer/edit/:id', roles: admin, title: 'editCustomer', file: 'profile/customer-edit' },
  { path: '/profile', roles: everybody, title: 'profile', file: 'profile/profile' },
  { path: '/settings', roles: everybody, title: 'settings', file: 'settings/settings' },
  { path: '/settings/team', roles: admin, title: 'team', file: 'team/team' },
  { path: '/settings/undelivered', roles: admin, title: 'undelivered', file: 'undelivered/undelivered' },
  { path: '/notifications', roles: everybody, title: 'notifications', file: 'notifications/notifications' },
  {
    path: '/settings/notifications',
    roles: everybody,
    title: 'notificationSettings',
    file: 'notification-settings/notification-settings',
  },
  { path: '/supplier', roles: admin, title: 'suppliers', file: 'people/suppliers' },
  { path: '/supplier/view/:id', roles: admin, title: 'viewSupplier', file: 'profile/supplier-view' },
  { path: '/supplier/edit/:id', roles: admin, title: 'editSupplier', file: 'profile/supplier-edit' },
  { path: '/master/master-equipment-type', roles: admin, title: 'masterTypes', file: 'master/types' },
  { path: '/master/master-equipment-category', roles: admin, title: 'masterCategories', file: 'master/categories' },
  { path: '/announcements', roles: admin, title: 'announcements', file: 'announcements/announcements' },
  { path: '/master/search', roles: admin, title: 'search', file: 'search/search' },
  { path: '/subscription-admin', roles: everybody, title: 'subscriptions', file: 'subscriptions/subscription-admin' },
  {
    path: '/subscription-admin/view/:id',
    roles: admin,
    title: 'viewSubscription',
    file: 'plan-form/subscription-view',
  },
  {
    path: '/subscription-admin/edit/:id',
    roles: admin,
    title: 'editSubscription',
    file: 'plan-form/subscription-edit',
  },
  {
    path: '/subscription-admin/bought/:id',
    roles: owners,
    title: 'boughtSubscription',
    file: 'subscriptions/subscription',
  },
  {
    path: '/subscription-admin/machines/:id',
    roles: owners,
    title: 'planMachines',
    file: 'subscription-plan/plan-machines',
  },
  {
    path: '/subscription-add',
    roles: admin,
    title: 'addSubscription',
    parent: '/subscription-admin',
    file: 'plan-form/subscription-add',
  },
  {
    path: '/subscription-plan',
    roles: owners,
    title: 'buySubscription',
    parent: '/subscription-admin',
    file: 'subscription-plan/subscription-plan',
  },
  { path: '/payments', roles: owners, title: 'ownPayments', parent: '/subscription-admin', file: 'payments/payments' },
  { path: '/review', ...reviewers, title: 'review', file: 'review/review', isServed: true },
  { path: '/audit', roles: admin, title: 'audit', file: 'audit/audit', isServed: true },
  { path: '/admin-payments', roles: admin, rights: ['finance'], title: 'payments', file: 'payments/admin-payments' },
  {
    path: '/admin-payments/view/:id',
    roles: admin,
    rights: ['finance'],
    title: 'viewPayment',
    file: 'payment-view/payment-view',
  },
  { path: '/admin-payments/register', roles: admin, rights: ['finance'], title: 'register', file: 'register/register' },
  {
    path: '/admin-payments/transfer',
    roles: admin,
    rights: ['finance'],
    title: 'addTransfer',
    file: 'transfer/transfer',
  },
  { path: '/leads', roles: everybody, title: 'leads', file: 'leads/leads', isServed: true },
  { path: '/leads/:id', roles: everybody, title: 'deal', file: 'deal/deal' },
  { path: '/leads/:id/quote', roles: owners, title: 'quote', parent: '/leads', file: 'quote/quote' },
  { path: '/my-requests', roles: everybody, title: 'myRequests', file: 'my-requests/my-requests' },
  { path: '/my-requests/:id', roles: everybody, title: 'myRequest', file: 'my-requests/my-request' },
  { path: '/radar', roles: admin, rights: ['moderator'], title: 'radar', file: 'radar/radar' },
  { path: '/reports', roles: admin, rights: ['moderator', 'finance'], title: 'reports', file: 'reports/reports' },
  { path: '/embed', roles: everybody, title: 'embed', file: 'embed/embed' },
];

/** Every screen. */
export const screens: readonly ScreenRoute[] = table.map(({ file, ...route }) => ({
  ...route,
  source: `screens/${file}.screen.tsx`,
  load: modules[`./${file}.screen.tsx`] as ScreenRoute['load'],
}));

/** Duplicate addresses (decisions/0021). The rest of the path is kept. */
export const redirects: readonly Redirect[] = [
  { from: '/recently-viewed-list', to: '/recently-visited' },
  { from: '/admin-customer', to: '/customer' },
  { from: '/admin-supplier', to: '/supplier' },
  { from: '/subscriptions', to: '/subscription-admin' },
  { from: '/payments', to: '/admin-payments', roles: admin },
  { from: '/admin-payments', to: '/payments', roles: owners, butNot: 'finance' },
];
