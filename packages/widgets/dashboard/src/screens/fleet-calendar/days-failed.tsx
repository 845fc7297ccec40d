import { useErrorText, useMessages } from '@yantra/language';
import type { ApiError } from '@yantra/state';
import { Failure } from '../../kit/failure.tsx';
import { messages as formMessages } from '../../kit/form/form.messages.ts';
import { messages } from './fleet-calendar.messages.ts';

interface DaysFailedProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Days that could not be loaded are never drawn as free. */
export function DaysFailed({ error, onRetry }: DaysFailedProps) {
  const texts = useMessages(messages);
  const { retry } = useMessages(formMessages);
  const errorText = useErrorText();
  return <Failure title={texts.failed} text={errorText(error)} retry={retry} onRetry={onRetry} />;
}
