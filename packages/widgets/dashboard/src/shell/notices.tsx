import { getNotices, type OutputOf } from '@yantra/contract/calls';
import { momentText } from '@yantra/domain';
import { createKept } from '@yantra/form';
import { useLanguage, useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button, Icon } from '@yantra/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { messages } from './notices.messages.ts';

type Line = OutputOf<typeof getNotices>['lines'][number];

/** How often an open tab asks anew. */
const eachMs = 60_000;
/** Of the lines that a person has put away, the latest. */
const mostKept = 50;

const marks = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : undefined;
const markOf = ({ id, version }: Line): string => `${id}.${version}`;

/** What this person has put away on this device. A line that is changed later is shown again. */
function useAway(userId: string) {
  const kept = useMemo(() => createKept(() => localStorage, `yantra.notices.away.1.${userId}`, marks), [userId]);
  const [away, setAway] = useState(() => kept.read() ?? []);
  return {
    isAway: (line: Line) => away.includes(markOf(line)),
    put: (line: Line) => {
      const next = [...away, markOf(line)].slice(-mostKept);
      setAway(next);
      kept.write(next);
    },
  };
}

interface NoticesProps {
  readonly userId: string;
  /** The screen that is shown: each navigation asks anew. */
  readonly path: string;
}

/** What the marketplace says above every screen: announcements, and whether changes are paused. */
export function Notices({ userId, path }: NoticesProps) {
  const texts = useMessages(messages);
  const locale = useLanguage()?.locale;
  const { remote, reload } = useRemote(getNotices, { ...(locale && { locale }) }, true);
  const { isAway, put } = useAway(userId);
  const asked = useRef(path);
  useEffect(() => {
    if (asked.current === path) return;
    asked.current = path;
    reload();
  }, [path, reload]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), eachMs);
    return () => clearInterval(timer);
  }, [reload]);
  const { lines = [], maintenance } = dataOf(remote) ?? {};
  // There from the beginning, so that a screen reader says what comes later.
  return (
    <div className="y-dashboard__news" role="status" aria-label={texts.label}>
      {maintenance && (
        <div data-kind="maintenance">
          <Icon name="alert" />
          <p>{texts.maintenance(momentText(new Date(maintenance.until), locale ?? 'en'))}</p>
        </div>
      )}
      {lines
        .filter((line) => !isAway(line))
        .map((line) => (
          <div key={markOf(line)}>
            <Icon name="bell" />
            <p lang={line.isEnglish ? 'en' : undefined}>
              {line.link === '' ? line.text : <Link href={line.link}>{line.text}</Link>}
            </p>
            <Button variant="quiet" icon="close" aria-label={texts.away(line.text)} onClick={() => put(line)} />
          </div>
        ))}
    </div>
  );
}
