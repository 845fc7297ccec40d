import { pageOf } from './paper-page.tsx';
import { terms } from './terms.messages.ts';

export const page = pageOf('src/pages/static/terms.page.ts', terms, '/terms-and-conditions');
