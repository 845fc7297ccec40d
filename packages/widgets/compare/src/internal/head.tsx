import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, shareGlyph, shareLink } from '@yantra/ui';
import { useState } from 'react';
import { messages } from '../compare.messages.ts';
import type { Comparison } from '../compare.model.ts';
import type { FurtherWay } from './further-way.ts';
import type { Hrefs } from './hrefs.ts';

interface HeadProps {
  readonly view: Comparison;
  readonly hrefs: Hrefs;
  readonly level: 1 | 2;
  readonly hasRoom: boolean;
  readonly way: FurtherWay;
}

/** The title, sharing, and the way to a further machine. */
export function Head({ view, hrefs, level, hasRoom, way }: HeadProps) {
  const texts = useMessages(messages);
  const Title = `h${level}` as const;
  const count = view.columns.length;
  return (
    <div className="y-compare__head">
      <Title className="y-compare__title">{texts.title(count)}</Title>
      <div className="y-compare__ways">
        <Share title={texts.title(count)} href={hrefs.shared} />
        {hasRoom && (
          <ButtonLink icon="plus" {...way}>
            {texts.add(count)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Share({ title, href }: { readonly title: string; readonly href: string }) {
  const texts = useMessages(messages);
  const scope = useScope();
  // Partner pages show no notices, so the button says it too.
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const outcome = await shareLink(title, new URL(href, location.href).href, {
      share: navigator.share?.bind(navigator),
      clipboard: navigator.clipboard,
    });
    setCopied(outcome === 'copied');
    if (outcome === 'copied') scope.notify({ kind: 'success', text: texts.linkCopied, duration: noticeMs });
    if (outcome === 'failed') scope.notify({ kind: 'error', text: texts.shareFailed, duration: noticeMs });
  };
  return (
    <Button onClick={() => void share()} onBlur={() => setCopied(false)}>
      <Glyph d={shareGlyph} />
      {isCopied ? texts.shared : texts.share}
    </Button>
  );
}
