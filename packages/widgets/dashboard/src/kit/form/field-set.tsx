import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '../link.tsx';
import { messages } from './form.messages.ts';

interface FieldSetProps {
  readonly title: string;
  /** Shown below the title. */
  readonly note?: string;
  /** The id by which a list of the form's parts finds it. */
  readonly part?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a form under its heading. */
export function FieldSet({ title, note, part, className = '', children }: FieldSetProps) {
  const id = useId();
  return (
    <section className={`y-dashboard__set ${className}`} aria-labelledby={id} data-part={part}>
      <h2 id={id}>{title}</h2>
      {note && <p className="y-dashboard__set-note y-dashboard__wide">{note}</p>}
      {children}
    </section>
  );
}

interface FormFootProps {
  /** Leads away without saving. */
  readonly backHref?: string | undefined;
  /** Its label in read-only mode. */
  readonly back: string;
  readonly isReadOnly: boolean;
  readonly isSaving: boolean;
  /** Shown at the start. */
  readonly note?: ReactNode;
  /** Another way to save, before the usual one. */
  readonly children?: ReactNode;
}

/** The buttons below a form. */
export function FormFoot({ backHref, back, isReadOnly, isSaving, note, children }: FormFootProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-dashboard__form-foot">
      {note && <span>{note}</span>}
      {backHref && <LinkButton href={backHref}>{isReadOnly ? back : texts.cancel}</LinkButton>}
      {children}
      {!isReadOnly && (
        <Button type="submit" variant="primary" busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      )}
    </div>
  );
}
