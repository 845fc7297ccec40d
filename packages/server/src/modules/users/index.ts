export { changeProfile } from './change-profile.ts';
export { profileNow } from './users.queries.ts';
