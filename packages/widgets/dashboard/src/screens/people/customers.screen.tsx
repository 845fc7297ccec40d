import type { ScreenProps } from '../../kit/screen.ts';
import { PeopleTable } from './people-table.tsx';

export const Screen = (props: ScreenProps) => <PeopleTable {...props} kind="customers" />;
