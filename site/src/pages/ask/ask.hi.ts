import deals from '@yantra/deals/languages/hi';
import lead from '@yantra/lead-form/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './ask.messages.ts';

// What the call may answer is what the lead form's may.
export default withOwn<typeof messages>('hi', { 'site.ask': { head: 'कोटेशन माँगें · Yantra' } }, [lead, deals]);
