import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './activity.messages.ts';

export const activity: Translated<typeof messages> = {
  span: 'अवधि',
  spans: { days7: '7 दिन', days30: '30 दिन', weeks12: '12 हफ़्ते', months12: '1 साल' },
  before: {
    days7: 'उससे पहले के 7 दिन',
    days30: 'उससे पहले के 30 दिन',
    weeks12: 'उससे पहले के 12 हफ़्ते',
    months12: 'उससे पहले का साल',
  },
  today: 'आज',
  day: 'दिन',
  from: 'कब से',
  week: (day) => `${day} से शुरू हफ़्ता`,
  viewsHead: 'कितनी बार देखा गया',
  leadsHead: 'लीड',
  aLead: 'एक लीड',
  views: (count) => `${formatCount(count)} बार देखी गई`,
  leads: (count) => `${formatCount(count)} लीड`,
  loading: 'लोड हो रहा है...',
  more: (percent) => `${percent}% ज़्यादा`,
  fewer: (percent) => `${percent}% कम`,
};
