import { attempt } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type ComponentType, useEffect, useState } from 'react';
import { jobDraftKey } from '../draft.ts';
import { messages } from '../lead-form.messages.ts';
import type { LeadFormModel } from '../lead-form.model.ts';

interface FoldProps {
  readonly model: LeadFormModel;
}

/** What may be said besides, folded so that the form stays short; its fields come when it is unfolded. */
export function JobFold({ model }: FoldProps) {
  const texts = useMessages(messages);
  const [Fields, setFields] = useState<ComponentType<FoldProps>>();
  const load = () =>
    void import('./job-fields.tsx').then(
      ({ JobFields }) => setFields(() => JobFields),
      // Without a line: whoever unfolds it again asks again.
      () => undefined,
    );
  useEffect(() => {
    // What was typed before a reload goes along, so it is not hidden.
    if (attempt(() => sessionStorage.getItem(jobDraftKey))) load();
  }, []);
  return (
    <details open={!!Fields} className="y-lead-form__job" onToggle={load}>
      <summary>{texts.job}</summary>
      {Fields && <Fields model={model} />}
    </details>
  );
}
