/** Why a server does not start, each with advice. */
export const refusalTexts = {
  noSiteUrl:
    'SITE_URL must be set in production: it alone says under which address people know the site. Please set it, like https://yantra.example.in.',
  demo: 'SEED is demo in production: everybody knows the passwords of its accounts, one of which is an administrator. Please set SEED=none; `yantra create-admin` makes an administrator.',
  simulator:
    'GATEWAY_MODE is simulator in production: subscriptions would be given away, for no money moves. Please set GATEWAY_MODE=production, or sandbox for a try, with GATEWAY_CLIENT_ID and GATEWAY_CLIENT_SECRET.',
  outbox:
    'SMS_PROVIDER is outbox in production: text messages would reach nobody, so nobody could sign up. Please set SMS_PROVIDER=msg91 or twilio, with its account.',
  exposed: (setting: string) =>
    `${setting} lets others reach this server, and NODE_ENV is not production: everybody knows the demo’s passwords, and codes can be read. Please set NODE_ENV=production, or leave ${setting} out.`,
  knownPasswords: (phones: string) =>
    `The database holds accounts of the demo whose password everybody knows (${phones}). Please use a database without the demo, or give them passwords of their own first, by "Forgot password" while NODE_ENV is development.`,
} as const;
