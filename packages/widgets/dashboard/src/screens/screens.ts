import type { Role } from '../kit/screen.ts';
import type { Redirect, ScreenRoute } from './route.ts';

const everybody: readonly Role[] = ['admin', 'supplier', 'user'];
const admin: readonly Role[] = ['admin'];
const owners: readonly Role[] = ['supplier', 'user'];
const partners: readonly Role[] = ['admin', 'supplier'];

/** Every screen there is. A link in the sidebar shows when its address stands here and the role may see it. */
export const screens: readonly ScreenRoute[] = [
  {
    path: '/',
    roles: everybody,
    title: 'overview',
    source: 'screens/overview/overview.screen.tsx',
    load: () => import('./overview/overview.screen.tsx'),
  },
  {
    path: '/equipments-list',
    roles: everybody,
    title: 'equipmentsList',
    source: 'screens/equipments-list/equipments-list.screen.tsx',
    load: () => import('./equipments-list/equipments-list.screen.tsx'),
    isServed: true,
  },
  {
    path: '/equipments-list/view/:id',
    roles: everybody,
    title: 'viewEquipment',
    source: 'screens/equipment-form/equipment-view.screen.tsx',
    load: () => import('./equipment-form/equipment-view.screen.tsx'),
  },
  {
    path: '/equipments-list/edit/:id',
    roles: owners,
    title: 'editEquipment',
    source: 'screens/equipment-form/equipment-form.screen.tsx',
    load: () => import('./equipment-form/equipment-form.screen.tsx'),
  },
  {
    path: '/equipments-list/import',
    roles: owners,
    title: 'importEquipments',
    source: 'screens/equipment-import/equipment-import.screen.tsx',
    load: () => import('./equipment-import/equipment-import.screen.tsx'),
  },
  {
    path: '/add-equipment',
    roles: owners,
    title: 'addEquipment',
    parent: '/equipments-list',
    source: 'screens/equipment-form/equipment-form.screen.tsx',
    load: () => import('./equipment-form/equipment-form.screen.tsx'),
  },
  {
    path: '/recently-visited',
    roles: owners,
    title: 'recentlyVisited',
    source: 'screens/recently-visited/recently-visited.screen.tsx',
    load: () => import('./recently-visited/recently-visited.screen.tsx'),
  },
  {
    path: '/customer',
    roles: admin,
    title: 'customers',
    source: 'screens/people/customers.screen.tsx',
    load: () => import('./people/customers.screen.tsx'),
  },
  {
    path: '/customer/view/:id',
    roles: admin,
    title: 'viewCustomer',
    source: 'screens/profile/customer-view.screen.tsx',
    load: () => import('./profile/customer-view.screen.tsx'),
  },
  {
    path: '/customer/edit/:id',
    roles: admin,
    title: 'editCustomer',
    source: 'screens/profile/customer-edit.screen.tsx',
    load: () => import('./profile/customer-edit.screen.tsx'),
  },
  {
    path: '/profile',
    roles: everybody,
    title: 'profile',
    source: 'screens/profile/profile.screen.tsx',
    load: () => import('./profile/profile.screen.tsx'),
  },
  {
    path: '/settings',
    roles: everybody,
    title: 'settings',
    source: 'screens/settings/settings.screen.tsx',
    load: () => import('./settings/settings.screen.tsx'),
  },
  {
    path: '/supplier',
    roles: admin,
    title: 'suppliers',
    source: 'screens/people/suppliers.screen.tsx',
    load: () => import('./people/suppliers.screen.tsx'),
  },
  {
    path: '/master/master-equipment-type',
    roles: admin,
    title: 'masterTypes',
    source: 'screens/master/types.screen.tsx',
    load: () => import('./master/types.screen.tsx'),
  },
  {
    path: '/master/master-equipment-category',
    roles: admin,
    title: 'masterCategories',
    source: 'screens/master/categories.screen.tsx',
    load: () => import('./master/categories.screen.tsx'),
  },
  {
    path: '/master/search',
    roles: admin,
    title: 'search',
    source: 'screens/search/search.screen.tsx',
    load: () => import('./search/search.screen.tsx'),
  },
  {
    path: '/subscription-admin',
    roles: everybody,
    title: 'subscriptions',
    source: 'screens/subscriptions/subscription-admin.screen.tsx',
    load: () => import('./subscriptions/subscription-admin.screen.tsx'),
  },
  {
    path: '/subscription-admin/view/:id',
    roles: admin,
    title: 'viewSubscription',
    source: 'screens/plan-form/subscription-view.screen.tsx',
    load: () => import('./plan-form/subscription-view.screen.tsx'),
  },
  {
    path: '/subscription-admin/edit/:id',
    roles: admin,
    title: 'editSubscription',
    source: 'screens/plan-form/subscription-edit.screen.tsx',
    load: () => import('./plan-form/subscription-edit.screen.tsx'),
  },
  {
    path: '/subscription-add',
    roles: admin,
    title: 'addSubscription',
    parent: '/subscription-admin',
    source: 'screens/plan-form/subscription-add.screen.tsx',
    load: () => import('./plan-form/subscription-add.screen.tsx'),
  },
  {
    path: '/subscription-plan',
    roles: owners,
    title: 'buySubscription',
    parent: '/subscription-admin',
    source: 'screens/subscription-plan/subscription-plan.screen.tsx',
    load: () => import('./subscription-plan/subscription-plan.screen.tsx'),
  },
  {
    path: '/payments',
    roles: owners,
    title: 'ownPayments',
    parent: '/subscription-admin',
    source: 'screens/payments/payments.screen.tsx',
    load: () => import('./payments/payments.screen.tsx'),
  },
  {
    path: '/admin-payments',
    roles: admin,
    title: 'payments',
    source: 'screens/payments/admin-payments.screen.tsx',
    load: () => import('./payments/admin-payments.screen.tsx'),
  },
  {
    path: '/leads',
    roles: everybody,
    title: 'leads',
    source: 'screens/leads/leads.screen.tsx',
    load: () => import('./leads/leads.screen.tsx'),
  },
  {
    path: '/embed',
    roles: partners,
    title: 'embed',
    source: 'screens/embed/embed.screen.tsx',
    load: () => import('./embed/embed.screen.tsx'),
  },
];

/** Duplicate addresses (decisions/0021). What stands behind the first part is kept. */
export const redirects: readonly Redirect[] = [
  { from: '/recently-viewed-list', to: '/recently-visited' },
  { from: '/admin-customer', to: '/customer' },
  { from: '/admin-supplier', to: '/supplier' },
  { from: '/subscriptions', to: '/subscription-admin' },
  { from: '/payments', to: '/admin-payments', roles: admin },
  { from: '/admin-payments', to: '/payments', roles: owners },
];
