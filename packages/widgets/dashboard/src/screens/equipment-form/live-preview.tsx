import { useSignals } from '@preact/signals-react/runtime';
import type { Equipment } from '@yantra/contract/calls';
import { finalValue, isRentalType, limits, mostPercent, paiseToRupees, rupeesToPaise } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Dialog, EquipmentCard, Glyph, Icon } from '@yantra/ui';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { messages } from './equipment-form.messages.ts';
import type { EquipmentFormModel } from './equipment-form.model.ts';
import type { EquipmentValues } from './equipment.ts';
import type { useLists } from './use-lists.ts';

export interface LivePreviewProps {
  readonly model: EquipmentFormModel;
  readonly lists: ReturnType<typeof useLists>['lists'];
}

const numberIn = (text: string): number => Number(text.replaceAll(',', '')) || 0;

/** The card as far as it is filled in. */
function cardOf(values: EquipmentValues, image1Url: string | null, type: string, unit: string | undefined): Equipment {
  const rent = Math.min(numberIn(values.rentalValue), limits.rentRupees);
  const discount = Math.min(numberIn(values.discount), mostPercent);
  const rentalType = Number(values.rentalType);
  const size = numberIn(values.capacity);
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
    ...(unit !== undefined && size > 0 && { capacity: { value: size, unit } }),
  };
}

/** The card that renters will see; it follows every key. What is typed comes first, so it is drawn when there is time. */
export function Preview({ model, lists }: LivePreviewProps) {
  const texts = useMessages(messages);
  useSignals();
  const values = useDeferredValue(model.form.values.value);
  const { equipmentTypeId, equipmentTypeName } = values;
  const slots = model.images.slots.value;
  const type = lists.types.find(({ value }) => value === equipmentTypeId)?.label ?? equipmentTypeName;
  const card = cardOf(values, slots[0]?.preview ?? slots[0]?.url ?? null, type, model.unit.value);
  const missing = model.missing.value;
  const rest = missing.filter((name) => name !== 'images' && name !== 'rentalValue').map((name) => texts.fields[name]);
  const shown = rest.length > 3 ? [...rest.slice(0, 2), texts.more(rest.length - 2)] : rest;
  return (
    <>
      {/* It says again what stands in the form, and leads nowhere. */}
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
      <ul className="y-dashboard__ticks">
        <Tick isDone={slots.length > 0}>{texts.pictures(slots.length)}</Tick>
        <Tick isDone={!missing.includes('rentalValue')}>{texts.rent}</Tick>
        <Tick isDone={rest.length === 0}>{rest.length === 0 ? texts.nothingMissing : shown.join(', ')}</Tick>
      </ul>
    </>
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
      <h2>{texts.preview}</h2>
      <Preview {...props} />
    </aside>
  );
}

/** The same over the form, where there is none. */
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
