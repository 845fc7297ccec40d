import {
  getRankingWeights,
  type RankingWeights,
  setRankingWeights,
  type TriedWeights,
  tryRankingWeights,
} from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages, wordIn } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, Skeleton } from '@yantra/ui';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs.tsx';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './search.messages.ts';
import { TrialResults } from './tried.tsx';

type Reason = keyof RankingWeights;
const reasons: readonly Reason[] = ['nearness', 'size', 'free', 'price', 'rating', 'freshness'];
const step = 0.05;
const nothing = {};
const isSame = (one: RankingWeights, other: RankingWeights): boolean =>
  reasons.every((reason) => one[reason] === other[reason]);

/** The ranking weights, tried with recent searches before they apply. */
export function Weights() {
  const { weights: texts, loading } = useMessages(messages);
  const { remote, reload } = useRemote(getRankingWeights, nothing);
  const known = dataOf(remote);
  return (
    <section className="y-dashboard__panel" aria-label={texts.title}>
      <div className="y-dashboard__panel-head">
        <h2>{texts.title}</h2>
      </div>
      {remote.status === 'failed' && !known && <Failed error={remote.error} onRetry={reload} />}
      {remote.status !== 'failed' && !known && (
        <div className="y-dashboard__panel-body" role="status" aria-label={loading}>
          <Skeleton />
        </div>
      )}
      {known && <Board {...known} reload={reload} />}
    </section>
  );
}

interface BoardProps {
  readonly weights: RankingWeights;
  readonly usual: RankingWeights;
  readonly reload: () => void;
}

function Board({ weights: current, usual, reload }: BoardProps) {
  const { weights: texts } = useMessages(messages);
  const { draft, setDraft, tried, busy, attempt, save, isAsked, setAsked, city } = useTrial(current, reload);
  const isCurrent = isSame(draft, current);
  // The default weights are known: restoring them needs no trial.
  const maySet = !isCurrent && (tried?.for === draft || isSame(draft, usual));
  return (
    <div className="y-dashboard__panel-body y-dashboard__weigh">
      <p className="y-muted">{texts.note}</p>
      <div className="y-dashboard__weights">
        {reasons.map((reason) => (
          <Weight
            key={reason}
            name={texts.names[reason]}
            note={texts.notes[reason]}
            value={draft[reason]}
            onValue={(value) => setDraft({ ...draft, [reason]: value })}
          />
        ))}
      </div>
      <div className="y-dashboard__actions">
        <Button variant={maySet ? 'secondary' : 'primary'} busy={busy === 'try'} onClick={() => void attempt()}>
          {busy === 'try' ? texts.attempting : texts.attempt}
        </Button>
        {maySet && (
          <Button variant="primary" busy={busy === 'set'} onClick={() => setAsked(true)}>
            {busy === 'set' ? texts.setting : texts.set}
          </Button>
        )}
        {!isSame(draft, usual) && <Button onClick={() => setDraft(usual)}>{texts.usual}</Button>}
      </div>
      <p className="y-muted">
        {isCurrent ? texts.same : !maySet && texts.untried} {texts.attemptNote(city)}
      </p>
      {tried && <TrialResults {...tried.found} />}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={texts.confirmTitle}
        cancel={texts.cancel}
        act={texts.set}
        onAct={() => void save()}
      >
        <p>{texts.confirmText}</p>
      </ConfirmDialog>
    </div>
  );
}

/** The edited weights, their trial, and saving. */
function useTrial(current: RankingWeights, reload: () => void) {
  const { weights: texts } = useMessages(messages);
  const scope = useScope();
  const [draft, setDraft] = useState(current);
  const [tried, setTried] = useState<{ readonly for: RankingWeights; readonly found: TriedWeights }>();
  const [busy, setBusy] = useState<'try' | 'set'>();
  const [isAsked, setAsked] = useState(false);
  const [city] = useState(() => scope.city.peek());
  const attempt = async () => {
    setBusy('try');
    try {
      const found = await scope.send(tryRankingWeights, { weights: draft, selectedCityId: city.id });
      setTried({ for: draft, found });
    } catch {
      // The error was shown.
    } finally {
      setBusy(undefined);
    }
  };
  const save = async () => {
    setAsked(false);
    setBusy('set');
    try {
      await scope.send(setRankingWeights, draft);
      scope.notify({ kind: 'success', text: texts.saved, duration: noticeMs });
      setTried(undefined);
      reload();
    } catch {
      // The error was shown; the sliders stay as they are.
    } finally {
      setBusy(undefined);
    }
  };
  return { draft, setDraft, tried, busy, attempt, save, isAsked, setAsked, city: wordIn(scope.language, city.name) };
}

interface WeightProps {
  readonly name: string;
  readonly note: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

/** One criterion and its weight. */
const Weight = ({ name, note, value, onValue }: WeightProps) => {
  const id = useId();
  return (
    <div className="y-dashboard__weight">
      <label htmlFor={id}>{name}</label>
      <output className="y-num" htmlFor={id}>
        {value.toFixed(2)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={step}
        value={value}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      />
      <small id={`${id}-note`}>{note}</small>
    </div>
  );
};
