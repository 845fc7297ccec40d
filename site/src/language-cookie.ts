import { createOwnCookie } from './own-cookie.ts';

/** The language that a person has chosen: `en`, `hi` or `mr`. */
export const languageCookie = createOwnCookie('yantra_language');
