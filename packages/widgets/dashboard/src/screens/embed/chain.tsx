import type { PartnerFigures } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ChartPanel, isEmpty, NothingYet } from '../../kit/chart.tsx';
import { messages } from './embed.messages.ts';

const steps = ['views', 'asked', 'quoted', 'agreed'] as const;
type Counts = Pick<PartnerFigures, (typeof steps)[number]>;

interface Part {
  readonly title: string;
  /** The heading of the labels. */
  readonly head: string;
  readonly rows: readonly (Counts & { readonly label: string })[];
}

/** From a view to an agreement: how many went each step, then by page and by widget. */
export function Chain({ parts, ...totals }: Counts & { readonly parts: readonly Part[] }) {
  const texts = useMessages(messages);
  const points = steps.map((step) => ({ label: step, value: totals[step] }));
  return (
    <ChartPanel title={texts.chain}>
      {isEmpty(points) ? (
        <NothingYet />
      ) : (
        <>
          <ol className="y-embed__chain">
            {steps.map((step) => (
              <li key={step} className="y-embed__chain-step">
                <span>{texts.chainSteps[step]}</span>
                <b className="y-num">{formatCount(totals[step])}</b>
              </li>
            ))}
          </ol>
          <p className="y-embed__chain-note">{texts.chainNote}</p>
          {parts.map((part) => (
            <ChainTable key={part.head} {...part} />
          ))}
        </>
      )}
    </ChartPanel>
  );
}

function ChainTable({ title, head, rows }: Part) {
  const texts = useMessages(messages);
  return (
    <div className="y-dashboard__figures y-embed__steps">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {texts.chainSteps[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, ...counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {steps.map((step) => (
                <td key={step} className="y-num">
                  {formatCount(counts[step])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
