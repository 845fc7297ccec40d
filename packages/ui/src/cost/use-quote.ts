import type { CardPart, VisitorJob } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { costMessages } from './cost.messages.ts';
import { useJobWords } from './job-words.ts';
import { type QuoteRequest, quoteHref } from './quote-href.ts';

interface QuotedMachine {
  readonly id: string;
  readonly name: string;
}

/** Where its owner is asked for a quote, and with a part, where one asks about it: the question is written in the form there. */
export function useQuote(
  { id, name }: QuotedMachine,
  job: VisitorJob,
  { siteUrl, city }: Pick<QuoteRequest, 'siteUrl'> & { readonly city: { readonly id: string; readonly name: string } },
): (part?: CardPart) => string {
  const texts = useMessages(costMessages);
  const words = useJobWords()(job, city.name);
  return (part) =>
    quoteHref({
      siteUrl,
      machineId: id,
      about: part && texts.askAbout(name, texts.partsWithin[part], words),
      cityId: city.id,
      job,
    });
}
