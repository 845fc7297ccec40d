import { getRequest } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { useRemote } from '../../kit/use-remote.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { messages } from '../my-requests/my-requests.messages.ts';

/** One request of a renter. */
export function Screen({ params }: ScreenProps) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getRequest, { requestId: params['id'] ?? '' });
  return (
    <>
      <ScreenHead title={texts.request} />
      <Waiting remote={remote} reload={reload} label={texts.loading} />
    </>
  );
}
