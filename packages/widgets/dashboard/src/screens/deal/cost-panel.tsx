import type { Deal, Quote, QuoteLineRow } from '@yantra/contract/calls';
import { formatRupees, isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Badge, Mark } from '@yantra/ui';
import { messages } from '../../kit/deals/deal.messages.ts';
import { messages as words } from '../../kit/deals/quote-words.messages.ts';

type Words = typeof words;

/** What the newest version of the quote says. */
export function CostPanel({ deal }: { readonly deal: Deal }) {
  const texts = useMessages(messages);
  const { quote } = deal;
  return (
    <section className="y-dashboard__panel" aria-label={texts.cost}>
      <div className="y-dashboard__panel-head">
        <h2>{texts.cost}</h2>
        {quote && <Badge className="y-dashboard__deal-badge">{texts.version(quote.version)}</Badge>}
      </div>
      {quote ? <Cost quote={quote} /> : <p className="y-dashboard__panel-body y-muted">{texts.noQuote}</p>}
    </section>
  );
}

const said = (rupees: number): string => formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2);
const partName = ({ part, name }: Pick<QuoteLineRow, 'part' | 'name'>, { parts }: Words): string =>
  name === '' ? parts[part] : isolated(name);

function Cost({ quote }: { readonly quote: Quote }) {
  const texts = useMessages(messages);
  const wordTexts = useMessages(words);
  const { lines, parts, gst, total, terms } = quote;
  return (
    <>
      <table className="y-dashboard__cost-lines">
        <caption className="y-hidden">{texts.cost}</caption>
        <tbody>
          {lines
            .filter(({ isOnlyIf }) => !isOnlyIf)
            .map((line, index) => (
              <tr key={index}>
                <th scope="row">
                  {partName(line, wordTexts)}
                  <small>
                    {wordTexts.times(wordTexts.counted(line.quantity, wordTexts.units[line.unit]), said(line.rate))}
                  </small>
                </th>
                <td>{formatRupees(line.amount, 2)}</td>
              </tr>
            ))}
          {parts
            .filter(({ state }) => state === 'included')
            .map((part) => (
              <tr key={part.part}>
                <th scope="row">
                  {wordTexts.parts[part.part]}
                  {part.words && <small>{isolated(part.words)}</small>}
                </th>
                <td>
                  <Mark kind="included" label={wordTexts.states.included} />
                </td>
              </tr>
            ))}
          <tr>
            <th scope="row">{gst.isIncluded ? wordTexts.gstIncluded(gst.percent) : wordTexts.gst(gst.percent)}</th>
            <td>{formatRupees(gst.amount, 2)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{wordTexts.total}</th>
            <td>{formatRupees(total, 2)}</td>
          </tr>
        </tfoot>
      </table>
      <Apart quote={quote} />
      {terms && (
        <div className="y-dashboard__cost-terms">
          <h3>{texts.terms}</h3>
          <p className="y-dashboard__lead-details">{terms}</p>
        </div>
      )}
    </>
  );
}

/** What is not in the total. */
function Apart({ quote: { lines, parts, deposit } }: { readonly quote: Quote }) {
  const wordTexts = useMessages(words);
  return (
    <dl className="y-dashboard__cost-apart">
      <div>
        <dt>{wordTexts.deposit}</dt>
        <dd>
          {deposit === undefined ? (
            <Mark kind="unknown" label={wordTexts.states.unknown} />
          ) : deposit === 0 ? (
            wordTexts.noDeposit
          ) : (
            formatRupees(deposit, 2)
          )}
        </dd>
      </div>
      {parts
        .filter(({ state }) => state !== 'included')
        .map(({ part, state, words: note }) => (
          <div key={part}>
            <dt>{[wordTexts.parts[part], note && isolated(note)].filter(Boolean).join(', ')}</dt>
            <dd>
              <Mark kind={state} label={wordTexts.states[state]} />
            </dd>
          </div>
        ))}
      {lines
        .filter(({ isOnlyIf }) => isOnlyIf)
        .map((line, index) => (
          <div key={index}>
            <dt>{`${partName(line, wordTexts)} · ${wordTexts.ifItHappens}`}</dt>
            <dd>{wordTexts.each(said(line.rate), wordTexts.units[line.unit])}</dd>
          </div>
        ))}
    </dl>
  );
}
