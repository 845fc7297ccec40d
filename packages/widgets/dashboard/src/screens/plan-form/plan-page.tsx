import { useSignals } from '@preact/signals-react/runtime';
import { planPeriods } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { planAddress } from '../../kit/address.ts';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { isSold, soldText } from '../../kit/plans/periods.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Status } from '../../kit/status.tsx';
import { messages } from './plan-form.messages.ts';
import type { PlanFormModel } from './plan-form.model.ts';
import { usePlanForm } from './use-plan-form.ts';

/** A plan's read-only page. */
export function PlanPage(props: ScreenProps) {
  const texts = useMessages(messages);
  const model = usePlanForm('view', props);
  useSignals();
  const { fields } = model.form;
  const isThere = model.loaded.value.status === 'ready';
  return (
    <>
      <ScreenHead title={(isThere && (fields.displayName.value.value || fields.name.value.value)) || texts.titles.view}>
        <LinkButton variant="primary" href={planAddress('edit', Number(props.params['id']))}>
          {texts.edit}
        </LinkButton>
      </ScreenHead>
      <WhenLoaded loaded={model.loaded} onRetry={() => void model.load()}>
        <div className="y-dashboard__machine">
          <div>
            <Prices model={model} />
          </div>
          <div>
            <Holds model={model} />
          </div>
        </div>
      </WhenLoaded>
    </>
  );
}

interface PartProps {
  readonly model: PlanFormModel;
}

/** The plan's name and content. */
function Holds({ model }: PartProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  useSignals();
  const { name, displayName, equipmentCount, contactCap, smsCap, embedAllowed, active } = model.form.fields;
  const yesOrNo = (is: string) => <Status kind={is === '' ? 'off' : 'good'}>{is === '' ? texts.no : texts.yes}</Status>;
  return (
    <Panel title={texts.plan}>
      <Pairs
        of={[
          [texts.name, name.value.value],
          [texts.displayName, displayName.value.value || '—'],
          [texts.equipmentCount, equipmentCount.value.value],
          [texts.contactCap, contactCap.value.value || planTexts.noCap],
          [texts.smsCap, smsCap.value.value || planTexts.noCap],
          [texts.embedAllowed, yesOrNo(embedAllowed.value.value)],
          [texts.active, yesOrNo(active.value.value)],
        ]}
      />
    </Panel>
  );
}

/** The price of each period; a dash where it is not sold. */
function Prices({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  return (
    <Panel title={texts.prices}>
      {planPeriods.map((months) => {
        const price = model.priceOf(months);
        const isThere = price && isSold(price);
        return (
          <Pairs
            key={months}
            of={[
              [texts.price(months), price ? soldText(price, price.price) : '—'],
              ...(isThere ? [[texts.discount(months), String(price.discount)] as const] : []),
              ...(isThere ? [[texts.final(months), <b key="final">{soldText(price)}</b>] as const] : []),
            ]}
          />
        );
      })}
    </Panel>
  );
}
