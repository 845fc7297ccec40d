/** A separate entry, so that the client and its parts can be loaded later. */
export { createClient } from '@yantra/client';
