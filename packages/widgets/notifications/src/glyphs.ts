import type { NotificationRow } from '@yantra/contract/calls';

/* Paths on a 24 × 24 grid. */
export const gear =
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M12 3.5v2.5m0 12v2.5M3.5 12H6m12 0h2.5M6 6l1.8 1.8m8.4 8.4L18 18M6 18l1.8-1.8m8.4-8.4L18 6';
export const bell = 'M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 2 6 2 6h-15s2-1.5 2-6M10 19a2.2 2.2 0 0 0 4 0';

/** The sign of each kind of event; its tone only while it is unread. */
export const signs: Readonly<Record<NotificationRow['sign'], { readonly d: string; readonly tone?: string }>> = {
  lead: { d: 'M4 13.5 6.5 5h11L20 13.5V19H4zm0 0h4.5l1.2 2.5h4.6l1.2-2.5H20', tone: 'brand' },
  done: { d: 'm5 12.5 4.5 4.5L19 7.5', tone: 'success' },
  message: { d: 'M12 4a8 8 0 1 1-3.9 15L4 20l1-4.1A8 8 0 0 1 12 4', tone: 'info' },
  lock: {
    d: 'M7.5 10.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a3.5 3.5 0 0 1 7 0v2.5',
    tone: 'warning',
  },
  calendar: {
    d: 'M6.5 5.5h11A2.5 2.5 0 0 1 20 8v9.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5V8a2.5 2.5 0 0 1 2.5-2.5M4 10h16M8.5 3.5v4m7-4v4',
  },
  plan: {
    d: 'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5M3 10h18',
  },
  search: { d: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2 9-3.9-3.9' },
  shield: { d: 'M12 3.5 5 6v5.5c0 4.5 3 7.7 7 9 4-1.3 7-4.5 7-9V6zM9 12l2.2 2.2L15.2 10' },
};
