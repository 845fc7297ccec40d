import { useSignals } from '@preact/signals-react/runtime';
import { getEquipmentById, reportListing } from '@yantra/contract/calls';
import { type ListingFault, isolated, lengths, listingFaults } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Button, ButtonLink, Checkbox, Field, TextArea } from '@yantra/ui';
import { type FormEvent, useMemo, useState } from 'react';
import type { Address } from '../../address.ts';
import { useHref, useNavigate } from '../../navigation.tsx';
import { addressOf } from '../details/details-path.ts';
import './report.css';
import { idOf, reportPath } from './report-path.ts';
import { messages as english } from './report.messages.ts';

/** What most people mean comes first. */
const order: readonly ListingFault[] = ['gone', 'price', 'pictures', 'fraud', 'contact', 'rude', 'other'];

/** Reports a machine's page. A plain form, which works without a script too. */
export function Report(address: Address) {
  const texts = useMessages(english);
  const to = useHref();
  const id = idOf(address);
  const isSent = address.query.get('sent') === '1';
  return (
    <div className="wrap section report">
      <h1>{texts.title}</h1>
      {id === '' && <p>{texts.ofNone}</p>}
      {id !== '' && isSent && <p role="status">{texts.thanks}</p>}
      {id !== '' && !isSent && <ReportForm id={id} />}
      {(id === '' || isSent) && (
        <ButtonLink href={to(id ? addressOf(id) : '/equipments')}>{id ? texts.back : texts.home}</ButtonLink>
      )}
    </div>
  );
}

function useName(id: string): string | undefined {
  useSignals();
  const scope = useScope();
  const { remote } = useMemo(() => scope.resource(getEquipmentById, () => ({ id }), { isQuiet: true }), [scope, id]);
  return dataOf(remote.value)?.name;
}

function ReportForm({ id }: { readonly id: string }) {
  const texts = useMessages(english);
  const errorText = useErrorText();
  const scope = useScope();
  const navigate = useNavigate();
  const name = useName(id);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const fault = listingFaults.find((one) => one === said.get('fault'));
    if (fault === undefined) return setError(texts.missing);
    setBusy(true);
    setError(undefined);
    try {
      const words = String(said.get('words') ?? '');
      const website = String(said.get('website') ?? '') || undefined;
      await scope.send(reportListing, { equipmentId: id, fault, words, website });
      navigate(`${reportPath(id)}&sent=1`, { replace: true });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(
        failure.code === 'equipment.unknown' || failure.code === 'report.tooMany'
          ? texts.refused[failure.code]
          : errorText(failure),
      );
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      action={`${scope.siteUrl}/api${reportListing.path}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="equipmentId" value={id} />
      <div className="report__trap" aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <fieldset aria-describedby={error && 'report-error'}>
        <legend>{texts.of(isolated(name ?? '')).trim()}</legend>
        {order.map((fault) => (
          <Checkbox
            key={fault}
            type="radio"
            name="fault"
            value={fault}
            required
            label={texts.faults[fault]}
            onChange={() => setError(undefined)}
          />
        ))}
      </fieldset>
      <Field label={texts.words} optional>
        {(ids) => <TextArea {...ids} name="words" rows={4} maxLength={lengths.report} />}
      </Field>
      {error && (
        <p id="report-error" className="report__error" role="alert">
          {error}
        </p>
      )}
      <p className="y-muted">{texts.note}</p>
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        {isBusy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
