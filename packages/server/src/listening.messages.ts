/** Why a port cannot be opened. */
export const listeningTexts = {
  portTaken: (port: number, name: string) =>
    `Port ${port} is already in use. Please stop what uses it, or set ${name} to another port.`,
  noSuchHost: (host: string, name: string) =>
    `This machine has no address ${host}. Please set ${name} to one it has, or to 0.0.0.0 for all.`,
  portForbidden: (port: number, name: string) =>
    `Port ${port} may not be opened. Please set ${name} to a port above 1023.`,
} as const;
