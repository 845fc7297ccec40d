import { useSignals } from '@preact/signals-react/runtime';
import { formatRupees, planPeriodName, planPeriods } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ButtonLink } from '@yantra/ui';
import { planAddress } from '../../kit/address.ts';
import { WhenLoaded } from '../../kit/form/loading.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Status } from '../../kit/status.tsx';
import { messages } from './plan-form.messages.ts';
import type { PlanFormModel } from './plan-form.model.ts';
import { usePlanForm } from './use-plan-form.ts';

/** A plan as the admin reads it. */
export function PlanPage(props: ScreenProps) {
  const texts = useMessages(messages);
  const model = usePlanForm('view', props);
  useSignals();
  const { fields } = model.form;
  const isThere = model.loaded.value.status === 'ready';
  return (
    <>
      <ScreenHead title={(isThere && (fields.displayName.value.value || fields.name.value.value)) || texts.titles.view}>
        <ButtonLink variant="primary" href={planAddress('edit', Number(props.params['id']))}>
          {texts.edit}
        </ButtonLink>
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

/** What it is called, and what it holds; a dash is a cap that it has not. */
function Holds({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const { name, displayName, equipmentCount, contactCap, smsCap, embedAllowed, active } = model.form.fields;
  const said = (is: string) => <Status kind={is === '' ? 'off' : 'good'}>{is === '' ? texts.no : texts.yes}</Status>;
  return (
    <Panel title={texts.plan}>
      <Pairs
        of={[
          [texts.name, name.value.value],
          [texts.displayName, displayName.value.value || '—'],
          [texts.equipmentCount, equipmentCount.value.value],
          [texts.contactCap, contactCap.value.value || '—'],
          [texts.smsCap, smsCap.value.value || '—'],
          [texts.embedAllowed, said(embedAllowed.value.value)],
          [texts.active, said(active.value.value)],
        ]}
      />
    </Panel>
  );
}

/** A line a period that it is sold for. */
function Prices({ model }: PartProps) {
  const texts = useMessages(messages);
  useSignals();
  const { fields } = model.form;
  const rupees = (text: string) => formatRupees(Number(text), 2);
  const sold = planPeriods.filter((months) => Number(fields[`price${planPeriodName(months)}`].value.value) > 0);
  return (
    <Panel title={texts.prices}>
      {sold.map((months) => {
        const period = planPeriodName(months);
        return (
          <Pairs
            key={months}
            of={[
              [texts.price(months), rupees(fields[`price${period}`].value.value)],
              [texts.discount(months), fields[`discount${period}`].value.value || '0'],
              [texts.final(months), <b key="final">{model.finalOf(months).value.value}</b>],
            ]}
          />
        );
      })}
    </Panel>
  );
}
