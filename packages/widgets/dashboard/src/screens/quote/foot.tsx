import { formatRupees, isolated, signedRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Glyph } from '@yantra/ui';
import { messages as words } from '../../kit/deals/quote-words.messages.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { type EditorProps, type Step, steps } from './editor.props.ts';
import { messages } from './quote.messages.ts';
import { sumOf } from './quote.model.ts';

interface FootProps extends Pick<EditorProps, 'deal' | 'draft' | 'edited'> {
  readonly step: Step;
  readonly next: Step | undefined;
  readonly go: (step: Step) => void;
  readonly isBusy: boolean;
  readonly wrongCount: number;
}

/** While it is typed a sum may be below zero: a sign in a quantity, a discount larger than the rest. */
const said = (paise: number | undefined): string => (paise === undefined ? '—' : formatRupees(signedRupees(paise), 2));

/** What it comes to, and the button that sends it. */
export function Foot({ deal, draft, edited, step, next, go, isBusy, wrongCount }: FootProps) {
  const texts = useMessages(messages);
  const wordTexts = useMessages(words);
  const sum = sumOf(edited, draft.gst);
  const before = steps[steps.indexOf(step) - 1];
  const send = draft.version > 1 ? texts.sendVersion(draft.version) : texts.send;
  return (
    <footer className="y-dashboard__qe-foot">
      <dl aria-live="polite">
        {!edited.gstIncluded && (
          <div>
            <dt>{wordTexts.lines}</dt>
            <dd>{said(sum && sum.total - sum.gst.amount)}</dd>
          </div>
        )}
        <div>
          <dt>{edited.gstIncluded ? wordTexts.gstIncluded(draft.gst) : wordTexts.gst(draft.gst)}</dt>
          <dd>{said(sum?.gst.amount)}</dd>
        </div>
        <div className="y-dashboard__qe-total">
          <dt>{wordTexts.total}</dt>
          <dd>{said(sum?.total)}</dd>
        </div>
      </dl>
      <div className="y-dashboard__qe-send">
        {before && (
          <Button className="y-dashboard__qe-back" onClick={() => go(before)}>
            {texts.backStep}
          </Button>
        )}
        {next && (
          <Button className="y-dashboard__qe-next" variant="primary" onClick={() => go(next)}>
            {next === 'price' ? texts.nextPrice : texts.nextTerms}
          </Button>
        )}
        <Button type="submit" className="y-dashboard__qe-go" variant="primary" busy={isBusy}>
          {!isBusy && <Glyph d={glyphs.send} />}
          {isBusy ? texts.sending : send}
        </Button>
      </div>
      <p role="status">
        {wrongCount > 0 ? texts.check(wrongCount) : texts.note(isolated(deal.other.name), draft.version + 1)}
      </p>
    </footer>
  );
}
