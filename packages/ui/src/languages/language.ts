import type {
  ErrorCode,
  FieldErrorCode,
  GeneralErrorCode,
  RefundReason,
  TransportCode,
  errors,
  fieldErrors,
} from '@yantra/contract/calls';
import type { EquipmentStatus, RentalUnit } from '@yantra/domain';
import type { Messages, Translated, WrittenLanguage } from '@yantra/language';
import type { categoryMessages } from '../category-bar/category-bar.messages.ts';
import type { machineMessages } from '../machine.messages.ts';
import type { messages } from '../ui.messages.ts';

/** The texts of the primitives. */
type OwnTexts = typeof categoryMessages | typeof machineMessages | typeof messages;

type Facts = typeof errors & typeof fieldErrors;

/** A text, or of a code with params one made of them. */
type ErrorText<Code> = Code extends keyof Facts
  ? Facts[Code] extends (params: infer Params) => string
    ? string | ((params: Params) => string)
    : Facts[Code] extends { readonly params: infer Params }
      ? string | ((params: { readonly [Name in keyof Params]: number }) => string)
      : string
  : string;

/**
 * All that a widget says in another language, with what the primitives say; nothing may be missing, and nothing be too much.
 * @typeParam Texts its English ones
 * @typeParam Code what its calls may answer besides what any call may, and say of its fields
 * @typeParam Word values that it shows, besides units of rent and states of a machine
 */
export interface WidgetLanguage<
  Texts extends Messages = never,
  Code extends ErrorCode | FieldErrorCode | `refund.${RefundReason}` = never,
  Word extends string = never,
> extends WrittenLanguage {
  readonly texts: { readonly [Of in Texts | OwnTexts as Of['id']]: Translated<Of> & object };
  readonly errors: { readonly [One in TransportCode | GeneralErrorCode | Code]: ErrorText<One> };
  readonly words: Readonly<Record<RentalUnit | EquipmentStatus | Word, string>>;
}
