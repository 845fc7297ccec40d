import type { Translated } from '@yantra/language';
import type { messages } from './machine-status.messages.ts';

export const machineStatus: Translated<typeof messages> = {
  onRent: 'किराए पर',
  states: {
    listed: 'दिख रही है',
    draft: 'तस्वीर चाहिए',
    hidden: 'हमने छिपाई',
    inReview: 'देखी जा रही है',
    unavailable: 'उपलब्ध नहीं',
    notInPlan: 'किसी प्लान में नहीं',
    planEnded: 'प्लान खत्म हुआ',
    planBegins: 'प्लान बाद में शुरू होगा',
  },
};
