import { Button, Segment, leftGlyph, rightGlyph, Glyph } from '@yantra/ui';
import { type DayTexts, headingText } from './day-texts.ts';
import { type Days, type View, views } from './views.ts';

interface BoardToolsProps {
  readonly view: View;
  readonly days: Days;
  readonly texts: DayTexts;
  readonly onView: (view: View) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
}

/** Which days the board shows. */
export function BoardTools({ view, days, texts, onView, onStep, onToday }: BoardToolsProps) {
  const { fleet } = texts;
  return (
    <div className="y-dashboard__fleet-tools">
      <div>
        <Button variant="quiet" className="y-button--icon" aria-label={fleet.earlier} onClick={() => onStep(-1)}>
          <Glyph d={leftGlyph} />
        </Button>
        <Button variant="quiet" className="y-button--icon" aria-label={fleet.later} onClick={() => onStep(1)}>
          <Glyph d={rightGlyph} />
        </Button>
        <h2 aria-live="polite">{headingText(view, days, texts)}</h2>
      </div>
      <Button size="sm" onClick={onToday}>
        {fleet.today}
      </Button>
      <Segment
        label={fleet.view}
        options={views.map((value) => ({ value, label: fleet.views[value] }))}
        value={view}
        onValue={onView}
      />
    </div>
  );
}
