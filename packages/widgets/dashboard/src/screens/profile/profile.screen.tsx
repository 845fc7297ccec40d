import type { ScreenProps } from '../../kit/screen.ts';
import { ProfileForm } from './profile-form.tsx';

/** One's own profile. */
export function Screen(props: ScreenProps) {
  return <ProfileForm kind="own" {...props} />;
}
