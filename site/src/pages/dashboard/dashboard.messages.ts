/** What stands in the head until the dashboard names its screen. */
export const messages = { title: 'Dashboard · Yantra' } as const;
