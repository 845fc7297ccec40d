import '@yantra/auth-modals/styles.css';

/* A chunk of its own: most visits never open a dialog. */
export { AuthModals as AuthDialogs, type AuthModalsProps as AuthDialogsProps } from '@yantra/auth-modals';
