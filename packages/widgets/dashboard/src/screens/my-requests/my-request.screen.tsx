import { getRequest } from '@yantra/contract/calls';
import { RequestView } from '@yantra/deals';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { messages } from './my-requests.messages.ts';

/** One request of a renter: its quotes, the messages, and what was agreed. */
export function Screen({ params }: ScreenProps) {
  const texts = useMessages(messages);
  const requestId = params['id'] ?? '';
  const { remote, reload } = useRemote(getRequest, { requestId });
  if (dataOf(remote)) return <RequestView requestId={requestId} />;
  return (
    <>
      <ScreenHead title={texts.request} />
      <Waiting remote={remote} reload={reload} label={texts.loading} />
    </>
  );
}
