import { formatCount } from '@yantra/domain';

/** Texts of every form in the dashboard. */
export const messages = {
  id: 'dashboard.form',
  highlighted: 'Please Fill The Highlighted Fields',
  andMore: (count: number) => `and ${formatCount(count)} more`,
  saving: 'SAVING...',
  save: 'SAVE',
  cancel: 'Cancel',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes are not saved yet.',
  leaveKept: 'What you typed is kept on this device until you come back.',
  stay: 'Stay',
  leave: 'Leave',
  retry: 'Retry',
  loading: 'Loading...',
  failed: (message: string) => `Error: ${message}`,
  failedText: 'Nothing is lost. Please try once more.',
} as const;
