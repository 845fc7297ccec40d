import type { ScreenProps } from '../../kit/screen.ts';
import { deviceClock } from './clock.ts';
import { FleetCalendar } from './fleet-calendar.tsx';

/** When the owner’s machines are out, held, blocked or in repair. */
export const Screen = (props: ScreenProps) => <FleetCalendar {...props} clock={deviceClock} />;
