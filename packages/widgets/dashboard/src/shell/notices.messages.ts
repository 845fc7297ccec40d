export const messages = {
  id: 'dashboard.notices',
  label: 'Announcements',
  away: (text: string) => `Put away: ${text}`,
  maintenance: (time: string) => `We are working on Yantra. You can look at everything, and save again from ${time}.`,
} as const;
