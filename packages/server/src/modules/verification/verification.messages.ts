/**
 * The mail with a code, like the text messages.
 * @param host of our site, e.g. `yantra.example`
 */
export const codeMail = (code: string, host: string) => ({
  code,
  subject: `${code} is your Yantra code`,
  text: `${code} is your Yantra code to verify your e-mail address. It is valid for 5 minutes. Do not share it with anyone.

If you did not ask for it, somebody has mistyped their address, and you need not do anything.

Yantra, ${host}
`,
});
