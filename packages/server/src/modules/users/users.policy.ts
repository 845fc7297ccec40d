import type { Caller } from '../../http/bind.ts';

/** Whether somebody may see a profile: their own, and an admin any. */
export const maySeeProfile = (caller: Caller, userId: string): boolean =>
  caller.role === 'admin' || caller.userId === userId;

/** A PAN as everybody but its owner sees it, e.g. `••••••234F`. */
export const maskPan = (pan: string): string => (pan === '' ? '' : `••••••${pan.slice(-4)}`);
