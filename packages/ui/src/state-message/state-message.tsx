import type { ComponentType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLoaded } from '../use-loaded.tsx';

export type StatePicture =
  | 'empty-list'
  | 'empty-search'
  | 'error'
  | 'no-leads'
  | 'no-machines'
  | 'no-payments'
  | 'no-people'
  | 'no-plans'
  | 'no-visits'
  | 'offline';

/* Fetched when first needed: a list that loads well never pays for them. */
const art: Readonly<Record<StatePicture, () => Promise<ComponentType>>> = {
  'empty-list': async () => (await import('./art/empty-list.tsx')).EmptyList,
  'empty-search': async () => (await import('./art/empty-search.tsx')).EmptySearch,
  error: async () => (await import('./art/error.tsx')).ErrorArt,
  'no-leads': async () => (await import('./art/no-leads.tsx')).NoLeads,
  'no-machines': async () => (await import('./art/no-machines.tsx')).NoMachines,
  'no-payments': async () => (await import('./art/no-payments.tsx')).NoPayments,
  'no-people': async () => (await import('./art/no-people.tsx')).NoPeople,
  'no-plans': async () => (await import('./art/no-plans.tsx')).NoPlans,
  'no-visits': async () => (await import('./art/no-visits.tsx')).NoVisits,
  offline: async () => (await import('./art/offline.tsx')).Offline,
};

export interface StateMessageProps {
  picture: StatePicture;
  title: string;
  text?: ReactNode;
  className?: string;
  /** Of the title, as it follows the headings before it. */
  level?: 2 | 3;
  /** The way out: buttons or links. */
  children?: ReactNode;
}

/** Says why there is nothing to see and what can be done. A failure interrupts a screen reader, the others wait their turn. */
export function StateMessage({ picture, title, text, className, level = 3, children }: StateMessageProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames('y-state', className)} role={picture === 'error' ? 'alert' : 'status'}>
      <Art key={picture} picture={picture} />
      <Title className="y-state__title">{title}</Title>
      {text && <p>{text}</p>}
      {children && <div className="y-state__actions">{children}</div>}
    </div>
  );
}

/** Keeps the picture's place until it is there; without it (offline, say) the words still stand. */
function Art({ picture }: { picture: StatePicture }) {
  return useLoaded(art[picture]) ?? <span className="y-state__picture" />;
}
