import { z } from 'zod';
import { answers, isOutage, postToProvider, type ProviderTransport, usualTransport } from './provider-request.ts';
import { ProviderError, type SmsProvider, type TemplateName, templateName } from './sms.ts';

/** An account at Twilio. */
export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number like +14155550100, a registered header of letters, or the sid of a messaging service (MG…). */
  readonly sender: string;
  /** The regulator's ids of the registered templates: only their languages are spoken. */
  readonly dltTemplates?: Readonly<Partial<Record<TemplateName, string>>> | undefined;
  /** Replaces Twilio's own address. */
  readonly url?: string | undefined;
}

export const twilioUrl = 'https://api.twilio.com';

const taken = z.object({ sid: z.string() });
const refused = z.object({ code: z.number() });

/** Twilio's Messages API. It recognises the registered template (DLT) by the text, which must match word for word. */
export function twilio(account: TwilioAccount, transport: ProviderTransport = usualTransport): SmsProvider {
  const { accountSid, authToken, sender, dltTemplates, url = twilioUrl } = account;
  const address = `${url.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
  const from = /^MG[\da-f]{32}$/i.test(sender) ? { MessagingServiceSid: sender } : { From: sender };
  return {
    name: 'twilio',
    async deliver({ phone, text }) {
      const body = new URLSearchParams({ To: `+91${phone}`, ...from, Body: text }).toString();
      const { status, body: content } = await postToProvider('Twilio', address, { headers, body }, transport);
      const { data } = taken.safeParse(content);
      if (status >= 200 && status < 300 && data !== undefined) return data.sid.slice(0, 100);
      // Its error codes are documented numbers; its sentences quote the number.
      const code = refused.safeParse(content).data?.code;
      throw new ProviderError(`Twilio answered ${status}, error ${code ?? 'unknown'}.`, {
        mayHaveLeft: status >= 500 || status < 300,
        isOutage: isOutage(status),
      });
    },
    has: (kind) => dltTemplates === undefined || dltTemplates[kind] !== undefined,
    speaks: (kind, locale) => dltTemplates?.[templateName(kind, locale)] !== undefined,
    isReachable: () => answers(address),
  };
}
