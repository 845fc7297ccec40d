export { AuthModals, type AuthModalsProps } from './auth-modals.tsx';
