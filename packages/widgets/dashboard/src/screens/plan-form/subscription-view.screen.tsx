export { PlanPage as Screen } from './plan-page.tsx';
