import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export interface ButtonLook {
  /** One filled (`primary`) button per view; all others use another variant. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger';
  /** `sm` is for mouse pointers only: it is too small for a thumb. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its column. */
  block?: boolean;
  /** Before the label; alone when there is none (then give `aria-label`). */
  icon?: IconName;
  /** After the label. */
  iconEnd?: IconName;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Working: shows a spinner, ignores presses, keeps the focus. The label should say what it does. */
  busy?: boolean;
  /**
   * What has to be done first, in a few words ('2 fields to go'), shown below the label; the button is then drawn softly. It
   * can still be pressed: tell the person then what is wrong.
   */
  missing?: string | undefined;
}

/** A button; `type="button"` by default. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy = false,
  missing,
  className,
  children,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent) => {
    // Also prevents a second submit: Enter in a field presses the submit button.
    event.preventDefault();
    event.stopPropagation();
  };
  const look = buttonClass({ variant, size, block, icon }, children === undefined, className);
  return (
    <button
      type="button"
      {...rest}
      className={look}
      {...(missing && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
      {missing && <small className="y-button__missing">{missing}</small>}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that looks like a button: it leads somewhere, so it can be opened in another tab. */
export function ButtonLink({ variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block, icon }, children === undefined, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}

type Look = { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined };

function buttonClass(look: Look, isIconOnly: boolean, className: string | undefined): string {
  const { variant = 'secondary', size = 'md', block, icon } = look;
  return classNames(
    `y-button y-button--${variant}`,
    size !== 'md' && `y-button--${size}`,
    block && 'y-button--block',
    icon && isIconOnly && 'y-button--icon',
    className,
  );
}
