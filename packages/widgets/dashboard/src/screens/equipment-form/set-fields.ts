import { latinDigits } from '@yantra/domain';
import type { RecordForm } from '@yantra/form';
import type { messages } from './equipment-form.messages.ts';
import type { EquipmentName } from './equipment.ts';

/** The props of each set of fields. */
export interface SetProps {
  readonly form: RecordForm<EquipmentName>;
  readonly isReadOnly: boolean;
}

export const amount = (text: string) => latinDigits(text).replace(/[^\d.,]/g, '');
export const numeric = { inputMode: 'numeric', className: 'y-num', autoComplete: 'off' } as const;
export const decimal = { inputMode: 'decimal', className: 'y-num', autoComplete: 'off' } as const;
export const plain = { autoComplete: 'off' } as const;

/** The form's props for a field. */
export const of = ({ form, isReadOnly }: SetProps, { fields }: typeof messages, name: EquipmentName) => ({
  name,
  field: form.fields[name],
  label: fields[name],
  isReadOnly,
});
