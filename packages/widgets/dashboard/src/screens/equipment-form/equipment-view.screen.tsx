import type { ScreenProps } from '../../kit/screen.ts';
import { EquipmentForm } from './equipment-form.tsx';

/** Shows a machine; nothing can be changed. */
export function Screen(props: ScreenProps) {
  return <EquipmentForm key={props.params['id']} kind="view" {...props} />;
}
