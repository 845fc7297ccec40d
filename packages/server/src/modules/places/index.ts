export type { PostOffice, PostOffices } from './post-offices.ts';
