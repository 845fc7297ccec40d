import { type VisitorJob, jobPairs, mostCompared } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, ButtonLink, Glyph } from '@yantra/ui';
import { messages } from '../favourites.messages.ts';
import { scalesGlyph } from './glyphs.ts';

interface CompareProps {
  readonly siteUrl: string;
  readonly job: VisitorJob | undefined;
  readonly chosen: readonly string[];
  readonly listed: readonly string[];
}

/** Compares what is chosen; as long as nothing is, the first ones. */
export function Compare({ siteUrl, job, chosen, listed }: CompareProps) {
  const texts = useMessages(messages);
  const ids = chosen.length > 0 ? chosen : listed.slice(0, mostCompared);
  if (listed.length < 2) return null;
  if (ids.length < 2)
    return (
      <Button variant="primary" aria-disabled="true">
        {texts.compareMore}
      </Button>
    );
  const query = new URLSearchParams(jobPairs(job).map(([...pair]) => pair)).toString();
  return (
    <>
      <ButtonLink variant="primary" href={`${siteUrl}/compare?machines=${ids.join(',')}${query && `&${query}`}`}>
        <Glyph d={scalesGlyph} />
        {texts.compare(ids.length)}
      </ButtonLink>
      <span className="y-hidden" role="status">
        {chosen.length >= mostCompared && texts.compareFull}
      </span>
    </>
  );
}
