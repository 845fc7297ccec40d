import { useMessages } from '@yantra/language';
import { dashboardBase } from '../kit/address.ts';
import { Failure } from '../kit/failure.tsx';
import { LinkButton } from '../kit/link.tsx';
import { ScreenHead } from '../kit/screen-head.tsx';
import type { Role } from '../kit/screen.ts';
import { Skeletons } from '../kit/waiting.tsx';
import { messages } from './shell.messages.ts';

const ToOverview = () => {
  const texts = useMessages(messages);
  return (
    <LinkButton variant="primary" href={dashboardBase}>
      {texts.toOverview}
    </LinkButton>
  );
};

/** 403: an address for another role. */
export function Forbidden({ role }: { readonly role: Role }) {
  const texts = useMessages(messages);
  const { title, text } = texts.forbidden;
  return (
    <>
      <ScreenHead title={title} note={text(texts.roles[role])} />
      <ToOverview />
    </>
  );
}

/** 404 within the dashboard. */
export function NotFound() {
  const texts = useMessages(messages);
  return (
    <>
      <ScreenHead title={texts.notFound.title} note={texts.notFound.text} />
      <ToOverview />
    </>
  );
}

/** The screen's chunk failed to load, or the screen threw an error. */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useMessages(messages);
  const { title, text, retry } = texts.failed;
  return <Failure title={title} text={text} retry={retry} onRetry={onRetry} />;
}

/** The screen's chunk is loading. */
export const ScreenLoading = () => <Skeletons label={useMessages(messages).loading} />;
