import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { useFirstKey } from './use-first-key.ts';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea {...rest} onInput={useFirstKey(rest.onInput)} className={classNames('y-input', className)} />;
}
