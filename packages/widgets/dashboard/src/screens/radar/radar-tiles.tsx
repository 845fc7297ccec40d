import type { SearchRadar } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { Trend } from '../../kit/activity/trend.tsx';
import { messages } from './radar.messages.ts';

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** How many searches there were, and how many in vain. */
export function RadarTiles({ searches, searchesBefore, unknown, far, unmetBefore, ...more }: SearchRadar) {
  const { tiles } = useMessages(messages);
  const word = useWord();
  const { unknownTerms, unknownHalf, farCities, worstCity = '' } = more;
  const share = percentOf(unknown + far, searches);
  return (
    <dl className="y-dashboard__tiles y-dashboard__radar-tiles">
      <div className="y-dashboard__tile">
        <dt>{tiles.searches}</dt>
        <dd>{formatCount(searches)}</dd>
        {searchesBefore > 0 && (
          <dd>
            <Trend now={searches} before={searchesBefore} /> {tiles.from(searchesBefore)}
          </dd>
        )}
      </div>
      <div className="y-dashboard__tile">
        <dt>{tiles.unmet}</dt>
        <dd>{formatCount(unknown + far)}</dd>
        <dd>
          {searchesBefore > 0 ? tiles.shareWas(share, percentOf(unmetBefore, searchesBefore)) : tiles.share(share)}
        </dd>
      </div>
      <div className="y-dashboard__tile">
        <dt>{tiles.word}</dt>
        <dd>{formatCount(unknown)}</dd>
        <dd>{tiles.words(unknownTerms, unknownHalf)}</dd>
      </div>
      <div className="y-dashboard__tile">
        <dt>{tiles.far}</dt>
        <dd>{formatCount(far)}</dd>
        <dd>{farCities === 0 ? tiles.noPlaces : tiles.places(farCities, word(worstCity))}</dd>
      </div>
    </dl>
  );
}
