import { Button, type ButtonProps } from '@yantra/ui';
import type { ReactNode } from 'react';
import { DialogLink, type DialogLinkProps } from './dialog-link.tsx';

interface SubmitButtonProps extends Pick<ButtonProps, 'busy' | 'missing'> {
  readonly formId: string;
  readonly children: ReactNode;
}

/** The button of a dialog's form, in its foot. */
export const SubmitButton = ({ formId, ...props }: SubmitButtonProps) => (
  <Button type="submit" form={formId} variant="primary" size="lg" block {...props} />
);

interface OtherWayProps extends DialogLinkProps {
  /** The question before the link. */
  readonly question: string;
}

/** Below the button: a link for people who need another dialog. */
export const OtherWay = ({ question, ...link }: OtherWayProps) => (
  <p className="y-muted">
    {question} <DialogLink {...link} />
  </p>
);
