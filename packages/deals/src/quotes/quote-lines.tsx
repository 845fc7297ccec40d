import type { Quote } from '@yantra/contract/calls';
import { formatRupees, isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Mark } from '@yantra/ui';
import { saidRupees } from '../rupees.ts';
import { words } from '../words/words.messages.ts';
import { netOf } from './quote-facts.ts';
import { messages } from './quotes.messages.ts';

interface QuoteLinesProps {
  readonly quote: Quote;
}

/** A quote line by line, as it stands in the agreement: amounts to the paisa. */
export function QuoteLines({ quote }: QuoteLinesProps) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const { lines, parts, gst, total, terms, machine } = quote;
  const exact = (rupees: number) => formatRupees(rupees, 2);
  const sure = lines.filter(({ isOnlyIf }) => !isOnlyIf);
  return (
    <div className="y-lines">
      <table>
        <caption className="y-hidden">{texts.caption(isolated(machine.name))}</caption>
        <thead className="y-hidden">
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {sure.map(({ part, name, quantity, unit, rate, amount }, index) => (
            <tr key={`${part} ${index}`}>
              <th scope="row">
                <span dir="auto">{name || say.parts[part]}</span>
                <small>{say.times(say.units(String(quantity), unit), saidRupees(rate))}</small>
              </th>
              <td className="y-num">{exact(amount)}</td>
            </tr>
          ))}
          {parts.map(({ part, state, words: said }) => (
            <tr key={part}>
              <th scope="row">
                {say.parts[part]}
                {said && <small dir="auto">{said}</small>}
              </th>
              <td>
                <Mark kind={state} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              {gst.isIncluded ? texts.gstIn(gst.percent) : texts.gst(gst.percent)}
              <small>{texts.gstOf(saidRupees(netOf(quote)))}</small>
            </th>
            <td className="y-num">{exact(gst.amount)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.totalShort}</th>
            <td className="y-num">{exact(total)}</td>
          </tr>
        </tfoot>
      </table>
      <Apart quote={quote} />
      {terms && (
        <div className="y-lines__terms">
          <p>{texts.terms}</p>
          <p dir="auto">{terms}</p>
        </div>
      )}
    </div>
  );
}

/** What is not in the total: the deposit, and what is paid only if it happens. */
function Apart({ quote: { lines, deposit } }: QuoteLinesProps) {
  const texts = useMessages(messages);
  const say = useMessages(words);
  const maybe = lines.filter(({ isOnlyIf }) => isOnlyIf);
  return (
    <dl className="y-lines__apart" aria-label={texts.apart}>
      <div>
        <dt>{deposit ? texts.depositApart : say.parts.deposit}</dt>
        <dd className="y-num">
          {deposit === undefined ? <Mark kind="unknown" /> : deposit === 0 ? texts.none : formatRupees(deposit, 2)}
        </dd>
      </div>
      {maybe.map(({ part, name, unit, rate }, index) => (
        <div key={`${part} ${index}`}>
          <dt dir="auto">
            {name || say.parts[part]}, {texts.ifItHappens}
          </dt>
          <dd className="y-num">{say.each(saidRupees(rate), unit)}</dd>
        </div>
      ))}
    </dl>
  );
}
