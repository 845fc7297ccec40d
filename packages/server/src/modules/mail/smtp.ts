import { createTransport } from 'nodemailer';
import { isLoopbackName } from '../../loopback.ts';
import type { MailSettings } from './mail.settings.ts';
import { MailFailed, type MailProvider } from './mail.ts';

/* A slower server counts as hanging; together they are shorter than a mail's retry delay. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
const ports = { 'smtp:': 587, 'smtps:': 465 };

/** A mail server by SMTP. Password and mail are sent unencrypted to this machine only. */
export function smtp({ url, from, dkim }: MailSettings): MailProvider {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    ...timeouts,
    host,
    port: Number(port) || ports[secure ? 'smtps:' : 'smtp:'],
    secure,
    requireTLS: !secure && !isLoopbackName(host),
    // Nothing in a mail is a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.key,
        headerFieldNames: signedHeaders,
      },
    }),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  const domain = from.replace(/^.*@|>$/g, '');
  return {
    name: 'smtp',
    async deliver({ to, id, subject, text, html, stopAddress }) {
      try {
        const messageId = `<${id}@${domain}>`;
        const headers = { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopAddress) };
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId, headers });
      } catch (error) {
        throw failureOf(error);
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/* What a forger could change to some purpose; one-click unsubscribing (RFC 8058) wants its two among them. */
const signedHeaders =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

/** One click is for https alone (RFC 8058). @param address where such mails are switched off */
function stopHeaders(address: string | undefined): Readonly<Record<string, string>> {
  if (address === undefined) return {};
  const { href, protocol } = new URL(address);
  return {
    'List-Unsubscribe': `<${href}>`,
    ...(protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/* Only its codes: a server's message may quote the address. */
function failureOf(error: unknown): MailFailed {
  const codes = error instanceof Error ? [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')] : [];
  const known = codes.filter((code) => typeof code === 'string' || typeof code === 'number');
  // A refusal has a number; a line that breaks, or is silent, once the mail is under way says nothing.
  const mayHaveLeft = error instanceof Error && Reflect.get(error, 'command') === 'DATA' && !known.some(Number);
  return new MailFailed(`The mail server did not take it (${known.join(' ') || 'no code'}).`, { mayHaveLeft });
}
