import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, isPlainClick, shareGlyph, shareLink } from '@yantra/ui';
import { type MouseEvent, useState } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { EquipmentDetailsProps } from '../equipment-details.props.ts';
import { detailsHref } from './addresses.ts';

interface NavProps extends Pick<EquipmentDetailsProps, 'onResultsReturn'> {
  readonly id: string;
  /** While it is unknown there is nothing to share. */
  readonly name: string | undefined;
}

/** Above the machine: back to the results, and similar machines. */
export function Nav({ id, name, onResultsReturn }: NavProps) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const goBack = (event: MouseEvent) => {
    if (isPlainClick(event) && onResultsReturn?.({ id }) === false) event.preventDefault();
  };
  return (
    <div className="y-details__nav">
      <ButtonLink variant="ghost" icon="left" href={`${siteUrl}/equipments`} onClick={goBack}>
        {texts.back}
      </ButtonLink>
      {name !== undefined && <Share id={id} name={name} />}
    </div>
  );
}

function Share({ id, name }: { readonly id: string; readonly name: string }) {
  const texts = useMessages(messages);
  const scope = useScope();
  // Partner pages show no notices, so the button says it too.
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = new URL(detailsHref(scope.siteUrl, id), location.href).href;
    const outcome = await shareLink(name, url, {
      share: navigator.share?.bind(navigator),
      clipboard: navigator.clipboard,
    });
    setCopied(outcome === 'copied');
    if (outcome === 'copied') scope.notify({ kind: 'success', text: texts.linkCopied, duration: noticeMs });
    if (outcome === 'failed') scope.notify({ kind: 'error', text: texts.shareFailed, duration: noticeMs });
  };
  return (
    <Button variant="quiet" onClick={() => void share()} onBlur={() => setCopied(false)}>
      <Glyph d={shareGlyph} />
      {isCopied ? texts.shared : texts.share}
    </Button>
  );
}
