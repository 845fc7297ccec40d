import { getPartnerFigures, getPartnerKeys } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Skeleton } from '@yantra/ui';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Failed } from '../../kit/table/data-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Builder } from './builder.tsx';
import { messages } from './embed.messages.ts';
import { Figures } from './figures.tsx';
import { Keys } from './keys.tsx';

/** Where suppliers put their machines on their own pages. An admin sees the websites and figures of everybody, or of `?supplier=`. */
export function Screen({ user, query }: ScreenProps) {
  const texts = useMessages(messages);
  const isAdmin = user.role === 'admin';
  const supplierId = (isAdmin && query.get('supplier')) || undefined;
  const keys = useRemote(getPartnerKeys, { supplierId });
  const figures = useRemote(getPartnerFigures, { supplierId });
  const known = dataOf(keys.remote);
  const counted = dataOf(figures.remote);
  return (
    <>
      <ScreenHead title={texts.title} note={isAdmin ? texts.adminNote : texts.note} />
      {!known && keys.remote.status === 'failed' && (
        <Failed message={keys.remote.error.message} onRetry={keys.reload} />
      )}
      {!known && keys.remote.status !== 'failed' && <Waiting />}
      {known && !isAdmin && <Builder keys={known} supplierId={user.id} />}
      {known && <Keys keys={known} isAdmin={isAdmin} reload={keys.reload} />}
      {known && !counted && figures.remote.status === 'failed' && (
        <Failed message={figures.remote.error.message} onRetry={figures.reload} />
      )}
      {known && counted && <Figures {...counted} />}
    </>
  );
}

const Waiting = () => {
  const texts = useMessages(messages);
  return (
    <div className="y-dashboard__waiting" role="status" aria-label={texts.loading}>
      <Skeleton />
      <Skeleton />
    </div>
  );
};
