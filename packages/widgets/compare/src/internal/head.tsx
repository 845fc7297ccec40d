import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type PutAside, useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, isPlainClick, shareGlyph, shareLink } from '@yantra/ui';
import { useState } from 'react';
import { messages } from '../compare.messages.ts';
import type { Comparison } from '../compare.model.ts';
import type { Hrefs } from './hrefs.ts';
import { readyIn } from './ready-in.ts';

interface HeadProps {
  readonly view: Comparison;
  readonly hrefs: Hrefs;
  readonly level: 1 | 2;
  readonly hasRoom: boolean;
  readonly onAdd: ((machines: readonly PutAside[]) => void) | undefined;
}

/** The title, sharing, and the way to a further machine. */
export function Head({ view, hrefs, level, hasRoom, onAdd }: HeadProps) {
  const texts = useMessages(messages);
  const Title = `h${level}` as const;
  const count = view.columns.length;
  const ready = readyIn(view);
  return (
    <div className="y-compare__head">
      <Title className="y-compare__title">{texts.title(count)}</Title>
      <div className="y-compare__ways">
        <Share title={texts.title(count)} href={hrefs.shared} />
        {hasRoom && (
          <ButtonLink
            icon="plus"
            href={hrefs.add(
              ready.map(({ id }) => id),
              ready[0]?.machine.categories[0]?.id,
            )}
            onClick={(event) => {
              if (isPlainClick(event))
                onAdd?.(ready.map(({ machine: { id, name, image1Url } }) => ({ id, name, image1Url })));
            }}
          >
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
