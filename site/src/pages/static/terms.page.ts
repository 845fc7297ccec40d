import { pageOf } from './paper-page.tsx';
import { terms } from './terms.messages.ts';

export const page = pageOf(terms, '/terms-and-conditions');
