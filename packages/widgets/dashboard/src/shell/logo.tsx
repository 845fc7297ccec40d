import { useMessages } from '@yantra/language';
import { messages } from './shell.messages.ts';

/** The logo, for light and dark backgrounds. */
export function Logo() {
  const texts = useMessages(messages);
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet="/static/brand/logo-on-dark.svg" />
      <img src="/static/brand/logo.svg" alt={texts.brand} width="356" height="96" />
    </picture>
  );
}
