import { pageOf } from './paper-page.tsx';
import { privacy } from './privacy.messages.ts';

export const page = pageOf('src/pages/static/privacy.page.ts', privacy, '/privacy-policy');
