import { useLanguage, wordIn } from '@yantra/language';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'brand';

export interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A dot and a word: never colour alone. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames('y-badge', tone !== 'neutral' && `y-badge--${tone}`, className)}>{children}</span>;
}

const tones: Readonly<Record<string, BadgeTone>> = {
  available: 'success',
  'on rent': 'warning',
  unavailable: 'danger',
};

export interface StatusBadgeProps {
  /** A machine's status, in any case; shown as written, or as the language has it. */
  status: string;
  className?: string;
}

/** A status with its tone. Unknown ones are shown in grey, not hidden. */
export function StatusBadge({ status, className }: StatusBadgeProps) {
  const tone = tones[status.toLowerCase()] ?? 'neutral';
  return (
    <Badge tone={tone} {...(className && { className })}>
      {wordIn(useLanguage(), status)}
    </Badge>
  );
}
