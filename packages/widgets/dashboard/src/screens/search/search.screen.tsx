import { getSearchQuality, type SearchQuality } from '@yantra/contract/calls';
import { useLanguage, useMessages, wordsIn } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Segment } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { RankChart } from '../../kit/chart.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Stat } from '../../kit/stat.tsx';
import { WordDialog } from '../../kit/type-word/word-dialog.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { messages } from './search.messages.ts';
import { Terms } from './terms.tsx';
import { Weights } from './weights.tsx';

const periods = ['7', '30', '60'] as const;
type Period = (typeof periods)[number];
const usualPeriod: Period = '30';
const periodIn = (query: URLSearchParams): Period =>
  periods.find((period) => period === query.get('days')) ?? usualPeriod;

/** The quality of the search, missing words, and the ranking weights. */
export function Screen({ query, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const period = periodIn(query);
  const { remote, reload } = useRemote(getSearchQuality, { days: Number(period) });
  const known = dataOf(remote);
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <Segment<Period>
          label={texts.period}
          options={periods.map((value) => ({ value, label: texts.days(Number(value)) }))}
          value={period}
          onValue={(days) => navigate(`${addressOf('/master/search')}?days=${days}`, { replace: true })}
        />
      </ScreenHead>
      <Waiting remote={remote} reload={reload} label={texts.loading} />
      {known && <Quality {...known} />}
      <Weights />
    </>
  );
}

function Quality(quality: SearchQuality) {
  const texts = useMessages(messages);
  const { stats } = texts;
  const [word, setWord] = useState<string>();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const share = (value: number | null) => (value === null ? texts.none : texts.percent(Math.round(value * 100)));
  const language = useLanguage();
  const { searches, successAtThree, pressedShare, emptyShare, frequent, empty, unknownWords, answers } = quality;
  const toAdd = { added, onAdd: setWord };
  return (
    <>
      <dl className="y-dashboard__stats">
        <Stat label={stats.searches} value={searches} />
        <Stat label={stats.atThree} value={share(successAtThree)} more={stats.ofPresses} />
        <Stat label={stats.pressed} value={share(pressedShare)} more={stats.ofSearches} />
        <Stat label={stats.empty} value={share(emptyShare)} more={stats.ofSearches} />
      </dl>
      <div className="y-dashboard__duo" data-even="">
        <Terms
          {...toAdd}
          title={texts.unknown}
          none={texts.noUnknown}
          terms={unknownWords.map(({ word: term, count }) => ({ term, count }))}
        />
        <Terms {...toAdd} title={texts.empty} none={texts.noEmpty} terms={empty} />
        <Terms
          title={texts.frequent}
          none={texts.noFrequent}
          terms={frequent.map(({ term, count, answer, kinds }) => ({
            term,
            count,
            note: [texts.answers[answer] ?? answer, wordsIn(language, kinds)].filter(Boolean).join(' · '),
          }))}
        />
        <RankChart
          title={texts.endings}
          heads={[texts.ending, texts.times]}
          points={answers.map(({ answer, count }) => ({ label: texts.answers[answer] ?? answer, value: count }))}
          textOf={texts.count}
        />
      </div>
      {word !== undefined && (
        <WordDialog
          word={word}
          onClose={() => setWord(undefined)}
          onSaved={() => {
            setAdded(new Set([...added, word]));
            setWord(undefined);
          }}
        />
      )}
    </>
  );
}
