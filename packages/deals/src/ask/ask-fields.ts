import {
  type VisitorJob,
  fullNameLength,
  isEmail,
  isJobDay,
  jobLimits,
  jobOperators,
  latinDigits,
  lengths,
  parsePhone,
} from '@yantra/domain';
import type { AskForQuoteInput } from './ask-input.ts';

/** What is to be done, by the names the fields are posted under. */
export const jobFields = ['jobFrom', 'jobDays', 'jobHours', 'jobOperator', 'jobPlace', 'details'] as const;
/** All fields. */
export const askFields = [...jobFields, 'fullName', 'email', 'phone'] as const;
export type AskField = (typeof askFields)[number];
export type AskValues = Readonly<Record<AskField, string>>;

const counted: readonly AskField[] = ['jobDays', 'jobHours', 'phone'];

/** A field as it is meant: digits may be typed in Devanagari too. */
export const plain = (values: AskValues, field: AskField): string =>
  counted.includes(field) ? latinDigits(values[field].trim()) : values[field].trim();

const isWholeTo = (text: string, most: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
const none = (text: string): boolean => text === '';

/** The same rules as the server's. */
const rules: Readonly<Record<AskField, (text: string, today: string) => boolean>> = {
  jobFrom: (text, today) => none(text) || isJobDay(text, today),
  jobDays: (text) => none(text) || isWholeTo(text, jobLimits.days),
  jobHours: (text) => none(text) || isWholeTo(text, jobLimits.hours),
  jobOperator: () => true,
  jobPlace: (text) => text.length <= jobLimits.place,
  details: (text) => text.length <= lengths.requirement,
  fullName: (text) => text !== '' && text.length <= fullNameLength,
  email: isEmail,
  phone: (text) => parsePhone(text) !== null,
};

/** Which fields are wrong. @param today `YYYY-MM-DD` in India */
export const wrongFields = (values: AskValues, today: string): readonly AskField[] =>
  askFields.filter((field) => !rules[field](plain(values, field), today));

/** The fields of a job that is known already. */
export const jobValues = ({ from, days, hours, operator, place }: VisitorJob): Partial<AskValues> => ({
  ...(from && { jobFrom: from }),
  jobDays: String(days),
  ...(hours !== undefined && { jobHours: String(hours) }),
  ...(operator && { jobOperator: operator }),
  ...(place && { jobPlace: place }),
});

/** What is sent of valid fields. @param at where the work is, if it is that place still */
export function askInput(values: AskValues, at: VisitorJob['at']): AskForQuoteInput {
  const said = (field: AskField): string => plain(values, field);
  const operator = jobOperators.find((one) => one === values.jobOperator);
  return {
    fullName: said('fullName'),
    email: said('email'),
    phone: parsePhone(said('phone')) ?? '',
    ...(said('details') && { details: said('details') }),
    ...(said('jobFrom') && { jobFrom: said('jobFrom') }),
    ...(said('jobDays') && { jobDays: Number(said('jobDays')) }),
    ...(said('jobHours') && { jobHours: Number(said('jobHours')) }),
    ...(operator && { jobOperator: operator }),
    ...(said('jobPlace') && { jobPlace: said('jobPlace') }),
    ...(at && said('jobPlace') && { jobAt: at }),
  };
}
