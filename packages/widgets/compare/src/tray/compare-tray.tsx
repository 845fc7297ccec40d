import { type VisitorJob, compareAddress, compareLimits, jobPairs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type PutAside, compareOf, useJob, usePutAside, useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, Icon, Picture } from '@yantra/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { trayMessages } from './tray.messages.ts';

/* A pair of scales. */
const scalesGlyph = 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0L5 7Zm14 0-2.5 6.5a2.7 2.7 0 0 0 5 0L19 7Z';

export interface CompareTrayProps {
  /** The last machine was taken out here, so the tray goes: the focus needs another place. */
  readonly onEmptied?: (() => void) | undefined;
}

/** The machines that are put aside, at the foot of a list, until they are compared. */
export function CompareTray({ onEmptied }: CompareTrayProps) {
  const texts = useMessages(trayMessages);
  const scope = useScope();
  const machines = usePutAside();
  const job = useJob();
  const list = useRef<HTMLUListElement>(null);
  const said = useChange(machines);
  const remove = (id: string) => {
    compareOf(scope).remove(id);
    if (machines.length > 1) list.current?.focus({ preventScroll: true });
    else onEmptied?.();
  };
  const clear = () => {
    compareOf(scope).set([]);
    onEmptied?.();
  };
  return (
    <>
      <p className="y-hidden" role="status">
        {said}
      </p>
      {machines.length > 0 && (
        <section className="y-tray" aria-label={texts.label}>
          <ul ref={list} tabIndex={-1}>
            {machines.map((machine) => (
              <Place key={machine.id} machine={machine} onRemove={remove} />
            ))}
            <Empty count={compareLimits.most - machines.length} />
          </ul>
          <Button variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
          <Way machines={machines} job={job} />
        </section>
      )}
    </>
  );
}

/** What is read out when a machine comes or goes; nothing about those that were there before. */
function useChange(machines: readonly PutAside[]): string {
  const texts = useMessages(trayMessages);
  const [said, say] = useState('');
  const before = useRef(machines);
  useEffect(() => {
    const known = before.current;
    before.current = machines;
    const has = (list: readonly PutAside[], id: string) => list.some((one) => one.id === id);
    const come = machines.find(({ id }) => !has(known, id));
    const gone = known.find(({ id }) => !has(machines, id));
    if (come) say(texts.added(come.name, machines.length));
    else if (gone) say(texts.removed(gone.name));
  }, [machines, texts]);
  return said;
}

interface PlaceProps {
  readonly machine: PutAside;
  readonly onRemove: (id: string) => void;
}

function Place({ machine: { id, name, image1Url }, onRemove }: PlaceProps) {
  const texts = useMessages(trayMessages);
  const { siteUrl } = useScope();
  return (
    <li>
      <span className="y-tray__picture">
        <Picture url={image1Url && siteUrl + image1Url} alt="" sizes="56px" eager />
      </span>
      <span className="y-tray__name" dir="auto">
        {name}
      </span>
      <button type="button" aria-label={texts.remove(name)} onClick={() => onRemove(id)}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** Places that are left, where there is room to show them. */
function Empty({ count }: { readonly count: number }): ReactNode {
  const texts = useMessages(trayMessages);
  const first = compareLimits.most - count + 1;
  return Array.from({ length: count }, (_, index) => (
    <li key={index} data-state="empty" aria-hidden="true">
      {texts.place(first + index)}
    </li>
  ));
}

/** To the comparison; with one machine there is nothing to compare yet. */
function Way({ machines, job }: { readonly machines: readonly PutAside[]; readonly job: VisitorJob | undefined }) {
  const texts = useMessages(trayMessages);
  const { siteUrl } = useScope();
  if (machines.length < compareLimits.least) return <p>{texts.oneMore}</p>;
  const ids = machines.map(({ id }) => id);
  return (
    <ButtonLink href={`${siteUrl}${compareAddress(ids, jobPairs(job))}`} rel="nofollow">
      <Glyph d={scalesGlyph} />
      {texts.compare(machines.length)}
    </ButtonLink>
  );
}
