import { closePage, renewPage, type RenterRequest } from '@yantra/contract/calls';
import { dayInIndia, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope, useServed } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { glyphs } from '../glyphs.ts';
import { useMoments } from '../words/moments.ts';
import { messages } from './request.messages.ts';

interface PageToolsProps {
  readonly page: string;
  readonly request: RenterRequest;
  readonly now: number;
  /** It has another address. */
  readonly onPage: (page: string) => void;
  readonly onClosed: () => void;
}

/** Copies the page's address; there is nothing to press without a script. */
export function CopyLink() {
  const texts = useMessages(messages);
  const { notify } = useScope();
  if (useServed()) return null;
  const copy = () => {
    const tell = (kind: 'success' | 'error', text: string) => notify({ kind, text, duration: noticeMs });
    navigator.clipboard.writeText(location.href.replace(/[?#].*/, '')).then(
      () => tell('success', texts.copied),
      () => tell('error', texts.copyFailed),
    );
  };
  return (
    <Button onClick={copy}>
      <Glyph d={glyphs.link} />
      {texts.copy}
    </Button>
  );
}

/** Who sees the page and for how long, and how to change that. */
export function PageTools({ page, request: { pageClosesAt, isKept, phone }, now, onPage, onClosed }: PageToolsProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, siteUrl, notify } = useScope();
  const { short } = useMoments(now);
  const [isBusy, setBusy] = useState(false);
  const act = (deed: () => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: errorText(error), duration: noticeMs });
    } finally {
      setBusy(false);
    }
  };
  const renew = act(async () => onPage((await send(renewPage, { page }, { isQuiet: true })).page));
  const close = act(async () => {
    await send(closePage, { page }, { isQuiet: true });
    onClosed();
  });
  const address = `${siteUrl}/q/${encodeURIComponent(page)}`;
  return (
    <div className="y-page-tools">
      <p>
        <Glyph d={glyphs.lock} />
        <span>
          {pageClosesAt && texts.secret(short(dayInIndia(new Date(pageClosesAt))))}{' '}
          <a className="y-link" href={`${siteUrl}/dashboard/my-requests`}>
            {isKept ? texts.kept : texts.keep(phone.replaceAll(' ', '\u00a0'))}
          </a>
        </span>
      </p>
      <details>
        <summary className="y-link">{texts.page}</summary>
        <form method="post" action={`${address}/renew`} onSubmit={(event) => void renew(event)}>
          <p>{texts.renewNote}</p>
          <Button type="submit" busy={isBusy}>
            {texts.renew}
          </Button>
        </form>
        <form method="post" action={`${address}/close`} onSubmit={(event) => void close(event)}>
          <p>{texts.closeNote}</p>
          <Button type="submit" busy={isBusy}>
            {texts.close}
          </Button>
        </form>
      </details>
    </div>
  );
}
