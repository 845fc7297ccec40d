import { defineCall } from '../call.ts';

/* One-time codes. Both handles, `id` and `securityStamp`, together are the session of a code, and once it is verified the one-use grant. */

export const generateOtp = /* @__PURE__ */ defineCall('generateOtp', {
  method: 'POST',
  who: 'anyone',
  path: '/Verification/GenerateOtpForPhonenumberVerification',
  sentenceInData: true,
  errors: ['phone.taken', 'otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
});
export const verifyOtp = /* @__PURE__ */ defineCall('verifyOtp', {
  method: 'POST',
  who: 'anyone',
  path: '/Verification/VerifyOtp',
  message: 'OTP Verified Successfully!',
  errors: ['otp.wrong', 'otp.expired', 'otp.tooManyTries'],
});

export const logIn = /* @__PURE__ */ defineCall('logIn', {
  method: 'POST',
  who: 'anyone',
  path: '/Login/Login',
  message: 'Login successful!',
  beside: ['access_token'],
  errors: ['login.wrong', 'login.tooMany', 'server.busy'],
});
export const signUp = /* @__PURE__ */ defineCall('signUp', {
  method: 'POST',
  who: 'anyone',
  path: '/Login/SignUp',
  message: 'User Created Successfully!',
  errors: ['grant.invalid', 'phone.taken', 'password.common', 'login.tooMany', 'server.busy'],
});
export const forgotPassword = /* @__PURE__ */ defineCall('forgotPassword', {
  method: 'POST',
  who: 'anyone',
  path: '/Login/ForgotPassword',
  errors: ['otp.tooSoon', 'otp.tooMany', 'otp.tooManyHere', 'sms.failed', 'sms.usedUp'],
});
export const resetPassword = /* @__PURE__ */ defineCall('resetPassword', {
  method: 'POST',
  who: 'anyone',
  path: '/Login/ResetPassword',
  message: 'Password reset successfully!',
  errors: ['grant.invalid', 'password.common', 'login.tooMany', 'server.busy'],
});
/** By who is logged in and knows the old one. Every session ends, and this browser gets a new one, as by a log-in. */
export const changePassword = /* @__PURE__ */ defineCall('changePassword', {
  method: 'POST',
  who: 'loggedIn',
  path: '/Login/ChangePassword',
  message: 'Password changed successfully!',
  beside: ['access_token'],
  errors: ['login.wrong', 'password.common', 'login.tooMany', 'server.busy'],
});

export const logOutEverywhere = /* @__PURE__ */ defineCall('logOutEverywhere', {
  method: 'POST',
  who: 'loggedIn',
  path: '/Login/LogoutEverywhere',
});
export const getSessions = /* @__PURE__ */ defineCall('getSessions', {
  method: 'GET',
  who: 'loggedIn',
  path: '/Login/GetSessions',
});
/** Another one of one's own; one that has ended meanwhile is no mistake. */
export const endSession = /* @__PURE__ */ defineCall('endSession', {
  method: 'POST',
  who: 'loggedIn',
  path: '/Login/EndSession',
});

export const getSupplierDetails = /* @__PURE__ */ defineCall('getSupplierDetails', {
  method: 'GET',
  who: 'loggedIn',
  path: '/Equipment/GetSupplierDetails',
  beside: ['supplierName', 'supplierPhonenumber'],
  errors: ['equipment.unknown', 'seller.tooMany'],
});

/** The messages that would have been sent, so that anyone can try what needs a phone. */
export const getOutbox = /* @__PURE__ */ defineCall('getOutbox', {
  method: 'GET',
  who: 'anyone',
  path: '/Dev/Outbox',
  devOnly: true,
});
