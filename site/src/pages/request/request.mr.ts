import deals from '@yantra/deals/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './request.messages.ts';

export default withOwn<typeof messages>('mr', { 'site.request': { head: 'तुमची कोटेशन · Yantra' } }, [deals]);
