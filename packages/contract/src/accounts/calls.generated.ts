/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** The messages that would have been sent, newest first. Outside production only. */
export const getOutbox: CallNamed<'getOutbox'> = {
  name: 'getOutbox',
  method: 'GET',
  path: '/Dev/Outbox',
  takes: 'query',
  answer: 'list',
};
/** Sets another password with the old one, ends every session, and begins a new one. */
export const changePassword: CallNamed<'changePassword'> = {
  name: 'changePassword',
  method: 'POST',
  path: '/Login/ChangePassword',
  takes: 'json',
  answer: 'object',
  key: 'access_token',
};
/** Ends one of the running sessions of the account. */
export const endSession: CallNamed<'endSession'> = {
  name: 'endSession',
  method: 'POST',
  path: '/Login/EndSession',
  takes: 'json',
};
/** Sends a code if the phone has an account, and answers the same if not. */
export const forgotPassword: CallNamed<'forgotPassword'> = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/Login/ForgotPassword',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** The running sessions of the account. */
export const getSessions: CallNamed<'getSessions'> = {
  name: 'getSessions',
  method: 'GET',
  path: '/Login/GetSessions',
  takes: 'query',
  answer: 'list',
};
/** Begins a session, by mobile number and password. */
export const logIn: CallNamed<'logIn'> = {
  name: 'logIn',
  method: 'POST',
  path: '/Login/Login',
  takes: 'json',
  answer: 'object',
  key: 'access_token',
};
/** Ends every session of the account. */
export const logOutEverywhere: CallNamed<'logOutEverywhere'> = {
  name: 'logOutEverywhere',
  method: 'POST',
  path: '/Login/LogoutEverywhere',
  takes: 'json',
};
/** Sets a new password for a phone that was verified for that; every session of the account ends. */
export const resetPassword: CallNamed<'resetPassword'> = {
  name: 'resetPassword',
  method: 'POST',
  path: '/Login/ResetPassword',
  takes: 'json',
};
/** Opens an account for a phone that was verified; role and ids are the server’s. */
export const signUp: CallNamed<'signUp'> = {
  name: 'signUp',
  method: 'POST',
  path: '/Login/SignUp',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Gives the account an e-mail address, its first or another. */
export const changeEmail: CallNamed<'changeEmail'> = {
  name: 'changeEmail',
  method: 'POST',
  path: '/User/ChangeEmail',
  takes: 'json',
};
/** Gives the account another phone, ends every session, and begins a new one. */
export const changePhone: CallNamed<'changePhone'> = {
  name: 'changePhone',
  method: 'POST',
  path: '/User/ChangePhone',
  takes: 'json',
  answer: 'object',
  key: 'access_token',
};
/** Sends a code to the e-mail address that the account shall have from now on. */
export const generateOtpForNewEmail: CallNamed<'generateOtpForNewEmail'> = {
  name: 'generateOtpForNewEmail',
  method: 'POST',
  path: '/Verification/GenerateOtpForNewEmail',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Sends a code to the phone that the account shall have from now on. */
export const generateOtpForNewPhone: CallNamed<'generateOtpForNewPhone'> = {
  name: 'generateOtpForNewPhone',
  method: 'POST',
  path: '/Verification/GenerateOtpForNewPhone',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Sends a code to a phone that has no account yet. */
export const generateOtp: CallNamed<'generateOtp'> = {
  name: 'generateOtp',
  method: 'POST',
  path: '/Verification/GenerateOtpForPhonenumberVerification',
  takes: 'json',
  answer: 'object',
  key: 'id',
};
/** Checks a code. Its handles are then a grant of one use and ten minutes, for what the code was asked for. */
export const verifyOtp: CallNamed<'verifyOtp'> = {
  name: 'verifyOtp',
  method: 'POST',
  path: '/Verification/VerifyOtp',
  takes: 'json',
};
