import { useSignals } from '@preact/signals-react/runtime';
import { formatPhone } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope, useUser } from '@yantra/state';
import { Button, ButtonLink, Glyph } from '@yantra/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../equipment-details.messages.ts';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { SellerModel } from '../seller.model.ts';
import { detailsHref } from './addresses.ts';
import { chatGlyph, phoneGlyph, shieldGlyph } from './glyphs.ts';

interface SellerProps {
  readonly seller: SellerModel;
  readonly onAsk: () => void;
  /** Another button is the first. */
  readonly isSecond?: boolean;
}

/** The address of a chat with the owner that already names the machine. */
function useChat({ id, name }: Pick<KnownMachine, 'id' | 'name'>) {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  return (phone: string): string => {
    const page = new URL(detailsHref(siteUrl, id), location.href).href;
    return `https://wa.me/91${phone}?text=${encodeURIComponent(texts.whatsAppText(name, page))}`;
  };
}

/** The page's one filled button; replaced by the owner's name and number once they are known. */
export function Seller({ seller, machine, onAsk, isSecond = false }: SellerProps & { readonly machine: KnownMachine }) {
  const texts = useMessages(messages);
  const chatWith = useChat(machine);
  useSignals();
  const view = seller.view.value;
  const user = useUser();
  const number = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (view.kind === 'shown' && wasAsked.current) number.current?.querySelector('a')?.focus();
    wasAsked.current = view.kind === 'loading';
  }, [view.kind]);
  if (view.kind === 'shown') {
    return (
      <div className="y-details__seller" role="group" aria-label={texts.seller} ref={number} part="seller">
        <span className="y-muted">{texts.seller}</span>
        <b>{view.name}</b>
        <ButtonLink variant="primary" size="lg" block href={`tel:+91${view.phone}`}>
          <Glyph d={phoneGlyph} />
          <span className="y-num">{formatPhone(view.phone)}</span>
        </ButtonLink>
        <ButtonLink
          block
          href={chatWith(view.phone)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.whatsAppNamed(view.name)}
        >
          <Glyph d={chatGlyph} />
          {texts.whatsApp}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <SellerButton seller={seller} onAsk={onAsk} isSecond={isSecond} isLarge />
      {view.kind === 'failed' && (
        <p className="y-details__seller-failed" role="alert">
          {view.message}
        </p>
      )}
      {!user && (
        <p className="y-details__note">
          <Glyph d={shieldGlyph} />
          <span>{texts.sellerNote}</span>
        </p>
      )}
    </>
  );
}

/** On a narrow page it stands in the bar at the bottom, and calls the owner once the number is known. */
export function SellerButton({
  seller,
  onAsk,
  isSecond = false,
  isLarge = false,
}: SellerProps & { readonly isLarge?: boolean }) {
  const texts = useMessages(messages);
  useSignals();
  const user = useUser();
  const view = seller.view.value;
  if (view.kind === 'shown') {
    return (
      <ButtonLink variant="primary" href={`tel:+91${view.phone}`} aria-label={texts.callNamed(view.name)}>
        <Glyph d={phoneGlyph} />
        {texts.call}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={isSecond ? 'secondary' : 'primary'}
      {...(isLarge && { size: isSecond ? 'md' : 'lg', block: true })}
      part="seller-button"
      aria-haspopup={user ? undefined : 'dialog'}
      busy={view.kind === 'loading'}
      onClick={onAsk}
    >
      {isLarge && <Glyph d={phoneGlyph} />}
      {texts.getSeller}
    </Button>
  );
}
