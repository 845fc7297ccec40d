import dashboard from '@yantra/dashboard/languages/hi';
import notifications from '@yantra/notifications/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './dashboard.messages.ts';

export default withOwn<typeof messages>(
  'hi',
  {
    'site.dashboard': {
      title: 'डैशबोर्ड · Yantra',
      ribbon: {
        simulator: 'परीक्षण: नक़ली गेटवे, असली पैसा नहीं कटता',
        sandbox: 'परीक्षण: गेटवे का सैंडबॉक्स, असली पैसा नहीं कटता',
      },
    },
  },
  [dashboard, notifications],
);
