import { pageOf } from './paper-page.tsx';
import { privacy } from './privacy.messages.ts';

export const page = pageOf(privacy, '/privacy-policy');
