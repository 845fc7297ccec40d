import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { Link } from '../../kit/link.tsx';
import { publicAddress } from '../../kit/public-address.ts';
import type { PartProps } from './machine-parts.tsx';
import { messages } from './machine-view.messages.ts';
import { QrDialog } from './qr-dialog.tsx';

/** The machine's public page: open it, share it, print its QR code. */
export function LinkRow({ machine: { id, name } }: PartProps) {
  const texts = useMessages(messages);
  const { notify, siteUrl } = useScope();
  const [isCode, setCode] = useState(false);
  const path = publicAddress(siteUrl, id);
  const url = new URL(path, location.href);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url.href);
      notify({ kind: 'success', text: texts.copied, duration: noticeMs });
    } catch {
      // The clipboard is blocked or the page is not secure: the user can copy the address by hand.
      notify({ kind: 'info', text: texts.linkIs(url.href), duration: 4 * noticeMs });
    }
  };
  return (
    <div className="y-dashboard__link-row">
      <Link href={path}>
        <Glyph d={glyphs.out} />
        <span className="y-hidden">{texts.link}: </span>
        <span>
          <small>{url.host}</small>
          {url.pathname + url.search}
        </span>
      </Link>
      <div>
        <Button variant="quiet" onClick={() => void copy()}>
          <Glyph d={glyphs.copy} />
          <span>{texts.copy}</span>
        </Button>
        <Share name={name} url={url.href} />
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setCode(true)}>
          <Glyph d={glyphs.code2d} />
          <span>{texts.qr}</span>
        </Button>
      </div>
      {isCode && <QrDialog name={name} url={url.href} onClose={() => setCode(false)} />}
    </div>
  );
}

/** Shares through the device's share sheet, or by WhatsApp where there is none. */
function Share({ name, url }: { readonly name: string; readonly url: string }) {
  const texts = useMessages(messages);
  if (typeof navigator.share !== 'function') {
    return (
      <ButtonLink
        variant="quiet"
        href={`https://wa.me/?text=${encodeURIComponent(`${name}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Glyph d={glyphs.share} />
        <span>{texts.whatsApp}</span>
      </ButtonLink>
    );
  }
  // A cancelled share needs no message.
  const share = () => void navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <Button variant="quiet" onClick={share}>
      <Glyph d={glyphs.share} />
      <span>{texts.share}</span>
    </Button>
  );
}
