import { Button, ButtonLink, Skeleton, StateMessage } from '@yantra/ui';
import { messages } from '../../dashboard.messages.ts';
import type { Role } from '../../screen.ts';
import { ScreenHead } from '../screen-head.tsx';
import { dashboardBase } from '../address.ts';

const ToOverview = () => (
  <ButtonLink variant="primary" href={dashboardBase}>
    {messages.toOverview}
  </ButtonLink>
);

/** 403: the address of another role. */
export function Forbidden({ role }: { readonly role: Role }) {
  const { title, text } = messages.forbidden;
  return (
    <>
      <ScreenHead title={title} note={text(messages.roles[role])} />
      <ToOverview />
    </>
  );
}

/** 404 within the dashboard. */
export function NotFound() {
  return (
    <>
      <ScreenHead title={messages.notFound.title} note={messages.notFound.text} />
      <ToOverview />
    </>
  );
}

/** The screen's own file did not come, or the screen broke. */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = messages.failed;
  return (
    <StateMessage picture="error" title={title} text={text} level={2}>
      <Button variant="primary" icon="retry" onClick={onRetry}>
        {retry}
      </Button>
    </StateMessage>
  );
}

/** The screen's own file is on its way. */
export const ScreenLoading = () => (
  <div className="y-dashboard__waiting" role="status" aria-label={messages.loading}>
    <Skeleton />
    <Skeleton />
  </div>
);
