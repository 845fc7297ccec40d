import {
  addCommitment,
  changeCommitment,
  freeCommitment,
  type InputOf,
  putBackCommitment,
} from '@yantra/contract/calls';
import { type DaySpan, isolated, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { useState } from 'react';
import { type DayTexts, rangeText, spansInTheWay, useDayTexts } from './day-texts.ts';
import { messages } from './fleet-calendar.messages.ts';
import { type Commitment, type Machine, spanIn } from './fleet.model.ts';
import type { KnownFleet } from './use-fleet.ts';

export type OwnKind = 'block' | 'repair';

/** What the server did not take, to be said beside it. */
export interface Refusal {
  readonly machineId: string;
  readonly span: DaySpan;
  readonly text: string;
}

interface Last {
  readonly id: number;
  readonly text: string;
  readonly undo: () => Promise<void>;
}

/** Changes days, shows them at once and takes them back. Each answers whether it was done. */
export interface Changes {
  readonly isBusy: boolean;
  readonly refusal: Refusal | undefined;
  readonly forgetRefusal: () => void;
  readonly last: Last | undefined;
  readonly undo: () => Promise<void>;
  readonly add: (machine: Machine, kind: OwnKind, span: DaySpan, words?: string) => Promise<boolean>;
  readonly change: (machine: Machine, one: Commitment, span: DaySpan, words?: string) => Promise<boolean>;
  readonly free: (machine: Machine, one: Commitment) => Promise<boolean>;
}

const replaced = (all: readonly Commitment[], id: string, one?: Commitment): readonly Commitment[] => [
  ...all.filter((each) => each.id !== id),
  ...(one ? [one] : []),
];

/** All that is said of a commitment, in other days. */
const said = (one: Commitment, span: DaySpan, words: string): InputOf<typeof changeCommitment> => ({
  id: one.id,
  version: one.version,
  unit: one.unit,
  kind: one.kind,
  from: span.from,
  until: span.until,
  bufferDays: one.bufferDays,
  expiresAt: one.expiresAt,
  words,
  place: one.place,
  amount: one.amount,
});

const inOtherDays = ({ until: _until, ...one }: Commitment, span: DaySpan): Commitment => ({ ...one, ...span });

/** What was refused, and by what. */
function refusedText(error: ApiError, sentence: string, texts: typeof messages, dayTexts: DayTexts): string {
  const spans = spansInTheWay(error);
  const what = spans.map(({ words, ...span }) => [words ? isolated(words) : '', rangeText(span, dayTexts)]);
  const named = what.map((parts) => parts.filter(Boolean).join(', ')).join('; ');
  return named === '' ? sentence : `${sentence} ${texts.inTheWay(named)}`;
}

type Done = Omit<Last, 'id'>;
type Act = (
  machine: Machine,
  span: DaySpan,
  shown: readonly Commitment[],
  doIt: () => Promise<Done>,
) => Promise<boolean>;

/** Shows something as done, does it, and shows it as it was if it is refused. */
function useActs({ put, reload }: Pick<KnownFleet, 'put' | 'reload'>) {
  const texts = useMessages(messages);
  const dayTexts = useDayTexts();
  const errorText = useErrorText();
  const { notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [last, setLast] = useState<Last>();
  const act: Act = async (machine, span, shown, doIt) => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(undefined);
    put(machine.id, shown);
    try {
      const done = await doIt();
      setLast((before) => ({ id: (before?.id ?? 0) + 1, ...done }));
      reload();
      return true;
    } catch (error) {
      put(machine.id, machine.commitments);
      if (!(error instanceof ApiError)) throw error;
      setRefusal({ machineId: machine.id, span, text: refusedText(error, errorText(error), texts, dayTexts) });
      // Somebody else was quicker.
      if (isOutOfDate(error)) reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undo = async () => {
    if (!last || isBusy) return;
    setBusy(true);
    try {
      await last.undo();
      notify({ kind: 'info', text: texts.undone, duration: noticeMs });
    } catch (error) {
      // The scope has shown why.
      if (!(error instanceof ApiError)) throw error;
    }
    setLast(undefined);
    setBusy(false);
    reload();
  };
  return { isBusy, refusal, last, undo, act, forgetRefusal: () => setRefusal(undefined) };
}

const isOutOfDate = ({ code }: ApiError): boolean =>
  code === 'days.taken' || code === 'commitment.changed' || code === 'commitment.unknown';

export function useChanges(known: Pick<KnownFleet, 'put' | 'reload'>): Changes {
  const { put } = known;
  const { done } = useMessages(messages);
  const dayTexts = useDayTexts();
  const { send } = useScope();
  const { act, ...rest } = useActs(known);
  const freeing = (id: string, version: number) => () => send(freeCommitment, { id, version }).then(() => undefined);
  const puttingBack = (id: string, version: number) => () =>
    send(putBackCommitment, { id, version }).then(() => undefined);
  return {
    ...rest,
    add(machine, kind, span, words = '') {
      const draft = { id: '', unit: 1, kind, ...span, bufferDays: 0, words, place: '', version: 0 };
      return act(machine, span, [...machine.commitments, draft], async () => {
        const input = { equipmentId: machine.id, unit: undefined, kind, ...until(span), words, place: '' };
        const made = await send(addCommitment, { ...unsaid, ...input });
        put(machine.id, [...machine.commitments, made]);
        const text = done[kind](isolated(machine.name), rangeText(span, dayTexts));
        return { text, undo: freeing(made.id, made.version) };
      });
    },
    change(machine, one, span, words = one.words) {
      const shown = replaced(machine.commitments, one.id, { ...inOtherDays(one, span), words });
      return act(machine, span, shown, async () => {
        const made = await send(changeCommitment, said(one, span, words));
        put(machine.id, replaced(machine.commitments, one.id, made));
        const text = done.change(isolated(machine.name), rangeText(span, dayTexts));
        return { text, undo: puttingBack(one.id, made.version) };
      });
    },
    free(machine, one) {
      const span = spanIn(one);
      return act(machine, span, replaced(machine.commitments, one.id), async () => {
        const { version } = await send(freeCommitment, { id: one.id, version: one.version });
        const text = done.free(isolated(machine.name), rangeText(span, dayTexts));
        return { text, undo: puttingBack(one.id, version) };
      });
    },
  };
}

const until = ({ from, until: end }: DaySpan) => ({ from, until: end });
/* A block and a repair have none of these. */
const unsaid = { bufferDays: undefined, expiresAt: undefined, amount: undefined };
