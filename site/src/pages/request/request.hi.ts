import deals from '@yantra/deals/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './request.messages.ts';

export default withOwn<typeof messages>('hi', { 'site.request': { head: 'आपके कोटेशन · Yantra' } }, [deals]);
