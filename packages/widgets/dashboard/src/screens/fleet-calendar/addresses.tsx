import { type OutputOf, getCalendars, makeCalendar, revokeCalendar } from '@yantra/contract/calls';
import { availabilityLimits, isolated, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Button, Field, Glyph, Select, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { messages as dateMessages } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { ConfirmDialog, FormDialog } from '../../kit/dialogs.tsx';
import { FailedLine } from '../../kit/failure.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './fleet-calendar.messages.ts';
import type { Machine } from './fleet.model.ts';

type Calendar = OutputOf<typeof getCalendars>[number];

interface AddressesProps {
  readonly machines: readonly Machine[];
}

const all = {};

/** Secret addresses at which calendars of phones and computers read the owner’s days. */
export function Addresses({ machines }: AddressesProps) {
  const { feed } = useMessages(messages);
  const { remote, reload } = useRemote(getCalendars, all);
  const [isMaking, setMaking] = useState(false);
  const calendars = dataOf(remote) ?? [];
  return (
    <section className="y-dashboard__panel y-dashboard__feed" aria-label={feed.title}>
      <div>
        <Glyph d={glyphs.link} />
        <div>
          <h2>{feed.title}</h2>
          <p>{feed.text}</p>
        </div>
        <Button onClick={() => setMaking(true)}>{feed.make}</Button>
      </div>
      {remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      {calendars.length > 0 && (
        <ul aria-label={feed.list}>
          {calendars.map((calendar) => (
            <Address key={calendar.id} calendar={calendar} machines={machines} onRevoked={reload} />
          ))}
        </ul>
      )}
      {isMaking && <MakingDialog machines={machines} onMade={reload} onClose={() => setMaking(false)} />}
    </section>
  );
}

interface AddressProps extends AddressesProps {
  readonly calendar: Calendar;
  readonly onRevoked: () => void;
}

function Address({ calendar, machines, onRevoked }: AddressProps) {
  const { feed } = useMessages(messages);
  const dates = useMessages(dateMessages);
  const { send, notify } = useScope();
  const [isAsking, setAsking] = useState(false);
  const { id, equipmentId, equipmentName, createdAt, lastReadAt } = calendar;
  const machine = equipmentName ?? machines.find((one) => one.id === equipmentId)?.name;
  const of = equipmentId === undefined ? feed.fleet : (machine ?? equipmentId);
  const name = calendar.name || of;
  const revoke = async () => {
    setAsking(false);
    try {
      await send(revokeCalendar, { id });
      notify({ kind: 'success', text: feed.revoked(isolated(name)), duration: noticeMs });
    } catch (error) {
      // The scope has shown why.
      if (!(error instanceof ApiError)) throw error;
    }
    onRevoked();
  };
  return (
    <li>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {[
            ...(name === of ? [] : [of]),
            feed.since(dayText(createdAt, dates)),
            lastReadAt === undefined ? feed.neverRead : feed.read(dayText(lastReadAt, dates)),
          ].join(' · ')}
        </small>
      </span>
      <Button variant="quiet" aria-label={feed.revokeOf(name)} onClick={() => setAsking(true)}>
        {feed.revoke}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={feed.revokeTitle(isolated(name))}
          cancel={feed.keep}
          act={feed.revoke}
          variant="danger"
          onAct={() => void revoke()}
          onClose={() => setAsking(false)}
        >
          <p>{feed.revokeText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

interface MakingProps extends AddressesProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

function MakingDialog({ machines, onMade, onClose }: MakingProps) {
  const { feed } = useMessages(messages);
  const errorText = useErrorText();
  const { send } = useScope();
  const [equipmentId, setEquipmentId] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [url, setUrl] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const made = await send(makeCalendar, { equipmentId: equipmentId || undefined, name: name.trim() });
      setUrl(made.url);
      onMade();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(errorText(error));
    }
    setBusy(false);
  };
  if (url !== undefined) return <MadeDialog url={url} onClose={onClose} />;
  return (
    <FormDialog
      title={feed.make}
      note={feed.text}
      onClose={onClose}
      cancel={feed.cancel}
      act={feed.make}
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__fleet-form"
      refusal={refusal}
    >
      <Field label={feed.of}>
        {(ids) => (
          <Select
            {...ids}
            placeholder={feed.fleet}
            options={machines.map((machine) => ({ value: machine.id, label: machine.name }))}
            value={equipmentId}
            onChange={({ target }) => setEquipmentId(target.value)}
          />
        )}
      </Field>
      <Field label={feed.name} hint={feed.nameHint} optional>
        {(ids) => (
          <TextInput
            {...ids}
            data-autofocus=""
            maxLength={availabilityLimits.words}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** The address, which is shown this once. */
function MadeDialog({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  const { feed, close } = useMessages(messages);
  const { notify } = useScope();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: feed.copied, duration: noticeMs });
    } catch {
      // The clipboard is blocked: the address stands there to be copied by hand.
    }
  };
  return (
    <ConfirmDialog
      title={feed.address}
      note={feed.made}
      cancel={close}
      act={feed.copy}
      onAct={() => void copy()}
      onClose={onClose}
    >
      <Field label={feed.address}>
        {(ids) => <TextInput {...ids} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
    </ConfirmDialog>
  );
}
