import type { NotificationRow } from '@yantra/contract/calls';

/* Paths on a 24 × 24 grid. */
export const gear =
  'M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M12 3.500v2.500m0 12v2.500M3.500 12H6m12 0h2.500M6 6l1.800 1.800m8.400 8.400L18 18M6 18l1.800-1.800m8.400-8.400L18 6';
export const bell = 'M6.500 10a5.500 5.500 0 0 1 11 0c0 4.500 2 6 2 6h-15s2-1.500 2-6M10 19a2.200 2.200 0 0 0 4 0';

/** The sign of each kind of event; its tone only while it is unread. */
export const signs: Readonly<Record<NotificationRow['sign'], { readonly d: string; readonly tone?: string }>> = {
  lead: { d: 'M4 13.500 6.500 5h11L20 13.500V19H4zm0 0h4.500l1.200 2.500h4.600l1.200-2.500H20', tone: 'brand' },
  done: { d: 'm5 12.500 4.500 4.500L19 7.500', tone: 'success' },
  message: { d: 'M12 4a8 8 0 1 1-3.900 15L4 20l1-4.100A8 8 0 0 1 12 4', tone: 'info' },
  lock: {
    d: 'M7.500 10.500h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a3.500 3.500 0 0 1 7 0v2.500',
    tone: 'warning',
  },
  calendar: {
    d: 'M6.500 5.500h11A2.500 2.500 0 0 1 20 8v9.500a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 17.500V8a2.500 2.500 0 0 1 2.500-2.500M4 10h16M8.500 3.500v4m7-4v4',
  },
  plan: {
    d: 'M5.500 5.500h13A2.500 2.500 0 0 1 21 8v8a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 16V8a2.500 2.500 0 0 1 2.500-2.500M3 10h18',
  },
  search: { d: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2 9-3.900-3.900' },
  shield: { d: 'M12 3.500 5 6v5.500c0 4.500 3 7.700 7 9 4-1.300 7-4.500 7-9V6zM9 12l2.200 2.200L15.200 10' },
};
