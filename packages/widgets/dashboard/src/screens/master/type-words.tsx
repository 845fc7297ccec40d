import {
  addTypeWord,
  getSearchQuality,
  getTypeWords,
  removeTypeWord,
  type SearchQuality,
  type TypeRow,
  type TypeWords as Words,
} from '@yantra/contract/calls';
import { lengths, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { Button, Checkbox, Field, Skeleton, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FailedLine } from '../../kit/failure.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './type-words.messages.ts';

const nothing = {};
/** How many failed searches are offered. */
const mostMissed = 12;

type Add = (word: string, wholeGroup: boolean) => Promise<string | undefined>;

/** The words that mean a type: shipped ones, added ones, and offers from failed searches. */
export function TypeWords({ row }: { readonly row: TypeRow }) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const { remote, reload } = useRemote(getTypeWords, { equipmentTypeId: row.id });
  const known = dataOf(remote);
  /** Returns the reason of a refusal. */
  const add: Add = async (word, wholeGroup) => {
    try {
      await send(addTypeWord, { equipmentTypeId: row.id, word, wholeGroup });
      notify({ kind: 'success', text: texts.added(word, row.type), duration: noticeMs });
      reload();
      return undefined;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      return errorText(failure);
    }
  };
  const remove = async ({ id, word }: Words['added'][number]) => {
    try {
      await send(removeTypeWord, { id });
      notify({ kind: 'success', text: texts.removed(word), duration: noticeMs });
    } catch {
      // The error was shown; the reloaded list shows the real state.
    }
    reload();
  };
  if (!known && remote.status === 'failed') {
    return (
      <p role="alert">
        {texts.failed(errorText(remote.error))}{' '}
        <Button size="sm" icon="retry" onClick={reload}>
          {texts.retry}
        </Button>
      </p>
    );
  }
  if (!known) {
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton />
      </div>
    );
  }
  return (
    <div className="y-dashboard__words">
      <div>
        <h2>{texts.own(row.type)}</h2>
        <WordForm row={row} onAdd={add} />
        <OwnWords words={known.added} onRemove={(word) => void remove(word)} />
        <Shipped words={known.shipped} />
      </div>
      <Missed row={row} known={known} onAdd={add} />
    </div>
  );
}

function WordForm({ row, onAdd }: { readonly row: TypeRow; readonly onAdd: Add }) {
  const texts = useMessages(messages);
  const [word, setWord] = useState('');
  const [isWhole, setWhole] = useState(true);
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const tidy = word.trim();
    setWrong(tidy === '' ? texts.wordNeeded : undefined);
    if (tidy === '' || isBusy) return;
    setBusy(true);
    const refusal = await onAdd(tidy, isWhole);
    setBusy(false);
    setWrong(refusal);
    if (refusal === undefined) setWord('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={texts.word} hint={texts.wordHint} error={wrong}>
        {(ids) => (
          <div className="y-dashboard__word-line">
            <TextInput
              {...ids}
              maxLength={lengths.word}
              spellCheck={false}
              value={word}
              onChange={({ currentTarget }) => {
                setWord(currentTarget.value);
                setWrong(undefined);
              }}
            />
            <Button type="submit" busy={isBusy}>
              {isBusy ? texts.adding : texts.add}
            </Button>
          </div>
        )}
      </Field>
      {row.subType !== '' && (
        <Checkbox
          label={texts.wholeGroup(row.type)}
          checked={isWhole}
          onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
        />
      )}
    </form>
  );
}

interface OwnWordsProps {
  readonly words: Words['added'];
  readonly onRemove: (word: Words['added'][number]) => void;
}

const OwnWords = ({ words, onRemove }: OwnWordsProps) => {
  const texts = useMessages(messages);
  if (words.length === 0) return <p className="y-muted">{texts.noOwn}</p>;
  return (
    <ul className="y-dashboard__own-words">
      {words.map((one) => (
        <li key={one.id}>
          <span>
            <b>{one.word}</b> <small>{one.wholeGroup ? texts.everyKind : texts.thisKind}</small>
          </span>
          <Button size="sm" aria-label={texts.removeOf(one.word)} onClick={() => onRemove(one)}>
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
};

interface Group {
  readonly what: string;
  readonly count: number;
  /** The words by their reason. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

function groupsOf(words: Words['shipped']): readonly Group[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { what, word, reason } of words) {
    const lines = groups.get(what) ?? new Map<string, string[]>();
    groups.set(what, lines);
    lines.set(reason, [...(lines.get(reason) ?? []), word]);
  }
  return [...groups].map(([what, lines]) => ({ what, lines, count: [...lines.values()].flat().length }));
}

const Shipped = ({ words }: { readonly words: Words['shipped'] }) => {
  const texts = useMessages(messages);
  const nameOf = (what: string): string => {
    const [language = '', script] = what.split('-');
    const name = texts.languages[language];
    if (name === undefined) return texts.kinds[what] ?? what;
    return script === undefined ? name : texts.latin(name);
  };
  const isLanguage = (what: string) => texts.languages[what.split('-')[0] ?? ''] !== undefined;
  return (
    <div>
      <h2>{texts.shipped}</h2>
      <p className="y-muted">{words.length === 0 ? texts.noShipped : texts.shippedNote}</p>
      {groupsOf(words).map(({ what, count, lines }) => (
        <details key={what} open={what === 'name'}>
          <summary>{texts.group(nameOf(what), count)}</summary>
          <ul className="y-dashboard__shipped">
            {[...lines].map(([reason, some]) => (
              <li key={reason}>
                <span {...(isLanguage(what) && { lang: what })}>{some.join(', ')}</span>
                <small>{reason}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
};

interface MissedTerm {
  readonly term: string;
  readonly count: number;
  readonly isWord: boolean;
}

/** Failed searches, single words first, without words that the type already has. */
function missedIn({ unknownWords, empty }: SearchQuality, { shipped, added }: Words): readonly MissedTerm[] {
  const called = new Set([...shipped, ...added].map(({ word }) => word.toLowerCase()));
  const mayAdd = (term: string) => term.length <= lengths.word && !called.has(term);
  const all = [
    ...unknownWords.map(({ word, count }) => ({ term: word, count, isWord: true })),
    ...empty.map(({ term, count }) => ({ term, count, isWord: false })),
  ];
  return all
    .filter(({ term }, at) => mayAdd(term) && all.findIndex((other) => other.term === term) === at)
    .slice(0, mostMissed);
}

function Missed({ row, known, onAdd }: { readonly row: TypeRow; readonly known: Words; readonly onAdd: Add }) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getSearchQuality, nothing);
  const quality = dataOf(remote);
  const missed = quality ? missedIn(quality, known) : [];
  return (
    <div>
      <h2>{texts.missed}</h2>
      {!quality && remote.status !== 'failed' && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
      {!quality && remote.status === 'failed' && <FailedLine error={remote.error} onRetry={reload} />}
      {quality && <p className="y-muted">{missed.length === 0 ? texts.noMissed : texts.missedNote}</p>}
      <ul className="y-dashboard__missed">
        {missed.map(({ term, count, isWord }) => (
          <li key={term}>
            <span>
              <b>{term}</b>{' '}
              <small>
                {isWord ? texts.isWord : texts.isSearch}, {texts.times(count)}
              </small>
            </span>
            <Button size="sm" aria-label={texts.addWordTo(term, row.type)} onClick={() => void onAdd(term, true)}>
              {texts.addTo(row.type)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
