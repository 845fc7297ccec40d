export { placeName } from './localities.ts';
export type { PostOffice, PostOffices } from './post-offices.ts';
