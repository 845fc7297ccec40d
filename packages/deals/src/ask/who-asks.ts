import { getUserDetails } from '@yantra/contract/calls';
import { parsePhone } from '@yantra/domain';
import type { Form } from '@yantra/form';
import type { Scope } from '@yantra/state';
import { type AskField, plain } from './ask-fields.ts';

/** Adds the address of who is logged in, where none was typed until it came. */
export async function addEmail({ send, session }: Scope, form: Form<AskField>): Promise<void> {
  const known = session.user.peek();
  if (!known || form.values.peek().email !== '') return;
  // It can be typed.
  const { email } = await send(getUserDetails, { id: known.id }, { isQuiet: true }).catch(() => ({ email: '' }));
  if (email && form.values.peek().email === '') form.fill({ email });
}

/** Whether the phone is that of who is logged in, which needs no code. */
export const isOwnPhone = ({ session }: Scope, form: Form<AskField>): boolean =>
  parsePhone(plain(form.values.value, 'phone')) === session.user.value?.phone;
