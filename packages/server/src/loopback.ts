/** Whether a host name is this machine's own: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopbackName(hostname: string): boolean {
  return /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)*\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** The same for a `Host` header, which may contain a port. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && isLoopbackName(host.replace(/:\d*$/, ''));
}

/** Whether a peer is on this machine. @param address as a socket has it */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i.test(address);
}
