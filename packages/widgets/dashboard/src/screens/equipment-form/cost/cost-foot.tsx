import { useSignals } from '@preact/signals-react/runtime';
import { formatRupees, paiseToRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { messages } from './cost.messages.ts';
import type { CostModel } from './cost.model.ts';
import { mainJob } from './quote.ts';

/** The total of the main job, where the samples are not in sight beside the questions. */
export function CostFoot({ cost }: { readonly cost: CostModel }) {
  const texts = useMessages(messages);
  useSignals();
  const sample = cost.quote.value.samples.find(({ job }) => job === mainJob);
  if (sample === undefined) return null;
  return (
    <p className="y-dashboard__cost-foot">
      {texts.footJob(mainJob.days, mainJob.km)} <b>{formatRupees(paiseToRupees(sample.cost.total))}</b>
    </p>
  );
}
