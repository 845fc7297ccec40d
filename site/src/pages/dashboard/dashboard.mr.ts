import dashboard from '@yantra/dashboard/languages/mr';
import notifications from '@yantra/notifications/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './dashboard.messages.ts';

export default withOwn<typeof messages>(
  'mr',
  {
    'site.dashboard': {
      title: 'डॅशबोर्ड · Yantra',
      ribbon: {
        simulator: 'चाचणी: नकली गेटवे, खरे पैसे जात नाहीत',
        sandbox: 'चाचणी: गेटवेचा सँडबॉक्स, खरे पैसे जात नाहीत',
      },
    },
  },
  [dashboard, notifications],
);
