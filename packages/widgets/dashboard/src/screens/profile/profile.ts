import type { Profile, UpdateUserInput } from '@yantra/contract/calls';
import {
  gstinConflict,
  gstinFault,
  isBirthDate,
  isCin,
  isEmail,
  isOfAge,
  isPan,
  languages,
  parsePhone,
  stateOfGstCode,
} from '@yantra/domain';
import type { FormValues } from '@yantra/form';
import type { messages } from './profile.messages.ts';

/** The fields of a profile, as texts. */
export const emptyProfile = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  altMobileNumber: '',
  email: '',
  dateOfBirth: '',
  language: '',
  addressLine1: '',
  pincode: '',
  city: '',
  state: '',
  panNumber: '',
  gstNumber: '',
  organizationName: '',
  designation: '',
  cinNumber: '',
  websiteUrl: '',
  companyEmail: '',
};
export type ProfileName = keyof typeof emptyProfile;
export type ProfileValues = FormValues<ProfileName>;

/** The placeholder of hidden characters of a PAN. */
const mask = '•';

/** The error of a GSTIN, by itself or compared with PAN and state. */
function wrongGstin(text: string, { panNumber, state }: ProfileValues, { gstin }: typeof messages.wrong) {
  const fault = gstinFault(text);
  if (fault) return gstin[fault];
  const conflict = gstinConflict(text, { pan: panNumber.trim().toUpperCase(), state });
  if (conflict === 'state') return gstin.otherState(stateOfGstCode(text.slice(0, 2)) ?? '');
  return conflict && gstin.otherPan;
}

const isWebsite = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** The formats of texts that are not empty. @param today `YYYY-MM-DD` */
const shapes = (
  today: string,
  values: ProfileValues,
  { wrong }: typeof messages,
): Partial<Record<ProfileName, (text: string) => string | false | undefined>> => ({
  altMobileNumber: (text) => parsePhone(text) === null && wrong.mobile,
  panNumber: (text) => !text.includes(mask) && !isPan(text.toUpperCase()) && wrong.pan,
  gstNumber: (text) => wrongGstin(text.toUpperCase(), values, wrong),
  cinNumber: (text) => !isCin(text.toUpperCase()) && wrong.cin,
  pincode: (text) => !/^[1-9]\d{5}$/.test(text) && wrong.pin,
  websiteUrl: (text) => !isWebsite(text) && wrong.website,
  companyEmail: (text) => !isEmail(text) && wrong.email,
  dateOfBirth: (text) => (!isBirthDate(text, today) && wrong.date) || (!isOfAge(text, today) && wrong.young),
});

/** The check of a profile; the server checks the same again. */
export const profileCheck =
  (today: () => string, texts: typeof messages) =>
  (name: ProfileName, values: ProfileValues): string | undefined => {
    const text = values[name].trim();
    if (text === '') return name === 'firstName' ? texts.wrong.firstName : undefined;
    return shapes(today(), values, texts)[name]?.(text) || undefined;
  };

export const profileValues = (profile: Profile): ProfileValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phoneNumber,
  altMobileNumber: profile.altMobileNumber,
  email: profile.email,
  dateOfBirth: profile.dateOfBirth,
  language: profile.language,
  addressLine1: profile.addressLine1,
  pincode: profile.pincode,
  city: profile.city,
  state: profile.state,
  panNumber: profile.panNumber,
  gstNumber: profile.gstNumber,
  organizationName: profile.organization?.name ?? '',
  designation: profile.organization?.designation ?? '',
  cinNumber: profile.organization?.cinNumber ?? '',
  websiteUrl: profile.organization?.websiteUrl ?? '',
  companyEmail: profile.organization?.companyEmail ?? '',
});

/** The call's input. Mobile number and e-mail are locked, so they are not sent; from an admin the server takes no language. */
export function profileInput(values: ProfileValues): UpdateUserInput {
  const { altMobileNumber, dateOfBirth, pincode } = values;
  const language = languages.find((code) => code === values.language);
  const organization = {
    name: values.organizationName.trim(),
    designation: values.designation.trim(),
    cinNumber: values.cinNumber.trim().toUpperCase(),
    websiteUrl: values.websiteUrl.trim(),
    companyEmail: values.companyEmail.trim() || null,
  };
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    ...(altMobileNumber && { altMobileNumber: parsePhone(altMobileNumber) ?? altMobileNumber }),
    panNumber: values.panNumber.trim().toUpperCase(),
    gstNumber: values.gstNumber.trim().toUpperCase(),
    ...(dateOfBirth && { dateOfBirth }),
    ...(language && { language }),
    addressLine1: values.addressLine1.trim(),
    city: values.city.trim(),
    state: values.state.trim(),
    ...(pincode && { pincode }),
    organization,
  };
}

/** The form's name of a server field within the organization. */
export const fieldOf = (name: string): string => {
  const inner = name.replace(/^organization\./, '');
  return name !== inner && inner === 'name' ? 'organizationName' : inner;
};
