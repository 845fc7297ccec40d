/** What the site says about accounts; the dialogs have their own messages. */
export const messages = {
  id: 'site.accounts',
  logIn: 'Login In/Sign Up',
  notArrived: 'This part could not be loaded. Please check your connection and try again.',
  roles: { admin: 'Admin', supplier: 'Supplier', user: 'User' },
  menu: {
    profile: 'My Profile',
    allEquipments: 'Equipments',
    ownEquipments: 'My Equipments',
    recent: 'Recently Viewed',
    add: 'Add Equipment',
    allSubscriptions: 'Subscriptions',
    ownSubscriptions: 'My Subscriptions',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', auto: 'Auto' },
    logOut: 'Logout',
  },
} as const;
