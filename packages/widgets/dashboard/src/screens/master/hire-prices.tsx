import { getHirePrices, type HirePrices as Prices, setHirePrices } from '@yantra/contract/calls';
import { formatRupees, hirePriceLimits, latinDigits, noticeMs } from '@yantra/domain';
import { failureIn, useLanguage, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Button, Field, Skeleton, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './master.messages.ts';

const names = ['diesel', 'board'] as const satisfies readonly (keyof Prices)[];
type Texts = Readonly<Record<(typeof names)[number], string>>;
type Wrong = Partial<Texts>;
const nothing = {};

/** What renters pay elsewhere, with which costs of machines are compared: set by admins. */
export function HirePrices() {
  const { hirePrices: texts } = useMessages(messages);
  // Quiet: the table above tells of a failure, and this panel shows its own.
  const { remote, reload } = useRemote(getHirePrices, nothing, true);
  const known = dataOf(remote);
  return (
    <section className="y-dashboard__panel" aria-label={texts.title}>
      <div className="y-dashboard__panel-head">
        <h2>{texts.title}</h2>
      </div>
      {remote.status === 'failed' && !known && <Failed error={remote.error} onRetry={reload} />}
      {remote.status !== 'failed' && !known && (
        <div className="y-dashboard__panel-body" role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
      {known && <PricesForm {...known} reload={reload} />}
    </section>
  );
}

interface PricesFormProps {
  readonly prices: Prices;
  /** Until an admin sets others. */
  readonly usual: Prices;
  readonly reload: () => void;
}

const textsOf = ({ diesel, board }: Prices): Texts => ({ diesel: String(diesel), board: String(board) });

function PricesForm({ prices, usual, reload }: PricesFormProps) {
  const { hirePrices: texts, save, saving } = useMessages(messages);
  const { draft, type, wrong, isBusy, submit } = usePrices(prices, reload);
  return (
    <form className="y-dashboard__panel-body y-dashboard__prices" noValidate onSubmit={(event) => void submit(event)}>
      <p className="y-muted">{texts.note}</p>
      {names.map((name) => (
        <Field key={name} label={texts[name]} hint={texts.usual(formatRupees(usual[name], 2))} error={wrong[name]}>
          {(ids) => (
            <TextInput
              {...ids}
              name={name}
              className="y-num"
              inputMode="decimal"
              autoComplete="off"
              prefix="₹"
              value={draft[name]}
              onChange={({ currentTarget }) => type(name, currentTarget.value)}
            />
          )}
        </Field>
      ))}
      <Button type="submit" busy={isBusy}>
        {isBusy ? saving : save}
      </Button>
    </form>
  );
}

/** The edited prices, and saving. */
function usePrices(prices: Prices, reload: () => void) {
  const { hirePrices: texts } = useMessages(messages);
  const language = useLanguage();
  const { send, notify } = useScope();
  const [draft, setDraft] = useState(textsOf(prices));
  const [wrong, setWrong] = useState<Wrong>({});
  const [isBusy, setBusy] = useState(false);
  const type = (name: keyof Prices, text: string) => {
    setDraft({ ...draft, [name]: latinDigits(text).replace(/[^\d.]/g, '') });
    setWrong({ ...wrong, [name]: undefined });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = names.filter((name) => !isPrice(draft[name], hirePriceLimits[name]));
    setWrong(Object.fromEntries(found.map((name) => [name, texts.wrong(hirePriceLimits[name])])));
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(setHirePrices, { diesel: Number(draft.diesel), board: Number(draft.board) });
      notify({ kind: 'success', text: texts.saved, duration: noticeMs });
      reload();
    } catch (failure) {
      // Other errors were shown as a notice.
      if (failure instanceof ApiError) setWrong(failureIn(language, failure).errors ?? {});
    } finally {
      setBusy(false);
    }
  };
  return { draft, type, wrong, isBusy, submit };
}

const isPrice = (text: string, most: number): boolean => /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) <= most;
