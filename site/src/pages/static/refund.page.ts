import { pageOf } from './paper-page.tsx';
import { refund } from './refund.messages.ts';

export const page = pageOf('src/pages/static/refund.page.ts', refund, '/refund-policy');
