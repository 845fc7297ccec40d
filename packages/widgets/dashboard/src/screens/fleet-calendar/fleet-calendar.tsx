import { availabilityLimits, dayInIndia } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Glyph, Pagination, StateMessage } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { LinkButton } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { UndoBar } from '../../kit/undo-bar.tsx';
import { Skeletons } from '../../kit/waiting.tsx';
import { Addresses } from './addresses.tsx';
import { Asking, type Wish } from './asking.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import type { Clock } from './clock.ts';
import { DaysFailed } from './days-failed.tsx';
import { Figures } from './figures.tsx';
import { Finding } from './finding.tsx';
import { messages } from './fleet-calendar.messages.ts';
import type { Fleet } from './fleet.model.ts';
import { useChanges } from './use-changes.ts';
import { useFleet } from './use-fleet.ts';
import { useIsNarrow } from './use-width.ts';
import { type Shown, type View, daysAround, stepped } from './views.ts';

interface FleetCalendarProps extends ScreenProps {
  readonly clock: Clock;
}

/* With fewer machines nobody looks for one by its name. */
const searchFrom = 12;
const address = addressOf('/fleet-calendar');

/** The days on screen: those of the view around a day; five weeks in narrow places. */
function useDays(now: () => number, isNarrow: boolean) {
  const [today] = useState(() => dayInIndia(new Date(now())));
  const [view, setView] = useState<View>('weeks2');
  const [day, setDay] = useState(today);
  const shown: Shown = isNarrow ? 'weeks5' : view;
  const { from, count } = daysAround(shown, day);
  return {
    view,
    shown,
    from,
    count,
    onView: setView,
    onToday: () => setDay(today),
    onStep: (by: 1 | -1) => setDay(stepped(shown, { from, count }, by).from),
  };
}

/** The screen, by a clock that is given. */
export function FleetCalendar({ clock, query }: FleetCalendarProps) {
  const texts = useMessages(messages);
  const [place, isNarrow] = useIsNarrow();
  const days = useDays(clock.now, isNarrow === true);
  const [term, setTerm] = useState('');
  const page = Math.max(1, Number(query.get('page')) || 1);
  const known = useFleet({ from: days.from, days: days.count, page, searchTerm: term, equipmentId: undefined }, clock);
  const changes = useChanges(known);
  const [wish, setWish] = useState<Wish>();
  const [isOpen, setOpen] = useState(false);
  const { fleet, error, reload } = known;
  const startId = query.get('machine') ?? undefined;
  const isEmpty = fleet?.total === 0 && term === '';
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        {fleet && !isEmpty && (
          <HeadActs
            isQuiet={isOpen}
            onAct={(kind) => setWish({ kind, machineId: startId, span: { from: days.from } })}
          />
        )}
      </ScreenHead>
      <div ref={place} className="y-dashboard__fleet-place">
        {!fleet && (error ? <DaysFailed error={error} onRetry={reload} /> : <Skeletons label={texts.loading} />)}
        {isEmpty && <NoMachines />}
        {fleet && !isEmpty && (
          <>
            <Figures fleet={fleet} view={days.shown} />
            <section className="y-dashboard__panel y-dashboard__fleet-panel" aria-label={texts.calendar}>
              {(fleet.total > searchFrom || term !== '') && <Finding onTerm={setTerm} />}
              {isNarrow === undefined ? (
                // Its bars lie where styles of their own say, which served pages may not have.
                <Skeletons label={texts.loading} />
              ) : (
                <CalendarPanel
                  {...days}
                  known={known}
                  fleet={fleet}
                  isNarrow={isNarrow}
                  changes={changes}
                  startId={startId}
                  term={term}
                  onWish={setWish}
                  onOpen={setOpen}
                />
              )}
            </section>
            <Pages fleet={fleet} page={page} />
            <Addresses machines={fleet.machines} />
          </>
        )}
      </div>
      <UndoBar {...changes} />
      {wish && fleet && <Asking wish={wish} fleet={fleet} known={known} changes={changes} onWish={setWish} />}
    </>
  );
}

interface HeadActsProps {
  /** Something else has the filled button. */
  readonly isQuiet: boolean;
  readonly onAct: (kind: 'block' | 'repair') => void;
}

function HeadActs({ isQuiet, onAct }: HeadActsProps) {
  const texts = useMessages(messages);
  return (
    <>
      <Button onClick={() => onAct('repair')}>
        <Glyph d={glyphs.wrench} />
        {texts.repair}
      </Button>
      <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={() => onAct('block')}>
        <Glyph d={glyphs.lock} />
        {texts.block}
      </Button>
    </>
  );
}

const Pages = ({ fleet, page }: { readonly fleet: Fleet; readonly page: number }) => (
  <Pagination
    page={page}
    pageCount={Math.ceil(fleet.total / availabilityLimits.machinesSeen)}
    hrefOf={(to) => `${address}?page=${to}`}
  />
);

function NoMachines() {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="no-machines" title={texts.none} text={texts.noneText} level={2}>
      <LinkButton variant="primary" href={addressOf('/add-equipment')}>
        {texts.add}
      </LinkButton>
    </StateMessage>
  );
}
