export { placeName } from './localities.ts';
export { placeSound } from './place-sound.ts';
export { isForeign } from './place-words.ts';
export type { PostOffice } from './post-office.ts';
export { placeSaid, type PostOffices } from './post-offices.ts';
