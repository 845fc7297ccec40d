import { type PartnerKey, getPartnerFigures, getPartnerKeys, getPurchasedSubscriptions } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { StateMessage } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { LinkButton } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { Builder } from './builder.tsx';
import { messages } from './embed.messages.ts';
import { Figures } from './figures.tsx';
import { Keys } from './keys.tsx';

const own = { id: undefined };

/** Where owners embed their machines in their own pages, while they have a running plan that allows it. An admin sees all websites and figures, or those of `?supplier=`. */
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
      <Waiting {...keys} label={texts.loading} />
      {known && isAdmin && <Keys keys={known} isAdmin mayAdd={false} reload={keys.reload} />}
      {known && !isAdmin && <OwnSites keys={known} supplierId={user.id} reload={keys.reload} />}
      {known && !counted && figures.remote.status === 'failed' && (
        <Failed error={figures.remote.error} onRetry={figures.reload} />
      )}
      {known && counted && (isAdmin || known.length > 0) && <Figures {...counted} />}
    </>
  );
}

interface OwnSitesProps {
  readonly keys: readonly PartnerKey[];
  readonly supplierId: string;
  readonly reload: () => void;
}

/** The builder and the websites, with a running plan that allows them; websites added earlier can always be managed. */
function OwnSites({ keys, supplierId, reload }: OwnSitesProps) {
  const texts = useMessages(messages);
  const purchases = useRemote(getPurchasedSubscriptions, own);
  const plans = dataOf(purchases.remote);
  if (!plans) return <Waiting {...purchases} label={texts.loading} />;
  const mayAdd = plans.some(({ active, embedAllowed }) => active && embedAllowed !== false);
  return (
    <>
      {mayAdd ? <Builder keys={keys} supplierId={supplierId} /> : <NoPlan />}
      {(mayAdd || keys.length > 0) && <Keys keys={keys} isAdmin={false} mayAdd={mayAdd} reload={reload} />}
    </>
  );
}

/** Explains that widgets need a plan. */
function NoPlan() {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="no-plans" title={texts.noPlan} text={texts.noPlanText} level={2}>
      <LinkButton variant="primary" href={addressOf('/subscription-plan')}>
        {texts.seePlans}
      </LinkButton>
    </StateMessage>
  );
}
