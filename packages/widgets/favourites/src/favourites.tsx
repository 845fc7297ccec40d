import { useSignals } from '@preact/signals-react/runtime';
import { type Kept, type KeptMachine, type VisitorJob, jobPairs, mostCompared } from '@yantra/domain';
import type { ReportsState } from '@yantra/element';
import { useErrorText, useMessages, useWord } from '@yantra/language';
import {
  type SavedMachines,
  ScopeProvider,
  useJob,
  useOwnJob,
  useSavedMachines,
  useScope,
  useServed,
  useUser,
} from '@yantra/state';
import type { GivenJob } from '@yantra/state';
import { Button, ButtonLink, Glyph, Skeleton, StateMessage, useJobWords } from '@yantra/ui';
import { type MouseEvent, useLayoutEffect, useMemo, useState } from 'react';
import { messages } from './favourites.messages.ts';
import type { Deeds } from './internal/deed-form.tsx';
import { infoGlyph, penGlyph, scalesGlyph } from './internal/glyphs.ts';
import { Lists, Rename } from './internal/lists.tsx';
import { Gone, Row } from './internal/row.tsx';
import { Share } from './internal/share.tsx';
import { useKeptRows } from './kept-machines.ts';

/** What listeners get of a chosen machine: an id and small facts, not the whole object, so that the event can stay stable. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export interface FavouritesProps extends ReportsState {
  /** The list to show, by its id; all machines without it, or if there is no such list. */
  readonly list?: string | undefined;
  /** Another list is to be shown. Without it the widget keeps which. */
  readonly onListChange?: ((list: string) => void) | undefined;
  /** The address of a list, on the marketplace’s own pages. */
  readonly hrefOfList?: ((list: string) => string) | undefined;
  /** The addresses that take plain forms, and the origin of links, on the marketplace’s own pages. */
  readonly forms?: { readonly change: string; readonly share: string; readonly origin: string } | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

/** The same, for a job that the page gives. */
export const OwnJobFavourites = (props: FavouritesProps & GivenJob) => (
  <ScopeProvider value={useOwnJob(props)}>
    <Favourites {...props} />
  </ScopeProvider>
);

/** The machines that somebody keeps, in lists with notes: what a job costs with each, what left, and a way to compare and share. */
export function Favourites(props: FavouritesProps) {
  useSignals();
  const { onStateChange, hrefOfList, forms } = props;
  const { saved, kept } = useSavedMachines();
  const isServed = useServed();
  const user = useUser();
  // The server knows an account, but no browser.
  const isKnown = useKnown(saved) && (!isServed || user !== undefined);
  const hasAccounts = useScope().session.isHere || forms !== undefined;
  const [own, setOwn] = useState('');
  const wanted = props.onListChange ? props.list : own || props.list;
  const list = kept.lists.find(({ id, also = [] }) => id === wanted || also.includes(wanted ?? ''));
  const show = (event: MouseEvent | undefined, next: string) => {
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event?.preventDefault();
    if (props.onListChange) props.onListChange(next);
    else setOwn(next);
  };
  const state = kept.machines.length + kept.lists.length > 0 ? 'ready' : isKnown ? 'empty' : 'loading';
  useLayoutEffect(() => onStateChange?.(state), [state, onStateChange]);
  const deeds: Deeds = { saved, action: forms?.change, back: list?.id ?? '' };
  return (
    <div className="y-root y-saved" aria-busy={state === 'loading'}>
      <Lists kept={kept} chosen={list?.id ?? ''} deeds={deeds} hrefOf={hrefOfList ?? (() => '#')} show={show} />
      <div className="y-saved__main">
        <Where saved={saved} hasAccounts={hasAccounts} />
        {state === 'loading' && <Waiting />}
        {state === 'empty' && <Nothing />}
        {state === 'ready' && (
          <Shown
            forms={forms}
            hasAccounts={hasAccounts}
            onEquipmentSelect={props.onEquipmentSelect}
            key={list?.id ?? ''}
            saved={saved}
            kept={kept}
            list={list}
            deeds={deeds}
            onEnded={() => show(undefined, '')}
          />
        )}
      </div>
    </div>
  );
}

/** Whether it is known what the account keeps. */
function useKnown({ isKnown }: SavedMachines): boolean {
  useSignals();
  return isKnown.value;
}

/** Where it is kept: in this browser, in the account, or on the way there. */
function Where({ saved, hasAccounts }: { readonly saved: SavedMachines; readonly hasAccounts: boolean }) {
  useSignals();
  const texts = useMessages(messages);
  const { session, siteUrl } = useScope();
  const user = useUser();
  const waiting = saved.waiting.value;
  if (user)
    return waiting === 0 ? null : (
      <p className="y-saved__inform" role="status">
        <Glyph d={infoGlyph} />
        <span>{texts.waiting(waiting)}</span>
      </p>
    );
  const logIn = (event: MouseEvent) => {
    event.preventDefault();
    void session.require();
  };
  return (
    <div className="y-saved__inform" role="note">
      <Glyph d={infoGlyph} />
      <span>{hasAccounts ? texts.localOnly : texts.here}</span>
      {hasAccounts && (
        <a className="y-link" href={`${siteUrl}/log-in`} onClick={logIn}>
          {texts.logIn}
        </a>
      )}
    </div>
  );
}

function Waiting() {
  const texts = useMessages(messages);
  return (
    <div className="y-saved__list">
      <p className="y-hidden" role="status">
        {texts.loading}
      </p>
      <ul className="y-kept" aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <li key={place}>
            <span />
            <Skeleton className="y-kept__pic-line" />
            <Skeleton className="y-kept__line" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Nothing() {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  return (
    <StateMessage picture="no-machines" level={2} title={texts.empty} text={texts.emptyText}>
      <ButtonLink variant="primary" href={`${siteUrl}/equipments`}>
        {texts.browse}
      </ButtonLink>
    </StateMessage>
  );
}

interface ShownProps extends Pick<FavouritesProps, 'forms' | 'onEquipmentSelect'> {
  /** Whether people can log in. */
  readonly hasAccounts: boolean;
  readonly saved: SavedMachines;
  readonly kept: Kept;
  readonly list: Kept['lists'][number] | undefined;
  readonly deeds: Deeds;
  readonly onEnded: () => void;
}

/** What was removed a moment ago, to put it back. */
interface Removed {
  readonly machine: KeptMachine;
  readonly name: string;
  readonly lists: readonly string[];
}

/** The machines of a list, or all. */
function Shown({ hasAccounts, saved, kept, list, deeds, forms, onEnded, onEquipmentSelect }: ShownProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const scope = useScope();
  const { siteUrl } = scope;
  const job = useJob();
  const { rows, remote, isUnreadable, reload } = useKeptRows(scope, kept, job);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<Removed>();
  const byId = useMemo(() => new Map(kept.machines.map((one) => [one.id, one])), [kept]);
  const ids = list ? list.machines : kept.machines.map(({ id }) => id);
  const listed = ids.filter((id) => rows.get(id)?.machine);
  const left = ids.filter((id) => rows.has(id) && !rows.get(id)?.machine);
  const picked = chosen.filter((id) => listed.includes(id));
  const hrefOf = (id: string) => machineHref(siteUrl, id, job);
  const links = {
    hrefOf,
    onSelect: (event: MouseEvent, { id, name }: { readonly id: string; readonly name: string }) => {
      if (onEquipmentSelect?.({ id, name, href: hrefOf(id) }) === false) event.preventDefault();
    },
  };
  const drop = (id: string, name: string) => {
    const machine = byId.get(id);
    const lists = kept.lists.filter(({ machines }) => machines.includes(id)).map((one) => one.id);
    saved.change({ deed: 'drop', machine: id });
    if (machine) setRemoved({ machine, name, lists });
  };
  const putBack = ({ machine: { id, note }, lists }: Removed) => {
    saved.change({ deed: 'keep', machine: id });
    if (note !== '') saved.change({ deed: 'note', machine: id, words: note });
    for (const one of lists) saved.change({ deed: 'put', machine: id, list: one });
    setRemoved(undefined);
  };
  const error = remote.status === 'failed' ? errorText(remote.error) : isUnreadable ? texts.unreadable : undefined;
  return (
    <>
      <section className="y-saved__list" part="panel" aria-labelledby="saved-list">
        <div className="y-saved__head">
          <div className="y-saved__title">
            <h2 id="saved-list">{list?.name ?? texts.all}</h2>
            {list && (
              <details>
                <summary className="y-button y-button--quiet y-button--icon">
                  <Glyph d={penGlyph} />
                  <span className="y-hidden">{texts.rename}</span>
                </summary>
                <Rename list={list} deeds={deeds} onEnded={onEnded} />
              </details>
            )}
            <Counts machines={ids.length - left.length} left={left.length} job={job} />
          </div>
          <div className="y-saved__act">
            {list && hasAccounts && (
              <Share
                list={list}
                deeds={deeds}
                action={forms?.share}
                origin={forms?.origin}
                sharedHref={(page) => `${siteUrl}/saved/shared/${page}`}
              />
            )}
            <Compare siteUrl={siteUrl} job={job} chosen={picked} listed={listed} />
          </div>
        </div>
        <div role="status" className="y-saved__removed">
          {removed && !byId.has(removed.machine.id) && (
            <>
              {texts.removed(removed.name)}{' '}
              <button type="button" className="y-link" onClick={() => putBack(removed)}>
                {texts.undo}
              </button>
            </>
          )}
        </div>
        {error && (
          <p className="y-saved__error" role="alert">
            {texts.failed(error)}{' '}
            <button type="button" className="y-link" onClick={reload}>
              {texts.retry}
            </button>
          </p>
        )}
        {ids.length === 0 ? (
          <div className="y-saved__none">
            <h3>{texts.emptyList}</h3>
            <p>{texts.emptyListText}</p>
            <ButtonLink href={`${siteUrl}/equipments`}>{texts.browse}</ButtonLink>
          </div>
        ) : (
          <ul className="y-kept">
            {ids.map((id) => {
              const row = rows.get(id);
              const note = byId.get(id)?.note ?? '';
              if (!row) return error ? null : <Loading key={id} />;
              const { machine } = row;
              const onDrop = (name: string) => drop(id, name);
              return machine ? (
                <Row
                  key={id}
                  machine={machine}
                  note={note}
                  job={job}
                  {...links}
                  own={{
                    kept,
                    deeds,
                    isChosen: picked.includes(id),
                    isFull: picked.length >= mostCompared,
                    onChoose: (isChosen) => setChosen(isChosen ? [...picked, id] : picked.filter((one) => one !== id)),
                    onDrop,
                  }}
                />
              ) : (
                <Gone key={id} id={id} left={row.left} note={note} job={job} own={{ deeds, onDrop }} {...links} />
              );
            })}
          </ul>
        )}
      </section>
      {list && hasAccounts && <p className="y-muted y-saved__foot">{texts.shareText}</p>}
    </>
  );
}

const Loading = () => (
  <li aria-hidden="true">
    <span />
    <Skeleton className="y-kept__pic-line" />
    <Skeleton className="y-kept__line" />
  </li>
);

/** A machine's page, with the job in its address. */
export const machineHref = (siteUrl: string, id: string, job: VisitorJob | undefined): string =>
  `${siteUrl}/equipment-details?${new URLSearchParams([['id', id], ...jobPairs(job).map(([...pair]) => pair)])}`;

interface CountsProps {
  readonly machines: number;
  readonly left: number;
  readonly job: VisitorJob | undefined;
}

/** How many there are, and for which job. */
export function Counts({ machines, left, job }: CountsProps) {
  useSignals();
  const texts = useMessages(messages);
  const jobWords = useJobWords();
  const word = useWord();
  const { city } = useScope();
  const said = [texts.counts(machines, left), ...(job ? [jobWords(job, word(city.value.name))] : [])];
  return <p className="y-muted y-num">{said.join(' · ')}</p>;
}

interface CompareProps {
  readonly siteUrl: string;
  readonly job: VisitorJob | undefined;
  readonly chosen: readonly string[];
  readonly listed: readonly string[];
}

/** Compares what is chosen; as long as nothing is, the first ones. */
function Compare({ siteUrl, job, chosen, listed }: CompareProps) {
  const texts = useMessages(messages);
  const ids = chosen.length > 0 ? chosen : listed.slice(0, mostCompared);
  if (listed.length < 2) return null;
  if (ids.length < 2)
    return (
      <Button variant="primary" aria-disabled="true">
        {texts.compareMore}
      </Button>
    );
  const query = new URLSearchParams(jobPairs(job).map(([...pair]) => pair)).toString();
  return (
    <>
      <ButtonLink variant="primary" href={`${siteUrl}/compare?machines=${ids.join(',')}${query && `&${query}`}`}>
        <Glyph d={scalesGlyph} />
        {texts.compare(ids.length)}
      </ButtonLink>
      <span className="y-hidden" role="status">
        {chosen.length >= mostCompared && texts.compareFull}
      </span>
    </>
  );
}
