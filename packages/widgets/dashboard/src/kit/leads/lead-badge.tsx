import type { LeadRow, LeadStatus } from '@yantra/contract/calls';
import { type Language, useLanguage, wordIn } from '@yantra/language';
import { Status, type StatusKind } from '../status.tsx';

const kinds: Readonly<Record<LeadStatus, StatusKind>> = {
  New: 'new',
  Replied: 'busy',
  Won: 'good',
  Closed: 'aside',
};

export const statuses = Object.keys(kinds) as readonly LeadStatus[];

export function LeadBadge({ status }: { readonly status: LeadStatus }) {
  const language = useLanguage();
  return <Status kind={kinds[status]}>{wordIn(language, status)}</Status>;
}

/** The requirement in one line. */
export const needOf = (
  { category, details }: Pick<LeadRow, 'category' | 'details'>,
  language: Language | undefined,
): string => details.trim().replace(/\s+/g, ' ') || wordIn(language, category.name);
