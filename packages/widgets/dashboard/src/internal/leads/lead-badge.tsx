import type { LeadRow, LeadStatus } from '@yantra/contract/calls';
import { Badge, type BadgeProps } from '@yantra/ui';

const tones: Readonly<Record<LeadStatus, NonNullable<BadgeProps['tone']>>> = {
  New: 'brand',
  Replied: 'info',
  Won: 'success',
  Closed: 'neutral',
};

export const statuses = Object.keys(tones) as readonly LeadStatus[];

export const LeadBadge = ({ status }: { readonly status: LeadStatus }) => <Badge tone={tones[status]}>{status}</Badge>;

/** What is asked for, in one line. */
export const needOf = ({ category, details }: Pick<LeadRow, 'category' | 'details'>): string =>
  details.trim().replace(/\s+/g, ' ') || category.name;
