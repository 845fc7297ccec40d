import type { KnownNeed, LeadFormProps } from '@yantra/lead-form';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface TellProps {
  readonly need: KnownNeed;
  /** The way to the home page's form: while the code of this one is on its way, and where it cannot come. */
  readonly link: ReactNode;
}

/** Tells an owner in place, below a list that has little. Most lists have enough, so its code comes when it is shown. */
export function Tell({ need, link }: TellProps) {
  const [Form, setForm] = useState<ComponentType<Pick<LeadFormProps, 'need' | 'isPlain'>>>();
  useEffect(() => {
    // Out of the home page's chunk: one of its own would weigh on every visit of that page.
    import('../home/home.page.ts').then(
      ({ RequirementForm }) => setForm(() => RequirementForm),
      () => undefined,
    );
  }, []);
  return Form ? <Form isPlain need={need} /> : link;
}
