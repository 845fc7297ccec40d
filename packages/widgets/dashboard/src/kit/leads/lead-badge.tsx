import type { LeadRow, LeadStatus } from '@yantra/contract/calls';
import { useLanguage, wordIn } from '@yantra/language';
import { Badge, type BadgeProps } from '@yantra/ui';

const tones: Readonly<Record<LeadStatus, NonNullable<BadgeProps['tone']>>> = {
  New: 'brand',
  Replied: 'info',
  Won: 'success',
  Closed: 'neutral',
};

export const statuses = Object.keys(tones) as readonly LeadStatus[];

export function LeadBadge({ status }: { readonly status: LeadStatus }) {
  const language = useLanguage();
  return <Badge tone={tones[status]}>{wordIn(language, status)}</Badge>;
}

/** What is asked for, in one line. */
export const needOf = ({ category, details }: Pick<LeadRow, 'category' | 'details'>): string =>
  details.trim().replace(/\s+/g, ' ') || category.name;
