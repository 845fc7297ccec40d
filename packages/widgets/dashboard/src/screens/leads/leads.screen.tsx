import type { ScreenProps } from '../../kit/screen.ts';
import { LeadsPage } from './leads-page.tsx';
import { OwnLeads } from './own-leads.tsx';

/** Who needs a machine: an owner's quotes and requirements, or all requirements for an admin. */
export const Screen = (props: ScreenProps) =>
  props.user.role === 'admin' ? <LeadsPage {...props} /> : <OwnLeads {...props} />;
