import { pageOf } from './paper-page.tsx';
import { refund } from './refund.messages.ts';

export const page = pageOf(refund, '/refund-policy');
