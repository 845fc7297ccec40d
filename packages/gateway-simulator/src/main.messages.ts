/** What the person who starts the gateway reads. */
export const mainTexts = {
  listening: (url: string) => `Payment gateway (simulator, no money moves): ${url}`,
  portTaken: (port: number) =>
    `Port ${port} is already in use. Please stop what uses it, or set GATEWAY_PORT to another port.`,
  portForbidden: (port: number) => `Port ${port} may not be opened. Please set GATEWAY_PORT to a port above 1023.`,
  portWrong: (given: string) => `GATEWAY_PORT must be a port number from 0 to 65535, not ${JSON.stringify(given)}.`,
  missing: (name: string) => `${name} must be set.`,
  delaysWrong: 'GATEWAY_RETRY_MS must be milliseconds separated by commas, like 1000,5000.',
  failed: 'The payment gateway could not start:',
} as const;
