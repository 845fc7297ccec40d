import type { ScreenProps } from '../../kit/screen.ts';
import { PlanForm } from './plan-form.tsx';

export const Screen = (props: ScreenProps) => <PlanForm kind="edit" {...props} />;
