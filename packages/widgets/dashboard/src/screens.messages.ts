/** What the screens are called in breadcrumbs, window titles and the sidebar. */
export const titles = {
  overview: 'Overview',
  equipmentsList: 'Equipments List',
  recentlyVisited: 'Recently Visited',
  addEquipment: 'Add Equipment',
  editEquipment: 'Edit Equipment',
  viewEquipment: 'View Equipment',
  importEquipments: 'Import from CSV',
  profile: 'Profile',
  viewCustomer: 'View Customer',
  editCustomer: 'Edit Customer',
  settings: 'Settings',
  embed: 'Embed on your site',
  customers: 'Customers',
  suppliers: 'Suppliers',
  leads: 'Leads',
  subscriptions: 'Subscriptions',
  viewSubscription: 'View Subscription',
  editSubscription: 'Edit Subscription',
  addSubscription: 'Add Subscription',
  buySubscription: 'Buy Subscription',
  payments: 'Payments',
  ownPayments: 'My Payments',
  /** Its entity is the equipment type; the names on screen stay swapped, as documented. */
  masterTypes: 'Categories',
  /** Its entity is the category. */
  masterCategories: 'Equipment Types',
} as const;
