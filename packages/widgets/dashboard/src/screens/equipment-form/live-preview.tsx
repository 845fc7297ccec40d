import { useSignals } from '@preact/signals-react/runtime';
import type { Equipment } from '@yantra/contract/calls';
import {
  type KindFact,
  finalValue,
  isChoiceFact,
  isRentalType,
  limits,
  mostPercent,
  paiseToRupees,
  rupeesToPaise,
} from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Dialog, EquipmentCard, Glyph, Icon } from '@yantra/ui';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { messages as factMessages } from '../../kit/kind-facts.messages.ts';
import { type AskedFact, factIn, factText } from '../../kit/kind-facts.ts';
import { messages } from './equipment-form.messages.ts';
import type { EquipmentFormModel } from './equipment-form.model.ts';
import type { EquipmentValues } from './equipment.ts';
import type { useLists } from './use-lists.ts';

export interface LivePreviewProps {
  readonly model: EquipmentFormModel;
  readonly lists: ReturnType<typeof useLists>['lists'];
}

const numberIn = (text: string): number => Number(text.replaceAll(',', '')) || 0;

/** The facts that are filled in. */
const filledInFacts = (values: EquipmentValues, asked: readonly AskedFact[]): readonly KindFact[] =>
  asked.map((one) => {
    const value = isChoiceFact(one.fact) ? values[one.fact] : numberIn(values[one.fact]);
    return { ...one, ...(value && { value }) };
  });

/** The card with the values filled in so far. */
function cardOf(
  values: EquipmentValues,
  image1Url: string | null,
  type: string,
  facts: readonly KindFact[],
): Equipment {
  const rent = Math.min(numberIn(values.rentalValue), limits.rentRupees);
  const discount = Math.min(numberIn(values.discount), mostPercent);
  const rentalType = Number(values.rentalType);
  const { value: size, unit } = factIn(facts, 'capacity') ?? {};
  return {
    id: 'preview',
    name: values.name,
    status: values.status === 'On rent' ? 'On rent' : 'Available',
    image1Url,
    modelNumber: values.modelNumber,
    yearOfMfg: numberIn(values.yearOfMfg),
    noOfWorkingHrs: numberIn(values.noOfWorkingHrs),
    rentalValue: rent,
    finalRentalValue: paiseToRupees(finalValue(rupeesToPaise(rent), discount)),
    rentalType: isRentalType(rentalType) ? rentalType : 1,
    discount,
    region: values.state,
    city: values.city,
    cityId: '',
    state: values.state,
    latitude: null,
    longitude: null,
    insuranceAvailable: values.insuranceAvailable !== '',
    equipmentTypeId: numberIn(values.equipmentTypeId),
    equipmentType: { id: numberIn(values.equipmentTypeId), type, subType: '' },
    categories: [],
    equipmentRatings: [],
    ...(unit !== undefined && typeof size === 'number' && { capacity: { value: size, unit } }),
  };
}

/** The card that renters will see, updated on every key. Typing has priority, so it renders when there is time. */
export function Preview({ model, lists }: LivePreviewProps) {
  const texts = useMessages(messages);
  useSignals();
  const values = useDeferredValue(model.form.values.value);
  const { equipmentTypeId, equipmentTypeName } = values;
  const slots = model.images.slots.value;
  const type = lists.types.find(({ value }) => value === equipmentTypeId)?.label ?? equipmentTypeName;
  const facts = filledInFacts(values, model.asked.value);
  const card = cardOf(values, slots[0]?.preview ?? slots[0]?.url ?? null, type, facts);
  const missing = model.missing.value;
  const rest = missing.filter((name) => name !== 'images' && name !== 'rentalValue').map((name) => texts.fields[name]);
  const shown = rest.length > 3 ? [...rest.slice(0, 2), texts.more(rest.length - 2)] : rest;
  return (
    <>
      {/* It repeats the form's values, and its links must not work. */}
      <div inert>
        <EquipmentCard
          equipment={{
            ...card,
            name: card.name || texts.fields.name,
            city: card.city || texts.fields.city,
            equipmentType: { ...card.equipmentType, type: type || texts.fields.equipmentTypeId },
          }}
          href="#"
          sizes="296px"
        />
      </div>
      <LeadingFacts facts={facts.slice(0, leading)} />
      <ul className="y-dashboard__ticks">
        <Tick isDone={slots.length > 0}>{texts.pictures(slots.length)}</Tick>
        <Tick isDone={!missing.includes('rentalValue')}>{texts.rent}</Tick>
        <Tick isDone={rest.length === 0}>{rest.length === 0 ? texts.nothingMissing : shown.join(', ')}</Tick>
      </ul>
    </>
  );
}

/* The number of facts at the top of a machine's page. */
const leading = 4;

/** The facts at the top of a machine's page, and where renters have to ask. */
function LeadingFacts({ facts }: { readonly facts: readonly KindFact[] }) {
  const texts = useMessages(messages);
  const factTexts = useMessages(factMessages);
  if (facts.length === 0) return null;
  return (
    <dl className="y-dashboard__preview-facts">
      {facts.map((fact) => {
        const text = factText(fact, factTexts);
        return (
          <div key={fact.fact} className="y-dashboard__preview-fact" data-unsaid={text === undefined || undefined}>
            <dt>{factTexts.names[fact.fact]}</dt>
            <dd>{text ?? texts.askOwner}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const Tick = ({ isDone, children }: { readonly isDone: boolean; readonly children: ReactNode }) => (
  <li data-done={isDone || undefined}>
    {isDone ? <Icon name="check" /> : <Glyph d="M5 12h14" />}
    {children}
  </li>
);

/** The preview beside the form, where there is room. */
export function LivePreview(props: LivePreviewProps) {
  const texts = useMessages(messages);
  return (
    <aside className="y-dashboard__live" aria-label={texts.preview}>
      <div>
        <h2>{texts.preview}</h2>
        <Preview {...props} />
      </div>
    </aside>
  );
}

/** The preview over the form, where there is no room beside it. */
export function PreviewButton(props: LivePreviewProps) {
  const texts = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="y-dashboard__see" onClick={() => setOpen(true)}>
        {texts.see}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.preview}
        footer={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
      >
        <div className="y-dashboard__preview">
          <Preview {...props} />
        </div>
      </Dialog>
    </>
  );
}
