import type { ScreenProps } from '../../kit/screen.ts';
import { PlanList } from './plan-list.tsx';
import { PurchasedList } from './purchased-list.tsx';

/** Subscriptions by role: all plans for an admin, the user's purchases for others. */
export const Screen = (props: ScreenProps) =>
  props.user.role === 'admin' ? <PlanList {...props} /> : <PurchasedList {...props} />;
