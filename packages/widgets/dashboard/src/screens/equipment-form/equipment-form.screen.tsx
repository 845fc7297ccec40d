import type { ScreenProps } from '../../kit/screen.ts';
import { EquipmentForm } from './equipment-form.tsx';

/** Adds a machine, or edits the one in the address. */
export function Screen(props: ScreenProps) {
  return <EquipmentForm key={props.params['id'] ?? 'new'} kind={props.params['id'] ? 'edit' : 'add'} {...props} />;
}
