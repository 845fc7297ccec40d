import { type EquipmentDetails, answerEquipmentRating, getEquipmentById } from '@yantra/contract/calls';
import { descriptionLength, isolated, noticeMs, roundedStars } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Button, Dialog, Field, Stars, TextArea } from '@yantra/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { FailedLine } from '../../kit/failure.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './ratings.messages.ts';

/** Focuses the field when the form opens. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus();

type Rating = EquipmentDetails['equipmentRatings'][number];

export interface RatingsDialogProps {
  readonly machine: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A machine's ratings, for its owner, who can answer each. */
export function RatingsDialog({ machine: { id, name }, onClose }: RatingsDialogProps) {
  const texts = useMessages(messages);
  const input = useMemo(() => ({ id }), [id]);
  const { remote, reload } = useRemote(getEquipmentById, input);
  const ratings = dataOf(remote)?.equipmentRatings;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(isolated(name))}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {!ratings && remote.status !== 'failed' && <p role="status">{texts.loading}</p>}
      {!ratings && remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      {ratings?.length === 0 && <p>{texts.none}</p>}
      <ul className="y-dashboard__ratings">
        {ratings?.map((rating) => (
          <OneRating key={rating.id} rating={rating} onAnswered={reload} />
        ))}
      </ul>
    </Dialog>
  );
}

function OneRating({ rating, onAnswered }: { readonly rating: Rating; readonly onAnswered: () => void }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const [isOpen, setOpen] = useState(false);
  const { userName, starRating, ratedAt = '', comment, answer, answeredAt = '' } = rating;
  return (
    <li>
      <p>
        <bdi>
          <b>{userName}</b>
        </bdi>{' '}
        <span className="y-muted">{dayText(ratedAt, dateTexts)}</span>{' '}
        <span className="y-rating">
          <Stars value={roundedStars(starRating)} />
        </span>
      </p>
      {comment && <p>{comment}</p>}
      {answer && !isOpen && (
        <blockquote>
          <p className="y-muted">{texts.yours(dayText(answeredAt, dateTexts))}</p>
          <p>{answer}</p>
        </blockquote>
      )}
      {isOpen ? (
        <AnswerForm
          rating={rating}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onAnswered();
          }}
        />
      ) : (
        <Button size="sm" onClick={() => setOpen(true)}>
          {answer ? texts.change : texts.answer}
          <span className="y-hidden">: {texts.answerOf(isolated(userName ?? ''))}</span>
        </Button>
      )}
    </li>
  );
}

interface AnswerFormProps {
  readonly rating: Rating;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The answer to a rating; an empty one removes it. */
function AnswerForm({ rating: { id = '', answer = '', userName = '' }, onClose, onDone }: AnswerFormProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [text, setText] = useState(answer);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const trimmed = text.trim();
    if (trimmed === '' && answer === '') return setError(texts.missing);
    setBusy(true);
    try {
      await send(answerEquipmentRating, { ratingId: id, answer: trimmed });
      notify({ kind: 'success', text: trimmed === '' ? texts.takenBack : texts.saved, duration: noticeMs });
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <form className="y-dashboard__dialog-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.answerOf(isolated(userName))}
        hint={answer ? texts.emptyTakesBack : texts.hint}
        error={error}
        count={`${text.length} / ${descriptionLength}`}
      >
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={descriptionLength}
            ref={focus}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="y-dashboard__answer-buttons">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button variant="primary" type="submit" busy={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
