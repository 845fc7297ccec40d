import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './activity.messages.ts';

export const activity: Translated<typeof messages> = {
  span: 'कालावधी',
  spans: { days7: '7 दिवस', days30: '30 दिवस', weeks12: '12 आठवडे', months12: '1 वर्ष' },
  before: {
    days7: 'त्याआधीचे 7 दिवस',
    days30: 'त्याआधीचे 30 दिवस',
    weeks12: 'त्याआधीचे 12 आठवडे',
    months12: 'त्याआधीचे वर्ष',
  },
  today: 'आज',
  day: 'दिवस',
  from: 'कधीपासून',
  week: (day) => `${day} पासूनचा आठवडा`,
  viewsHead: 'किती वेळा पाहिले',
  leadsHead: 'लीड',
  aLead: 'एक लीड',
  views: (count) => `${formatCount(count)} वेळा पाहिले`,
  leads: (count) => `${formatCount(count)} लीड`,
  loading: 'लोड होत आहे...',
  more: (percent) => `${percent}% जास्त`,
  fewer: (percent) => `${percent}% कमी`,
};
