import {
  blockPerson,
  changePersonEmail,
  changePersonPhone,
  endPersonSessions,
  type Session,
  unblockPerson,
} from '@yantra/contract/calls';
import { formatCount, isEmail, lengths, noticeMs, parsePhone, phoneDigits, leastReason } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, type Scope, useScope } from '@yantra/state';
import { Field, Select, TextArea, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../../kit/dialogs.tsx';
import { messages } from './person.messages.ts';
import type { KnownPerson } from './use-person.ts';

export type PersonAction = 'block' | 'unblock' | 'sessions' | 'session' | 'phone' | 'email';
type Texts = (typeof messages)['dialogs'];

interface Asked {
  readonly action: PersonAction;
  /** For `session`. */
  readonly session?: Session;
  readonly onDone?: () => void;
}

/** Which action is asked about, and what follows. */
export function usePersonDialogs(person: KnownPerson, refresh: () => Promise<void>) {
  const [asked, setAsked] = useState<Asked>();
  return {
    person,
    asked,
    ask: (action: PersonAction) => setAsked({ action }),
    endSession: (session: Session, onDone: () => void) => setAsked({ action: 'session', session, onDone }),
    close: () => setAsked(undefined),
    done: () => {
      asked?.onDone?.();
      setAsked(undefined);
      void refresh();
    },
  };
}

type PersonDialogsProps = ReturnType<typeof usePersonDialogs>;

export const PersonDialogs = (props: PersonDialogsProps) =>
  props.asked && <ActionDialog key={props.asked.action} {...props} asked={props.asked} />;

interface Values {
  /** A reason of the list, or `other`. */
  readonly choice: string;
  readonly words: string;
  readonly message: string;
  /** The new phone or e-mail. */
  readonly to: string;
}
type Errors = Partial<Record<keyof Values, string>>;

const other = 'other';
const hasList = (action: PersonAction): boolean => action === 'block';
const reasonOf = (action: PersonAction, { choice, words }: Values): string =>
  (hasList(action) && choice !== other ? choice : words).trim();

/** Asks why, and for what the action needs besides. */
function ActionDialog({ person, asked, close, done }: PersonDialogsProps & { readonly asked: Asked }) {
  const { action, session } = asked;
  const { dialogs: texts, actions, sessions } = useMessages(messages);
  const errorText = useErrorText();
  const scope = useScope();
  const [values, setValues] = useState<Values>({ choice: '', words: '', message: '', to: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = person.profile.fullName || person.profile.userName;
  const type = (key: keyof Values, text: string) => setValues((known) => ({ ...known, [key]: text }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = wrongIn(action, values, texts);
    setErrors(wrong);
    setRefusal(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const text = await send(scope, { person, action, session, values, texts });
      scope.notify({ kind: 'success', text, duration: noticeMs });
      done();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'phone.taken' || error.code === 'phone.same') setErrors({ to: errorText(error) });
      else setRefusal(errorText(error));
    }
  };
  const { title, note } = headOf(action, { person, name, texts, device: session?.device ?? '' });
  return (
    <FormDialog
      onClose={close}
      title={title}
      note={note}
      cancel={texts.cancel}
      act={action === 'session' ? sessions.end : actions[action]}
      variant={action === 'block' ? 'danger' : 'primary'}
      isBusy={isBusy}
      onSubmit={submit}
      refusal={refusal}
      formClass="y-dashboard__dialog-form"
    >
      {(action === 'phone' || action === 'email') && (
        <NewContact kind={action} value={values.to} error={errors.to} onType={(text) => type('to', text)} />
      )}
      <Reason action={action} values={values} errors={errors} onType={type} />
      {action === 'block' && (
        <Field label={texts.message} optional hint={texts.messageHint}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              maxLength={lengths.notice}
              value={values.message}
              onChange={({ currentTarget: { value } }) => type('message', value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

function wrongIn(action: PersonAction, values: Values, texts: Texts): Errors {
  const isTold = reasonOf(action, values).length >= leastReason;
  const isListed = hasList(action) && values.choice !== other;
  return {
    ...(!isTold && { [isListed ? 'choice' : 'words']: texts.noReason }),
    ...(action === 'phone' && parsePhone(values.to) === null && { to: texts.wrongPhone }),
    ...(action === 'email' && !isEmail(values.to.trim()) && { to: texts.wrongEmail }),
  };
}

interface HeadParts {
  readonly person: KnownPerson;
  readonly name: string;
  readonly texts: Texts;
  readonly device: string;
}

function headOf(action: PersonAction, { person, name, texts, device }: HeadParts) {
  switch (action) {
    case 'block':
      return { title: texts.blockTitle(name), note: texts.blockNote(person.facts.listed) };
    case 'unblock':
      return { title: texts.unblockTitle(name), note: texts.unblockNote };
    case 'sessions':
      return { title: texts.sessionsTitle(name), note: texts.sessionsNote };
    case 'session':
      return { title: texts.sessionTitle(device), note: texts.sessionsNote };
    case 'phone':
      return { title: texts.phoneTitle(name), note: texts.phoneNote };
    case 'email':
      return { title: texts.emailTitle(name), note: texts.emailNote };
  }
}

interface Sent {
  readonly person: KnownPerson;
  readonly action: PersonAction;
  readonly session: Session | undefined;
  readonly values: Values;
  readonly texts: Texts;
}

/** Does it. @returns what to say then @throws {ApiError} */
async function send({ send: call }: Scope, { person, action, session, values, texts }: Sent): Promise<string> {
  const { id, fullName, userName } = person.profile;
  const name = fullName || userName;
  const base = { id, reason: reasonOf(action, values) };
  const quiet = { isQuiet: true } as const;
  switch (action) {
    case 'block':
      await call(blockPerson, { ...base, message: values.message.trim() || undefined }, quiet);
      return texts.blocked(name);
    case 'unblock':
      await call(unblockPerson, base, quiet);
      return texts.unblocked(name);
    case 'phone':
      await call(changePersonPhone, { ...base, phoneNumber: parsePhone(values.to) ?? values.to }, quiet);
      return texts.phoneDone;
    case 'email':
      await call(changePersonEmail, { ...base, email: values.to.trim() }, quiet);
      return texts.emailDone;
    case 'session':
    case 'sessions': {
      const { ended } = await call(endPersonSessions, { ...base, sessionId: session?.id }, quiet);
      return texts.ended(ended, formatCount(ended));
    }
  }
}

interface NewContactProps {
  readonly kind: 'phone' | 'email';
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
}

function NewContact({ kind, value, error, onType }: NewContactProps) {
  const { dialogs: texts } = useMessages(messages);
  const isPhone = kind === 'phone';
  return (
    <Field label={isPhone ? texts.newPhone : texts.newEmail} error={error}>
      {(ids) => (
        <TextInput
          {...ids}
          {...(isPhone ? { type: 'tel', inputMode: 'numeric', prefix: '+91', className: 'y-num' } : { type: 'email' })}
          autoComplete="off"
          data-autofocus=""
          value={value}
          onInput={({ currentTarget: { value: text } }) => onType(isPhone ? phoneDigits(text) : text)}
        />
      )}
    </Field>
  );
}

interface ReasonProps {
  readonly action: PersonAction;
  readonly values: Values;
  readonly errors: Errors;
  readonly onType: (key: keyof Values, text: string) => void;
}

/** Why: chosen from a list where there is one, or in words. */
function Reason({ action, values, errors, onType }: ReasonProps) {
  const { dialogs: texts } = useMessages(messages);
  const isListed = hasList(action);
  const options = [
    ...texts.reasons.map((reason) => ({ value: reason, label: reason })),
    { value: other, label: texts.other },
  ];
  return (
    <>
      {isListed && (
        <Field label={texts.why} error={errors.choice}>
          {(ids) => (
            <Select
              {...ids}
              data-autofocus=""
              options={options}
              placeholder={texts.choose}
              value={values.choice}
              onChange={({ currentTarget: { value } }) => onType('choice', value)}
            />
          )}
        </Field>
      )}
      {(!isListed || values.choice === other) && (
        <Field label={isListed ? texts.inWords : texts.why} hint={texts.whyHint} error={errors.words}>
          {(ids) => (
            <TextInput
              {...ids}
              {...(action !== 'phone' && action !== 'email' && !isListed && { 'data-autofocus': '' })}
              autoComplete="off"
              maxLength={lengths.reason}
              value={values.words}
              onInput={({ currentTarget: { value } }) => onType('words', value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
