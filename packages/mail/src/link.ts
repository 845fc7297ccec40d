/** A link that may stand in a mail. @throws TypeError unless it is http or https */
export function linkOf(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${protocol} is no link for a mail.`);
  return href;
}
