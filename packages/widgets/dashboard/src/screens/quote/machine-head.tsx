import { useMessages } from '@yantra/language';
import { Picture, Select } from '@yantra/ui';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { FailedLine } from '../../kit/failure.tsx';
import type { EditorProps, PartProps } from './editor.props.ts';
import { messages } from './quote.messages.ts';

type HeadProps = PartProps & Pick<EditorProps, 'setMachine' | 'isFilling' | 'remote' | 'reload'>;

/** The machine that is offered, and the choice of another: the lines are then filled from its card. */
export function MachineHead({ deal, draft, edited, setMachine, isFilling, remote, reload, wrong }: HeadProps) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const { equipmentId } = edited;
  const machine = draft.machines.find(({ id }) => id === equipmentId);
  const sent = deal.quote?.machine.id === equipmentId ? deal.quote : undefined;
  const labelOf = ({ name, distanceKm, isFree }: (typeof draft.machines)[number]) =>
    [
      name,
      distanceKm !== undefined && dealTexts.distance(distanceKm),
      isFree !== undefined && (isFree ? texts.free : texts.taken),
    ]
      .filter(Boolean)
      .join(' · ');
  const error = wrong.get('machine');
  return (
    <header className="y-dashboard__qe-machine" aria-busy={isFilling}>
      <span className="y-dashboard__thumb">
        <Picture url={machine?.image1Url} alt="" sizes="60px" />
      </span>
      <div>
        <Select
          name="machine"
          aria-label={texts.machine}
          aria-invalid={error !== undefined || undefined}
          value={equipmentId ?? ''}
          {...(equipmentId === undefined && { placeholder: texts.chooseMachine })}
          options={draft.machines.map((one) => ({ value: one.id, label: labelOf(one) }))}
          onChange={({ currentTarget: { value } }) => value && setMachine(value)}
        />
        {error ? (
          <p className="y-dashboard__qe-wrong">{error}</p>
        ) : (
          <p>{sent ? texts.filledBefore(sent.version) : texts.filled}</p>
        )}
        {isFilling && remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      </div>
    </header>
  );
}
