/** What whoever starts the server reads. */
export const mainTexts = {
  site: (url: string) => `Site and API: ${url}`,
  partner: (url: string) => `Partner's page: ${url}`,
  docs: (url: string) => `API documentation: ${url}/api/docs`,
  outbox: (url: string) => `Text messages go to the outbox: ${url}/dev/outbox`,
  nobodyReached:
    'Text messages reach nobody: SMS_PROVIDER is outbox, and in production or under a SITE_URL that others reach nobody can read it. Please set SMS_PROVIDER to msg91 or twilio.',
  embedVersion:
    'The embed has changed and its version has not: snippets that name the version get the files of before. Raise it in packages/embed/package.json.',
  demoInProduction:
    'SEED is demo in production: everybody knows the passwords of the demo’s accounts, one of which is an administrator. Please set SEED to none for a site that others can reach.',
  simulatorInProduction:
    'GATEWAY_MODE is simulator in production: subscriptions are given away, for no money moves. Please set GATEWAY_MODE to production, or to sandbox for a try.',
  portTaken: (port: number, name: string) =>
    `Port ${port} is already in use. Please stop what uses it, or set ${name} to another port.`,
  portForbidden: (port: number, name: string) =>
    `Port ${port} may not be opened. Please set ${name} to a port above 1023.`,
  stopping: 'Stopping: running requests finish first.',
  stopped: 'Stopped.',
  uncaught: 'A failure that nobody caught ends this process.',
  failed: 'The server could not start:',
} as const;
