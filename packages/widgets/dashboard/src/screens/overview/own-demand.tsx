import { getOwnDemand, type OwnDemand } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { ChartPanel, FigureGrid, RankBars } from '../../kit/chart.tsx';
import { messages } from '../../kit/demand/demand.messages.ts';
import { kindInSentence, kindText, ownWaits, type OwnWait } from '../../kit/demand/waits.ts';
import type { RemoteCall } from '../../kit/use-remote.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';

const nothing = {};

/** What renters keep and wait for, for the owner. A failure is told in its panel. */
export const useOwnDemand = (): RemoteCall<OwnDemand> => useRemote(getOwnDemand, nothing, true);

/** What is waited for near the owner, as bars with their table; numbers, never who. */
export function OwnDemandPanel(call: RemoteCall<OwnDemand>) {
  const texts = useMessages(messages);
  const known = dataOf(call.remote);
  return (
    <ChartPanel title={texts.title}>
      {known ? (
        <Figures {...known} />
      ) : (
        <div className="y-dashboard__panel-body">
          <Waiting {...call} label={texts.loading} />
        </div>
      )}
    </ChartPanel>
  );
}

function Figures(known: OwnDemand) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const waits = ownWaits(known);
  const kept = known.machines.filter((machine) => machine.kept > 0);
  const [first] = waits;
  if (!first && kept.length === 0) return <p className="y-dashboard__panel-body y-muted">{texts.none}</p>;
  const labelOf = (wait: OwnWait) => `${kindText(wait, language)}, ${wordIn(language, wait.city.name)}`;
  return (
    <>
      <div className="y-dashboard__panel-body y-dashboard__demand">
        {first && <FirstWait {...first} />}
        {kept.length > 0 && (
          <p className="y-muted">
            {texts.keptAll(
              kept.reduce((sum, machine) => sum + machine.kept, 0),
              kept.length,
            )}
          </p>
        )}
      </div>
      {first && (
        <>
          <RankBars
            points={waits.map((wait) => ({ label: labelOf(wait), value: wait.people }))}
            textOf={(count) => texts.people(count)}
          />
          <FigureGrid
            title={texts.title}
            heads={[texts.place, texts.waiting, texts.yours]}
            rows={waits.map((wait) => [labelOf(wait), formatCount(wait.people), formatCount(wait.machines)])}
          />
        </>
      )}
    </>
  );
}

/** The most waited for, in words: `12 people wait for a 14 t mobile crane in Nashik`. */
function FirstWait(wait: OwnWait) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { people, size, machines } = wait;
  const city = wordIn(language, wait.city.name);
  const sentence = size
    ? texts.waitForSize(people, kindInSentence(wait, language), city)
    : texts.waitFor(people, kindText(wait, language), city);
  return (
    <p>
      <b>{sentence}</b>. {machines > 0 ? texts.have(machines) : texts.haveNone}
    </p>
  );
}
