import type { ScreenProps } from '../../kit/screen.ts';
import { ProfileForm } from './profile-form.tsx';

/** A customer as the admin sees them. */
export function Screen(props: ScreenProps) {
  return <ProfileForm key={props.params['id']} kind="view" {...props} />;
}
