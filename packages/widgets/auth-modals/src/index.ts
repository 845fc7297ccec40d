export { AuthModals, type AuthModalsProps } from './auth-modals.tsx';
export type { AuthDialog, OwnerLead } from './internal/dependencies.ts';
