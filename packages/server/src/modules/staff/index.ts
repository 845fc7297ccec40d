export { lockAdmins } from './staff.queries.ts';
