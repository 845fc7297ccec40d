import type { ScreenProps } from '../../kit/screen.ts';
import { PlanForm } from './plan-form.tsx';

/** Changes the plan that its address names. */
export const Screen = (props: ScreenProps) => <PlanForm kind="edit" {...props} />;
