/** When a machine is free, in a few words on its card. */
export const freeMessages = {
  id: 'free',
  yours: 'Free on your days',
  from: (day: string) => `Free from ${day}`,
  today: 'Free today',
} as const;
