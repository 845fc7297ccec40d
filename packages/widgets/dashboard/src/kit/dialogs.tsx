import { Button, type ButtonProps, Dialog, type DialogProps } from '@yantra/ui';
import { type FormEvent, useId } from 'react';

interface ActionDialogProps extends Omit<DialogProps, 'footer' | 'open'> {
  readonly open?: boolean;
  /** The labels of the two buttons. */
  readonly cancel: string;
  readonly act: string;
  readonly variant?: ButtonProps['variant'];
}

interface ConfirmDialogProps extends ActionDialogProps {
  readonly onAct: () => void;
}

/** Asks for confirmation. */
export const ConfirmDialog = ({
  open = true,
  cancel,
  act,
  variant = 'primary',
  onAct,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    open={open}
    footer={
      <>
        <Button onClick={dialog.onClose}>{cancel}</Button>
        <Button variant={variant} onClick={onAct}>
          {act}
        </Button>
      </>
    }
  />
);

interface FormDialogProps extends ActionDialogProps {
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly formClass: string;
  /** The server's error message. */
  readonly refusal?: string | undefined;
}

/** A form in a dialog, with its buttons below. */
export function FormDialog({ open = true, cancel, act, variant = 'primary', children, ...props }: FormDialogProps) {
  const { isBusy, onSubmit, formClass, refusal, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      footer={
        <>
          <Button onClick={dialog.onClose}>{cancel}</Button>
          <Button type="submit" form={formId} variant={variant} busy={isBusy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} className={formClass} noValidate onSubmit={(event) => void onSubmit(event)}>
        {refusal && (
          <p className="y-dashboard__alert" role="alert">
            {refusal}
          </p>
        )}
        {children}
      </form>
    </Dialog>
  );
}
