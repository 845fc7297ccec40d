import type { ScreenProps } from '../../screen.ts';
import { PeopleTable } from './people-table.tsx';

export const Screen = (props: ScreenProps) => <PeopleTable {...props} kind="suppliers" />;
