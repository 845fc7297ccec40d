import { type Demand, getDemand } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Segment, Select } from '@yantra/ui';
import { useState } from 'react';
import { ChartPanel, FigureGrid, isEmpty, NothingYet, RankBars } from '../../kit/chart.tsx';
import { messages } from '../../kit/demand/demand.messages.ts';
import { kindText } from '../../kit/demand/waits.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';

const bys = ['places', 'kinds', 'states'] as const;
type By = (typeof bys)[number];

/** What saved searches of all renters wait for, by place and kind: bars with their table. */
export function MarketDemand() {
  const texts = useMessages(messages);
  const [by, setBy] = useState<By>('places');
  const [state, setState] = useState('');
  const call = useRemote(getDemand, state ? { state } : {}, true);
  // While another state is awaited, the last answer stays.
  const [last, setLast] = useState<Demand>();
  const answer = dataOf(call.remote);
  if (answer && answer !== last) setLast(answer);
  const known = call.remote.status === 'failed' ? answer : (answer ?? last);
  return (
    <ChartPanel
      title={texts.title}
      tools={
        <Segment<By>
          className="y-dashboard__spans"
          label={texts.by}
          options={bys.map((value) => ({ value, label: texts.bys[value] }))}
          value={by}
          onValue={setBy}
        />
      }
    >
      {known ? (
        <>
          <Note {...known} state={state} onState={by === 'states' ? undefined : setState} />
          <Figures known={known} by={by} />
        </>
      ) : (
        <div className="y-dashboard__panel-body">
          <Waiting {...call} label={texts.loading} />
        </div>
      )}
    </ChartPanel>
  );
}

interface NoteProps extends Demand {
  readonly state: string;
  readonly onState: ((state: string) => void) | undefined;
}

/** How much there is in all, and of which state the figures are. */
function Note({ searches, people, kept, machinesKept, states, state, onState }: NoteProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const said = [
    ...(searches > 0 ? [texts.note(searches, people)] : []),
    ...(kept > 0 ? [texts.noteKept(kept, machinesKept)] : []),
  ];
  const hasChoice = states.length > 0 || state !== '';
  if (said.length === 0 && !hasChoice) return null;
  return (
    <div className="y-dashboard__panel-body y-dashboard__demand">
      <p className="y-muted">{said.join(' · ')}</p>
      {onState && hasChoice && (
        <Select
          aria-label={texts.states}
          value={state}
          options={[
            { value: '', label: texts.india },
            ...states.map((one) => ({
              value: one.state,
              label: texts.option(wordIn(language, one.state), one.people),
            })),
          ]}
          onChange={({ currentTarget }) => onState(currentTarget.value)}
        />
      )}
    </div>
  );
}

/** A line of the chart, and of its table. */
interface Line {
  readonly label: string;
  readonly people: number;
  readonly machines?: number;
}

function linesOf(
  { places, kinds, states }: Demand,
  by: By,
  word: (text: string) => string,
  kind: (one: Demand['places'][number]) => string,
): readonly Line[] {
  if (by === 'states') return states.map(({ state, people }) => ({ label: word(state), people }));
  if (by === 'kinds') return kinds.map((one) => ({ ...one, label: word(one.kind) }));
  return places.map((one) => ({ ...one, label: `${kind(one)}, ${word(one.city.name)}` }));
}

function Figures({ known, by }: { readonly known: Demand; readonly by: By }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const lines = linesOf(
    known,
    by,
    (text) => wordIn(language, text),
    (one) => kindText(one, language),
  );
  const points = lines.map(({ label, people }) => ({ label, value: people }));
  if (isEmpty(points)) return <NothingYet />;
  const head = { places: texts.place, kinds: texts.kind, states: texts.state }[by];
  const hasMachines = by !== 'states';
  return (
    <>
      <RankBars points={points} textOf={(count) => texts.people(count)} />
      <FigureGrid
        title={texts.title}
        heads={[head, texts.waiting, ...(hasMachines ? [texts.machines] : [])]}
        rows={lines.map(({ label, people, machines = 0 }) => [
          label,
          formatCount(people),
          ...(hasMachines ? [formatCount(machines)] : []),
        ])}
      />
    </>
  );
}
