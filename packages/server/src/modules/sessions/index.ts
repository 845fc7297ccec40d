export { deviceName } from './device-name.ts';
export {
  deleteSessionOf,
  deleteSessionsOf,
  forgetSessions,
  livingSessions,
  lockSession,
  sessionsOf,
} from './sessions.queries.ts';
export { shownSession } from './sessions.service.ts';
export { handOver } from './sessions.routes.ts';
export type { SessionOrigin, Sessions } from './sessions.service.ts';
export type { SessionTokens } from './session-keys.ts';
