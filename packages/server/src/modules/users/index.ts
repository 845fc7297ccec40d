export { changeProfile } from './change-profile.ts';
