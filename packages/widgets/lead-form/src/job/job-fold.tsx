import { attempt } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type ComponentType, useEffect, useState } from 'react';
import { jobDraftKey } from '../draft.ts';
import { messages } from '../lead-form.messages.ts';
import type { LeadFormModel } from '../lead-form.model.ts';

interface FoldProps {
  readonly model: LeadFormModel;
}

/** Optional details, folded so that the form stays short; its fields are loaded when it is unfolded. */
export function JobFold({ model }: FoldProps) {
  const texts = useMessages(messages);
  const [Fields, setFields] = useState<ComponentType<FoldProps>>();
  const load = () =>
    void import('./job-fields.tsx').then(
      ({ JobFields }) => setFields(() => JobFields),
      // Offline: unfolding it again tries again.
      () => undefined,
    );
  useEffect(() => {
    // What was typed before a reload is sent too, so it must be visible.
    if (attempt(() => sessionStorage.getItem(jobDraftKey))) load();
  }, []);
  return (
    <details open={!!Fields} className="y-lead-form__job" onToggle={load}>
      <summary>{texts.job}</summary>
      {Fields && <Fields model={model} />}
    </details>
  );
}
