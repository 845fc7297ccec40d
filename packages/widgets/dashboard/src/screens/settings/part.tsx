import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A section of the settings, with its heading. */
export function Part({ title, note, children }: PartProps) {
  const id = useId();
  return (
    <section className="y-dashboard__set y-dashboard__set--plain" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}
