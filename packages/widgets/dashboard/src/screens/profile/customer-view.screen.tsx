import type { ScreenProps } from '../../kit/screen.ts';
import { CustomerPage } from './customer-page.tsx';

export function Screen(props: ScreenProps) {
  return <CustomerPage key={props.params['id']} {...props} />;
}
