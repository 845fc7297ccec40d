import { getSubscriptions } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Glyph, StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import { addressOf, planAddress } from '../../kit/address.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { LinkButton } from '../../kit/link.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { LocalTable } from '../../kit/table/local-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { planColumns } from './plan-columns.tsx';
import { usePlanDeletion } from './plan-deletion.tsx';
import { messages } from './subscriptions.messages.ts';

/** Rows per page (dashboard.md §9). */
const pageSize = 12;
const nothing = {};

/** Every plan, with its price for each period. */
export function PlanList(props: ScreenProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const columns = useMemo(() => planColumns(texts, planTexts), [texts, planTexts]);
  const { remote, reload } = useRemote(getSubscriptions, nothing);
  const deletion = usePlanDeletion(reload);
  return (
    <>
      <ScreenHead title={texts.title.admin} note={texts.note.admin}>
        <LinkButton variant="primary" icon="plus" href={addressOf('/subscription-add')}>
          {texts.add}
        </LinkButton>
      </ScreenHead>
      <LocalTable
        {...props}
        label={texts.plans}
        name="subscriptions"
        address={addressOf('/subscription-admin')}
        rows={remote}
        reload={reload}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => String(id)}
        nameOf={({ name }) => name}
        menuOf={(plan) => [
          { label: texts.view, href: planAddress('view', plan.id), icon: <Glyph d={glyphs.eye} /> },
          { label: texts.edit, href: planAddress('edit', plan.id), icon: <Glyph d={glyphs.pencil} /> },
          { label: texts.deletion.act, onSelect: () => deletion.ask(plan), icon: <Glyph d={glyphs.bin} /> },
        ]}
        empty={<StateMessage picture="no-plans" title={texts.noPlan} text={texts.noPlanText} level={2} />}
      />
      {deletion.dialog}
    </>
  );
}
