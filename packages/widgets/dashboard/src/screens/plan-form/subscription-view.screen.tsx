import type { ScreenProps } from '../../kit/screen.ts';
import { PlanForm } from './plan-form.tsx';

/** Shows the plan that its address names. */
export const Screen = (props: ScreenProps) => <PlanForm kind="view" {...props} />;
