/** A door of its own, so that the client and what it is made of can be loaded later. */
export { createClient } from '@yantra/client';
