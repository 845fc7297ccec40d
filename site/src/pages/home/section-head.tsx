import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** What is counted there, beside the heading. */
  readonly note?: string | undefined;
  /** Where the rest is. */
  readonly children?: ReactNode;
}

/** The heading of a part of the page, all of one size. */
export const SectionHead = ({ id, title, note, children }: SectionHeadProps) => (
  <div className="section__head">
    <h2 id={id}>{title}</h2>
    {note && <p>{note}</p>}
    {children}
  </div>
);
