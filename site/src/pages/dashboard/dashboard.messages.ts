/** What the site says around the dashboard. */
export const messages = {
  id: 'site.dashboard',
  /** What stands in the head until the dashboard names its screen. */
  title: 'Dashboard · Yantra',
  /** Above what is paid while no real money is. */
  ribbon: {
    simulator: 'TEST: simulated gateway, no money moves',
    sandbox: 'TEST: the gateway’s sandbox, no money moves',
  },
} as const;
