import { type LanguageCode, languages } from '@yantra/domain';
import { type AnyEvent, catalogue } from '@yantra/events';
import { whatsAppTexts } from './whatsapp.messages.ts';

/** A template that the operator registers with WhatsApp, once for each event and language. */
export interface WhatsAppTemplate {
  readonly name: string;
  readonly language: LanguageCode;
  /** `{{1}}` is the title, `{{2}}` the text. */
  readonly body: string;
  readonly button: string;
}

/** `yantra_plan_ends` */
export const templateNameOf = ({ kind }: Pick<AnyEvent, 'kind'>): string =>
  `yantra_${kind.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** Every template, by event and language. */
export const whatsAppTemplates = (): readonly WhatsAppTemplate[] =>
  catalogue
    .filter(({ ways }) => ways.whatsApp !== 'never')
    .flatMap((event) =>
      languages.map((language) => ({ name: templateNameOf(event), language, ...whatsAppTexts[language] })),
    );
