import {
  type ViewedEquipment,
  addEquipmentRating,
  removeEquipmentRating,
  updateEquipmentRating,
} from '@yantra/contract/calls';
import { descriptionLength, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, Dialog, Field, TextArea } from '@yantra/ui';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './recently-visited.messages.ts';
import { StarInput } from './star-input.tsx';

/** A machine, with the user's own rating. */
export type RatedMachine = Pick<ViewedEquipment, 'id' | 'name' | 'ownRating'>;

export interface RateDialogProps {
  /** The machine; without one the dialog is closed. */
  readonly machine: RatedMachine | undefined;
  readonly onClose: () => void;
  readonly onRated: () => void;
}

export function RateDialog({ machine, onClose, onRated }: RateDialogProps) {
  const texts = useMessages(messages);
  const [last, setLast] = useState(machine);
  if (machine && machine !== last) setLast(machine);
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  if (!last) return null;
  return (
    <Dialog
      open={machine !== undefined}
      onClose={onClose}
      title={last.ownRating ? texts.changeOf(last.name) : texts.dialog(last.name)}
      footer={
        <>
          {last.ownRating ? (
            <Withdraw machine={last} onDone={onRated} />
          ) : (
            <Button onClick={onClose}>{texts.cancel}</Button>
          )}
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </>
      }
    >
      <RateForm key={last.id} id={formId} machine={last} onBusy={setBusy} onRated={onRated} />
    </Dialog>
  );
}

/** Removes the rating. The scope shows an error. */
function Withdraw({ machine, onDone }: { readonly machine: RatedMachine; readonly onDone: () => void }) {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await send(removeEquipmentRating, { equipmentId: machine.id });
      notify({ kind: 'success', text: texts.withdrawn(machine.name), duration: noticeMs });
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setBusy(false);
    }
  };
  return (
    <Button variant="danger" busy={isBusy} onClick={() => void withdraw()}>
      {isBusy ? texts.withdrawing : texts.withdraw}
    </Button>
  );
}

interface RateFormProps {
  readonly id: string;
  readonly machine: RatedMachine;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onRated: () => void;
}

function RateForm({ id, machine, onBusy, onRated }: RateFormProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [starRating, setStars] = useState(machine.ownRating?.starRating ?? 0);
  const [comment, setComment] = useState(machine.ownRating?.comment ?? '');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (starRating === 0 || comment.trim() === '') return setError(texts.needsBoth);
    setError(undefined);
    onBusy(true);
    try {
      const call = machine.ownRating ? updateEquipmentRating : addEquipmentRating;
      await send(call, { equipmentId: machine.id, starRating, comment: comment.trim() });
      notify({ kind: 'success', text: texts.thanks(machine.name), duration: noticeMs });
      onRated();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(errorText(failure));
    } finally {
      onBusy(false);
    }
  };
  const errorId = `${id}-error`;
  return (
    <form id={id} className="y-dashboard__form" noValidate onSubmit={(event) => void submit(event)}>
      {error && (
        <p className="y-dashboard__alert" role="alert" id={errorId}>
          {error}
        </p>
      )}
      <Field label={texts.stars}>
        {(ids) => (
          <StarInput
            id={ids.id}
            value={starRating}
            onValue={setStars}
            describedBy={error && errorId}
            isInvalid={error !== undefined && starRating === 0}
          />
        )}
      </Field>
      <Field label={texts.comment} hint={texts.commentHint} count={texts.commentCount(comment.length)}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={descriptionLength}
            value={comment}
            aria-invalid={(error !== undefined && comment.trim() === '') || undefined}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
        )}
      </Field>
    </form>
  );
}
