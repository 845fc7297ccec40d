import type { ScreenProps } from '../../kit/screen.ts';
import { PersonPage } from './person/person-page.tsx';

export function Screen(props: ScreenProps) {
  return <PersonPage key={props.params['id']} kind="supplier" {...props} />;
}
