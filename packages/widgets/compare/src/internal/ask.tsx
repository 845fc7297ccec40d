import { useMessages } from '@yantra/language';
import { ButtonLink } from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import type { Comparison } from '../compare.model.ts';
import type { CompareProps } from '../compare.props.ts';
import type { Hrefs } from './hrefs.ts';
import { readyIn } from './ready-in.ts';

interface AskProps extends Pick<CompareProps, 'onQuotesRequest'> {
  readonly view: Comparison;
  readonly hrefs: Hrefs;
}

/** One question to the owners of all of them; of a single machine its own button does. */
export function Ask({ view, hrefs, onQuotesRequest }: AskProps) {
  const texts = useMessages(messages);
  const ids = readyIn(view).map(({ id }) => id);
  if (ids.length < 2) return null;
  const href = hrefs.quotes(ids);
  return (
    <div className="y-compare__ask">
      <p>{texts.askAllText(ids.length)}</p>
      <ButtonLink
        variant="primary"
        part="quote-button"
        href={href}
        onClick={(event) => {
          if (onQuotesRequest?.({ ids, href }) === false) event.preventDefault();
        }}
      >
        {texts.askAll(ids.length)}
      </ButtonLink>
    </div>
  );
}
