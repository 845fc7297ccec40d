import type { ScreenProps } from '../../kit/screen.ts';
import { ProfileForm } from './profile-form.tsx';

export function Screen(props: ScreenProps) {
  return <ProfileForm key={props.params['id']} kind="editSupplier" {...props} />;
}
