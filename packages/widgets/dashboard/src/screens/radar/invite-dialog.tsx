import { inviteOwners, type SearchRadar } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, Dialog, Field, Select, TextArea } from '@yantra/ui';
import { useState } from 'react';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { messages } from './radar.messages.ts';
import type { RadarSpan } from './spans.ts';

interface InviteDialogProps {
  readonly term: SearchRadar['terms'][number];
  readonly span: RadarSpan;
  readonly onClose: () => void;
}

/** A text for owners of machines that are searched for in vain, with a link that counts its visits. */
export function InviteDialog({ term, span, onClose }: InviteDialogProps) {
  const { dialog: texts } = useMessages(messages);
  const word = useWord();
  const places = term.places.filter(({ id }) => id !== '');
  const [cityId, setCityId] = useState(places[0]?.id ?? '');
  const city = places.find(({ id }) => id === cityId);
  return (
    <Dialog open onClose={onClose} title={texts.title} note={texts.note} className="y-dashboard__invite">
      {city === undefined ? (
        <p>{texts.noPlace}</p>
      ) : (
        <div className="y-dashboard__form">
          {places.length > 1 && (
            <Field label={texts.place}>
              {(ids) => (
                <Select
                  {...ids}
                  value={cityId}
                  options={places.map(({ id, name }) => ({ value: id, label: word(name) }))}
                  onChange={({ currentTarget }) => setCityId(currentTarget.value)}
                />
              )}
            </Field>
          )}
          <Invite key={cityId} term={term} span={span} cityId={cityId} city={word(city.name)} />
        </div>
      )}
    </Dialog>
  );
}

interface InviteProps extends Pick<InviteDialogProps, 'term' | 'span'> {
  readonly cityId: string;
  readonly city: string;
}

function Invite({ term: { term, count }, span, cityId, city }: InviteProps) {
  const all = useMessages(messages);
  const texts = all.dialog;
  const { notify } = useScope();
  const call = useRemote(inviteOwners, { term, cityId });
  const invite = dataOf(call.remote);
  if (invite === undefined) return <Waiting {...call} label={texts.making} />;
  const text = texts.text(term, city, texts.count(count), all.spans[span], invite.url);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: texts.copied, duration: noticeMs });
    } catch {
      notify({ kind: 'error', text: texts.byHand, duration: noticeMs });
    }
  };
  return (
    <>
      <Field label={texts.language} hint={texts.visits(invite.visits)}>
        {(ids) => <TextArea {...ids} readOnly rows={6} value={text} />}
      </Field>
      <Button variant="primary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  );
}
