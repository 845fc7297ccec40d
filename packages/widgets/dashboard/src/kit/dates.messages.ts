/** The names in dates, and how long ago something was, in short. */
export const messages = {
  id: 'dashboard.dates',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  yesterday: 'Yesterday',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;
