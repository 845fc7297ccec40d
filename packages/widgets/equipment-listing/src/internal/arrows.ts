export { CategoryArrows } from '@yantra/ui';
