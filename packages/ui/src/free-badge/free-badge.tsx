import { type FreeSaid, shortDay } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { Badge } from '../badge/badge.tsx';
import { freeMessages } from './free.messages.ts';

export interface FreeBadgeProps {
  /** Nothing is shown where it says neither. */
  free: FreeSaid | undefined;
  /** Also says that it is free today, where nothing else is said. */
  isToday?: boolean;
}

/** Whether a machine is free on the renter's days, or from when: on the picture of a card, given to it as its child, in place of its status. */
export function FreeBadge({ free, isToday = false }: FreeBadgeProps) {
  const texts = useMessages(freeMessages);
  const language = useLanguage()?.locale ?? 'en';
  const badge = (tone: 'success' | 'warning', text: string) => (
    <Badge tone={tone} className="y-card__free">
      {text}
    </Badge>
  );
  if (free?.isFree) return badge('success', texts.yours);
  if (free?.from !== undefined) return badge('warning', texts.from(shortDay(free.from, language)));
  return isToday ? badge('success', texts.today) : null;
}
