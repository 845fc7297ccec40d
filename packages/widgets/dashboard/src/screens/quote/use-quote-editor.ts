import { signal } from '@preact/signals-react';
import { type Deal, getDeal, getQuoteDraft, type QuoteDraft, sendQuote } from '@yantra/contract/calls';
import { formatRupees, noticeMs } from '@yantra/domain';
import { failureIn, useErrorText, useLanguage, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { useEffect, useState } from 'react';
import { standingOf, useStanding } from '../../kit/deals/deal-badge.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { faultsOf, refusedField } from './quote-faults.ts';
import { messages } from './quote.messages.ts';
import { beginning, type Edited, refilled, sentOf } from './quote.model.ts';

/** Why a quote did not go out. */
export interface Refusal {
  readonly text: string;
  /** There is something to look at before going on. */
  readonly isStale: boolean;
}

/** The fields that are wrong, each with its sentence. */
export type Wrong = ReadonlyMap<string, string>;
const nothing: Wrong = new Map();

/** The quote of a deal as it is typed, from a draft that is filled again when another machine is chosen. */
export function useEdited(deal: Deal | undefined, dealId: string) {
  const [machineId, setMachine] = useState<string>();
  const drafts = useRemote(getQuoteDraft, { dealId, equipmentId: machineId });
  const loaded = dataOf(drafts.remote);
  const [filled, setFilled] = useState<{
    readonly draft: QuoteDraft;
    readonly edited: Edited;
    readonly begun: Edited;
  }>();
  if (deal && loaded && loaded !== filled?.draft) {
    const begun = filled?.begun ?? beginning(loaded, deal.quote);
    const before = filled?.edited ?? begun;
    setFilled({
      draft: loaded,
      begun,
      edited: before.equipmentId === loaded.equipmentId ? before : refilled(before, loaded),
    });
  }
  return {
    ...drafts,
    setMachine,
    isFilling: loaded === undefined && filled !== undefined,
    filled,
    setEdited: (edited: Edited) => setFilled((before) => before && { ...before, edited }),
  };
}

interface Sending {
  readonly deal: Deal;
  readonly draft: QuoteDraft;
  readonly edited: Edited;
  readonly onSent: (deal: Deal) => void;
  readonly onWrong: (field: string) => void;
}

/** Checks and sends a quote. Whatever fails, all that was typed stays. */
export function useSending({ deal, draft, edited, onSent, onWrong }: Sending) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [version, setVersion] = useState(draft.dealVersion);
  const [isBusy, setBusy] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<{ readonly of: Edited; readonly wrong: Wrong }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [now, setNow] = useState(() => Date.now());
  const standing = useStanding(now);

  const faults = (at: number): Wrong =>
    new Map([...faultsOf(edited, draft.gst, at)].map(([field, fault]) => [field, texts.wrong[fault]]));
  // What the server has refused is said until something is changed.
  const wrong = refused?.of === edited ? refused.wrong : isChecked ? faults(now) : nothing;

  /** Reads how the deal stands now, so that the next press goes on from there. */
  const catchUp = async (message: string): Promise<Refusal> => {
    try {
      const fresh = await send(getDeal, { dealId: deal.id }, { isQuiet: true });
      setVersion(fresh.version);
      const { label } = standing(standingOf(fresh));
      return { text: fresh.may.includes('quote') ? texts.stale(label) : texts.over(label), isStale: true };
    } catch {
      return { text: message, isStale: true };
    }
  };
  const refuse = async (failure: ApiError) => {
    if (failure.code === 'deal.changed') return setRefusal(await catchUp(errorText(failure)));
    const { errors = {} } = failureIn(language, failure);
    const fields = Object.entries(errors).map(([name, text]) => [refusedField(edited, name), text] as const);
    const said = new Map(fields.flatMap(([field, text]) => (field === undefined ? [] : [[field, text] as const])));
    setRefused({ of: edited, wrong: said });
    setRefusal({
      text: [errorText(failure), ...fields.flatMap(([field, text]) => (field ? [] : [text]))].join(' '),
      isStale: false,
    });
    const [first] = said.keys();
    if (first !== undefined) onWrong(first);
  };
  const submit = async () => {
    if (isBusy) return;
    setChecked(true);
    setNow(Date.now());
    setRefusal(undefined);
    const [first] = faults(Date.now()).keys();
    const input = sentOf(edited, { dealId: deal.id, version });
    if (first !== undefined || input === undefined) return onWrong(first ?? 'validUntil');
    setBusy(true);
    try {
      const sent = await send(sendQuote, input);
      const { version: number = draft.version, total = 0 } = sent.quote ?? {};
      notify({ kind: 'success', text: texts.sent(number, formatRupees(total, 2)), duration: noticeMs });
      onSent(sent);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      await refuse(failure);
      setBusy(false);
    }
  };
  return { isBusy, wrong, refusal, submit };
}

function createTyped() {
  const typed = signal(false);
  return {
    typed,
    set: (isTyped: boolean) => {
      typed.value = isTyped;
    },
  };
}

/** Whether something was typed, for the question before it is left; `forget` once it has been sent. */
export function useTyped(isTyped: boolean) {
  const [{ typed, set }] = useState(createTyped);
  useEffect(() => set(isTyped), [set, isTyped]);
  return { typed, forget: () => set(false) };
}
