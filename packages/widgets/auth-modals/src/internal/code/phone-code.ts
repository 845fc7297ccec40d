import { generateOtp, verifyOtp } from '@yantra/contract/calls';
import { textsIn } from '@yantra/language';
import { messages } from '../../auth-modals.messages.ts';
import { type AuthDependencies, quietly, withReason } from '../dependencies.ts';
import { notifyWith } from '../notices.ts';
import { type CodeDependencies, type CodeModel, createCodeModel } from './code.model.ts';

type Dependencies = Pick<AuthDependencies, 'language' | 'send' | 'notify' | 'now' | 'every'>;
type Listeners = Pick<CodeDependencies, 'onSendFailed'> & Partial<Pick<CodeDependencies, 'onVerified'>>;

/** The code by which somebody without an account proves their number. */
export function createPhoneCode(
  { language, send, notify, now, every }: Dependencies,
  { onSendFailed, onVerified }: Listeners,
): CodeModel {
  const { code: texts } = textsIn(language, messages);
  const tell = notifyWith(notify);
  return createCodeModel({
    now,
    every,
    ask: (phoneNumber) => send(generateOtp, { phoneNumber, ...(language && { locale: language.locale }) }, quietly),
    check: (input) => send(verifyOtp, input, quietly),
    onSent: () => tell('success', texts.sent),
    onSendFailed,
    onVerified() {
      tell('success', texts.verified);
      onVerified?.();
    },
    onWrong(error) {
      tell('error', texts.failed);
      return withReason(texts.failed, error, language);
    },
  });
}
