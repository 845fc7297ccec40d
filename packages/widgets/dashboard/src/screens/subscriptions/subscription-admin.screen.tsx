import type { ScreenProps } from '../../kit/screen.ts';
import { PlanList } from './plan-list.tsx';
import { PurchasedList } from './purchased-list.tsx';

/** Subscriptions by role: an admin's plans, or what somebody has bought. */
export const Screen = (props: ScreenProps) =>
  props.user.role === 'admin' ? <PlanList {...props} /> : <PurchasedList {...props} />;
