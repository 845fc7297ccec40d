import type { KnownNeed, LeadFormProps } from '@yantra/lead-form';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface TellProps {
  readonly need: KnownNeed;
  /** A link to the home page's form: shown while this one's code is loading, and where it cannot load. */
  readonly link: ReactNode;
}

/** A lead form below a short list. Most lists are long enough, so its code is loaded when it is shown. */
export function Tell({ need, link }: TellProps) {
  const [Form, setForm] = useState<ComponentType<Pick<LeadFormProps, 'need' | 'isPlain'>>>();
  useEffect(() => {
    import('../home/requirement.tsx').then(
      ({ RequirementForm }) => setForm(() => RequirementForm),
      () => undefined,
    );
  }, []);
  return Form ? <Form isPlain need={need} /> : link;
}
