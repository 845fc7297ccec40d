export { placeName } from './localities.ts';
export type { PostOffice } from './post-office.ts';
export type { PostOffices } from './post-offices.ts';
