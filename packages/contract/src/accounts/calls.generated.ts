/* Made from the *.call.ts files by `npm run check -- calls --fix`. */
import type { CallNamed } from '../call.ts';

/** The messages that would have been sent, newest first. Outside production only. */
export const getOutbox: CallNamed<'getOutbox'> = {
  name: 'getOutbox',
  method: 'GET',
  path: '/Dev/Outbox',
  who: 'anyone',
  takes: 'query',
  devOnly: true,
};
/** Sets another password with the old one, ends every session, and begins a new one. */
export const changePassword: CallNamed<'changePassword'> = {
  name: 'changePassword',
  method: 'POST',
  path: '/Login/ChangePassword',
  who: 'loggedIn',
  takes: 'json',
  message: 'Password changed successfully!',
  beside: ['access_token'],
  errors: ['login.wrong', 'password.common', 'login.tooMany', 'server.busy'],
};
/** Ends one of the running sessions of the account. */
export const endSession: CallNamed<'endSession'> = {
  name: 'endSession',
  method: 'POST',
  path: '/Login/EndSession',
  who: 'loggedIn',
  takes: 'json',
};
/** Sends a code if the phone has an account, and answers the same if not. */
export const forgotPassword: CallNamed<'forgotPassword'> = {
  name: 'forgotPassword',
  method: 'POST',
  path: '/Login/ForgotPassword',
  who: 'anyone',
  takes: 'json',
  errors: ['otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
};
/** The running sessions of the account. */
export const getSessions: CallNamed<'getSessions'> = {
  name: 'getSessions',
  method: 'GET',
  path: '/Login/GetSessions',
  who: 'loggedIn',
  takes: 'query',
};
/** Begins a session, by mobile number and password. */
export const logIn: CallNamed<'logIn'> = {
  name: 'logIn',
  method: 'POST',
  path: '/Login/Login',
  who: 'anyone',
  takes: 'json',
  message: 'Login successful!',
  beside: ['access_token'],
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
};
/** Ends every session of the account. */
export const logOutEverywhere: CallNamed<'logOutEverywhere'> = {
  name: 'logOutEverywhere',
  method: 'POST',
  path: '/Login/LogoutEverywhere',
  who: 'loggedIn',
  takes: 'json',
};
/** Sets a new password for a phone that was verified for that; every session of the account ends. */
export const resetPassword: CallNamed<'resetPassword'> = {
  name: 'resetPassword',
  method: 'POST',
  path: '/Login/ResetPassword',
  who: 'anyone',
  takes: 'json',
  message: 'Password reset successfully!',
  errors: ['grant.invalid', 'password.common', 'login.tooMany', 'server.busy'],
};
/** Opens an account for a phone that was verified; role and ids are the server’s. */
export const signUp: CallNamed<'signUp'> = {
  name: 'signUp',
  method: 'POST',
  path: '/Login/SignUp',
  who: 'anyone',
  takes: 'json',
  message: 'User Created Successfully!',
  errors: ['grant.invalid', 'phone.taken', 'password.common', 'login.tooMany', 'server.busy'],
};
/** Sends a code to a phone that has no account yet. */
export const generateOtp: CallNamed<'generateOtp'> = {
  name: 'generateOtp',
  method: 'POST',
  path: '/Verification/GenerateOtpForPhonenumberVerification',
  who: 'anyone',
  takes: 'json',
  sentenceInData: true,
  errors: ['phone.taken', 'otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
};
/** Checks a code. Its handles are then a grant of one use and ten minutes, for what the code was asked for. */
export const verifyOtp: CallNamed<'verifyOtp'> = {
  name: 'verifyOtp',
  method: 'POST',
  path: '/Verification/VerifyOtp',
  who: 'anyone',
  takes: 'json',
  message: 'OTP Verified Successfully!',
  errors: ['otp.wrong', 'otp.expired', 'otp.tooManyTries'],
};
