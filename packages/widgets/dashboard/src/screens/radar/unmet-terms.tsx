import type { SearchRadar, UnmetWhy } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useLanguage, useMessages, useWord, wordsIn } from '@yantra/language';
import { Button, Segment } from '@yantra/ui';
import { useState } from 'react';
import { Trend } from '../../kit/activity/trend.tsx';
import { Status } from '../../kit/status.tsx';
import { column } from '../../kit/table/columns.ts';
import { CsvButton } from '../../kit/table/csv-button.tsx';
import { WordDialog } from '../../kit/type-word/word-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { messages } from './radar.messages.ts';
import type { RadarSpan } from './spans.ts';

type Term = SearchRadar['terms'][number];

interface UnmetTermsProps {
  readonly known: SearchRadar;
  readonly state: string | undefined;
  readonly span: RadarSpan;
  readonly why: UnmetWhy | undefined;
  /** Words of types are master data: admins only. */
  readonly mayAddWords: boolean;
  readonly onWhy: (why: UnmetWhy | 'all') => void;
  readonly onMore: () => void;
}

/** Searches in vain, the most frequent first: a word to add, or owners to invite. */
export function UnmetTerms({ known, state, span, why, mayAddWords, onWhy, onMore }: UnmetTermsProps) {
  const texts = useMessages(messages);
  const word = useWord();
  const [adding, setAdding] = useState<string>();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [inviting, setInviting] = useState<Term>();
  const { terms, totalTerms, states } = known;
  const unmet = state === undefined ? known.unknown + known.far : states.find((one) => one.state === state)?.unmet;
  const whys = (['all', 'word', 'far'] as const).map((value) => ({ value, label: texts.whys[value] }));
  return (
    <section className="y-dashboard__panel" aria-label={texts.terms}>
      <div className="y-dashboard__panel-head">
        <h2>
          {state === undefined ? texts.india : word(state)} <small>{texts.unmetOf(unmet ?? 0)}</small>
        </h2>
        <Segment className="y-dashboard__spans" label={texts.why} options={whys} value={why ?? 'all'} onValue={onWhy} />
      </div>
      {terms.length === 0 ? (
        <p className="y-dashboard__panel-body y-muted">{why === undefined ? texts.noTerms : texts.noTermsOf}</p>
      ) : (
        <table className="y-dashboard__unmet">
          <thead>
            <tr>
              <th scope="col">{texts.terms}</th>
              <th scope="col" data-number="">
                {texts.times}
              </th>
              <th scope="col" data-number="" data-wide="">
                {texts.nearest}
              </th>
              <th scope="col" data-wide="">
                {texts.where}
              </th>
              <th scope="col">
                <span className="y-hidden">{texts.act}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {terms.map((term) => (
              <Row
                key={term.term}
                {...term}
                isAdded={added.has(term.term)}
                onAdd={mayAddWords ? () => setAdding(term.term) : undefined}
                onInvite={() => setInviting(term)}
              />
            ))}
          </tbody>
        </table>
      )}
      {terms.length > 0 && <Foot known={known} onMore={terms.length < totalTerms ? onMore : undefined} />}
      {adding !== undefined && (
        <WordDialog
          word={adding}
          onClose={() => setAdding(undefined)}
          onSaved={() => {
            setAdded(new Set([...added, adding]));
            setAdding(undefined);
          }}
        />
      )}
      {inviting !== undefined && <InviteDialog term={inviting} span={span} onClose={() => setInviting(undefined)} />}
    </section>
  );
}

interface RowProps extends Term {
  readonly isAdded: boolean;
  readonly onAdd: (() => void) | undefined;
  readonly onInvite: () => void;
}

function Row({ term, count, before, why, kinds, nearestKm, places, isAdded, onAdd, onInvite }: RowProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const isWord = why === 'word';
  const nearest = nearestKm === null ? texts.nowhere : texts.away(nearestKm);
  return (
    <tr>
      <th scope="row">
        {term}
        <small>{isWord ? texts.unknownWord : kinds === '' ? nearest : wordsIn(language, kinds)}</small>
      </th>
      <td data-number="">
        <span className="y-num">{formatCount(count)}</span>
        <small>
          <Trend now={count} before={before} />
        </small>
      </td>
      <td data-number="" data-wide="">
        {isWord ? texts.none : nearest}
      </td>
      <td data-wide="">{wordsIn(language, placesText(places, texts.anywhere))}</td>
      <td>
        <div className="y-dashboard__unmet-acts">
          {isWord && isAdded && <Status kind="good">{texts.added}</Status>}
          {isWord && !isAdded && onAdd && (
            <Button size="sm" aria-label={texts.addWordOf(term)} onClick={onAdd}>
              {texts.addWord}
            </Button>
          )}
          {!isWord && (
            <Button size="sm" aria-label={texts.inviteOf(term)} onClick={onInvite}>
              {texts.invite}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

const placesText = (places: Term['places'], anywhere: string): string =>
  places.map(({ id, name }) => (id === '' ? anywhere : name)).join(', ');

function Foot({
  known: { terms, totalTerms },
  onMore,
}: Pick<UnmetTermsProps, 'known'> & { readonly onMore: (() => void) | undefined }) {
  const texts = useMessages(messages);
  const columns = [
    column<Term>('term', texts.terms, ({ term }) => term),
    column<Term>('count', texts.times, ({ count }) => String(count)),
    column<Term>('before', texts.before, ({ before }) => String(before)),
    column<Term>('why', texts.why, ({ why }) => texts.whys[why]),
    column<Term>('nearest', texts.nearest, ({ nearestKm }) => (nearestKm === null ? '' : String(nearestKm))),
    column<Term>('where', texts.where, ({ places }) => placesText(places, texts.anywhere)),
  ];
  return (
    <div className="y-dashboard__unmet-foot">
      <span className="y-num y-muted">{texts.shown(terms.length, totalTerms)}</span>
      <CsvButton name="search-radar" columns={columns} rows={terms} />
      {onMore && (
        <Button size="sm" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
