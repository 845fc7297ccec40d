import type {
  ErrorCode,
  FieldErrorCode,
  GeneralErrorCode,
  RefundReason,
  TransportCode,
  errors,
  fieldErrors,
} from '@yantra/contract/calls';
import type { EquipmentStatus, RentalUnit, Zone } from '@yantra/domain';
import type { Messages, Translated, WrittenLanguage } from '@yantra/language';
import type { categoryMessages } from '../category-bar/category-bar.messages.ts';
import type { freeMessages } from '../free-badge/free.messages.ts';
import type { heartMessages } from '../heart/heart.messages.ts';
import type { jobMessages } from '../job-bar/job-bar.messages.ts';
import type { jobTotalMessages } from '../job-total/job-total.messages.ts';
import type { machineMessages } from '../machine.messages.ts';
import type { messages } from '../ui.messages.ts';

/** The texts of the primitives. */
type OwnTexts =
  | typeof categoryMessages
  | typeof freeMessages
  | typeof heartMessages
  | typeof jobMessages
  | typeof jobTotalMessages
  | typeof machineMessages
  | typeof messages;

type Facts = typeof errors & typeof fieldErrors;

/** A text, or a function that makes one from the error's params. */
export type ErrorText<Code> = Code extends 'server.maintenance'
  ? (params: { readonly until: string }) => string
  : Code extends keyof Facts
    ? Facts[Code] extends (params: infer Params) => string
      ? string | ((params: Params) => string)
      : Facts[Code] extends { readonly params: infer Params }
        ? string | ((params: { readonly [Name in keyof Params]: number }) => string)
        : string
    : string;

/**
 * All texts of a widget in another language, with those of the primitives. The type lets no text be missing or unknown.
 * @typeParam Texts its English texts
 * @typeParam Code error codes of its calls and fields, besides those of any call
 * @typeParam Word values that it shows, besides units of rent, states of a machine and zones
 */
export interface WidgetLanguage<
  Texts extends Messages = never,
  Code extends ErrorCode | FieldErrorCode | `refund.${RefundReason}` = never,
  Word extends string = never,
> extends WrittenLanguage {
  readonly texts: { readonly [Of in Texts | OwnTexts as Of['id']]: Translated<Of> & object };
  readonly errors: { readonly [One in TransportCode | GeneralErrorCode | Code]: ErrorText<One> };
  readonly words: Readonly<Record<RentalUnit | EquipmentStatus | Zone | Word, string>>;
}
