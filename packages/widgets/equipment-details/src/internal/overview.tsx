import { youtubeUrl } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import { videoGlyph } from './glyphs.ts';
import { Plate, type PlateProps, loadingValue } from './plate.tsx';

export function Overview(props: PlateProps) {
  const texts = useMessages(messages);
  return (
    <section className="y-details__overview" aria-labelledby="details-overview">
      <h2 id="details-overview">{texts.overview}</h2>
      <Plate {...props} />
    </section>
  );
}

export function Description({ machine }: { readonly machine: KnownMachine }) {
  const texts = useMessages(messages);
  const { description } = machine;
  return (
    <section className="y-details__text" aria-labelledby="details-description">
      <h2 id="details-description">{texts.description}</h2>
      {description === undefined ? loadingValue : <p>{description.trim() || texts.noDescription}</p>}
      <Video link={machine.youtubeLink} />
    </section>
  );
}

function Video({ link }: { readonly link: string | undefined }) {
  const texts = useMessages(messages);
  if (link === undefined) return loadingValue;
  const url = youtubeUrl(link);
  if (!url) return <p className="y-muted y-details__no-video">{texts.noVideo}</p>;
  return (
    <p>
      <a className="y-link y-details__video" href={url} target="_blank" rel="noopener nofollow ugc">
        <Glyph d={videoGlyph} />
        {texts.watch}
      </a>
    </p>
  );
}
