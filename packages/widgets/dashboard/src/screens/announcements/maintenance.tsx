import { setMaintenance } from '@yantra/contract/calls';
import { hourMs, limits, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, Field, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { Notice } from '../../kit/form/summary.tsx';
import { fieldMoment, momentIn } from '../../kit/india-moment.ts';
import { Panel } from '../../kit/panel.tsx';
import { messages } from './announcements.messages.ts';

interface MaintenanceProps {
  /** Until when changes are paused; undefined while they are saved. */
  readonly until: string | undefined;
  readonly onChanged: () => void;
}

/** The switch that pauses every change. */
export function Maintenance({ until, onChanged }: MaintenanceProps) {
  const { maintenance: texts, ...all } = useMessages(messages);
  const dateTexts = useMessages(dates);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [value, setValue] = useState(() => fieldMoment(new Date(Date.now() + hourMs).toISOString()));
  const [wrong, setWrong] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const set = async (next: string | null) => {
    setAsked(undefined);
    try {
      await send(setMaintenance, { until: next });
      const text = next === null ? texts.ended : texts.begun(timeText(next, dateTexts));
      notify({ kind: 'success', text, duration: noticeMs });
      onChanged();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setWrong(errorText(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = momentIn(value);
    const aheadMs = moment === undefined ? 0 : Date.parse(moment) - Date.now();
    const isFar = aheadMs > limits.hoursOfMaintenance * hourMs;
    const found =
      moment === undefined ? all.wrong.moment : aheadMs <= 0 ? texts.past : isFar ? texts.tooFar : undefined;
    setWrong(found);
    if (found === undefined) setAsked(moment);
  };
  return (
    <Panel title={texts.title}>
      <div className="y-dashboard__panel-body y-dashboard__maintenance">
        <p>{texts.note}</p>
        {until === undefined ? (
          <form noValidate onSubmit={submit}>
            <Field label={texts.until} hint={texts.untilHint} error={wrong}>
              {(ids) => (
                <TextInput
                  {...ids}
                  type="datetime-local"
                  value={value}
                  onChange={({ currentTarget }) => setValue(currentTarget.value)}
                />
              )}
            </Field>
            <Button type="submit">{texts.begin}</Button>
          </form>
        ) : (
          <Notice kind="info">
            <p>{texts.now(timeText(until, dateTexts))}</p>
            <Button onClick={() => void set(null)}>{texts.end}</Button>
          </Notice>
        )}
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          title={texts.ask(timeText(asked, dateTexts))}
          onClose={() => setAsked(undefined)}
          cancel={all.cancel}
          act={texts.begin}
          variant="danger"
          onAct={() => void set(asked)}
        >
          <p>{texts.askNote}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
