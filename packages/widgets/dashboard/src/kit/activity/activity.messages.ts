import type { ActivitySpan } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';

const words = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** Texts of the activity charts. */
export const messages = {
  id: 'dashboard.activity',
  span: 'Span',
  spans: {
    days7: '7 days',
    days30: '30 days',
    weeks12: '12 weeks',
    months12: '1 year',
  } satisfies Record<ActivitySpan, string>,
  before: {
    days7: 'the 7 days before',
    days30: 'the 30 days before',
    weeks12: 'the 12 weeks before',
    months12: 'the year before',
  } satisfies Record<ActivitySpan, string>,
  today: 'Today',
  day: 'Day',
  from: 'From',
  week: (day: string) => `Week from ${day}`,
  viewsHead: 'Views',
  leadsHead: 'Leads',
  aLead: 'A lead',
  views: (count: number) => words(count, 'view', 'views'),
  leads: (count: number) => words(count, 'lead', 'leads'),
  loading: 'Loading...',
  /** Read out for a change, which is shown as an arrow. */
  more: (percent: number) => `${percent}% more`,
  fewer: (percent: number) => `${percent}% fewer`,
} as const;
