import { z } from 'zod';
import { answers, isOutage, postToProvider, type ProviderTransport, usualTransport } from './provider-request.ts';
import { ProviderError, type SmsProvider, type TemplateName, templateName } from './sms.ts';

/** An account at MSG91. */
export interface Msg91Account {
  readonly authKey: string;
  /** The sender's header, registered with the regulator (DLT): six letters. */
  readonly sender: string;
  /** MSG91's id of each template; its text has the variables `##otp##` and `##host##`. */
  readonly templates: Readonly<Partial<Record<TemplateName, string>>>;
  /** The regulator's id of each template, if the template does not contain it. */
  readonly dltTemplates?: Readonly<Partial<Record<TemplateName, string>>> | undefined;
  /** Replaces MSG91's own address. */
  readonly url?: string | undefined;
}

export const msg91Url = 'https://control.msg91.com/api/v5/flow/';

const answer = z.object({ type: z.string(), message: z.unknown() });

/** MSG91's flow API (v5): the template has the text, we send its variables. Errors also come as 200, with `type: "error"`. */
export function msg91(account: Msg91Account, transport: ProviderTransport = usualTransport): SmsProvider {
  const { authKey, sender, templates, dltTemplates, url = msg91Url } = account;
  return {
    name: 'msg91',
    async deliver({ phone, kind, locale, variables }) {
      const name = templateName(kind, locale);
      const template = templates[name];
      if (template === undefined) {
        throw new ProviderError(`MSG91 has no template for ${name}.`, { mayHaveLeft: false, isOutage: false });
      }
      const dlt = dltTemplates?.[name];
      const body = JSON.stringify({
        template_id: template,
        ...(dlt === undefined ? {} : { DLT_TE_ID: dlt }),
        sender,
        short_url: '0',
        recipients: [{ mobiles: `91${phone}`, ...variables }],
      });
      const headers = { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' };
      const { status, body: content } = await postToProvider('MSG91', url, { headers, body }, transport);
      const { data } = answer.safeParse(content);
      const isTaken = status >= 200 && status < 300 && data?.type === 'success';
      // A 5xx may come from a gateway although the server behind it accepted.
      const mayHaveLeft = status >= 500 || (status < 300 && data === undefined);
      if (!isTaken) {
        throw new ProviderError(`MSG91 answered ${status}, ${typeOf(data)}.`, {
          mayHaveLeft,
          isOutage: isOutage(status),
        });
      }
      return typeof data?.message === 'string' ? data.message.slice(0, 100) : undefined;
    },
    has: (kind) => templates[kind] !== undefined,
    speaks: (kind, locale) => templates[templateName(kind, locale)] !== undefined,
    isReachable: () => answers(url),
  };
}

/* Only its kind: the rest may quote the number. */
const typeOf = (data: z.output<typeof answer> | undefined): string =>
  data?.type === 'error' || data?.type === 'success' ? data.type : 'not as documented';
