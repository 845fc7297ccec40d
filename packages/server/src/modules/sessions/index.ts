export { deviceName } from './device-name.ts';
export { deleteSessionsOf, forgetSessions, livingSessions, lockSession } from './sessions.queries.ts';
export { handOver } from './sessions.routes.ts';
export type { SessionOrigin, Sessions } from './sessions.service.ts';
export type { SessionTokens } from './session-keys.ts';
