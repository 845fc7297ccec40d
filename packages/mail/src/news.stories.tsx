import type { Meta, StoryObj } from '@storybook/react-vite';
import { type LanguageCode, localeNamed, localePrefix } from '@yantra/domain';
import { catalogue, eventOf, type Saying, tellingOf } from '@yantra/events';
import { samples } from '@yantra/events/samples';
import { drawMail } from './index.ts';

const host = 'https://yantra.example.in';

/** What each event says in a language, as an e-mail, a text message and a push. */
const AllNews = ({ language }: { readonly language: LanguageCode }) => (
  <div lang={language} style={{ display: 'grid', gap: 40, padding: 24, color: 'var(--y-text)' }}>
    {catalogue.map(({ kind }) => (
      <One key={kind} kind={kind} language={language} />
    ))}
  </div>
);

function One({ kind, language }: { readonly kind: keyof typeof samples; readonly language: LanguageCode }) {
  const event = eventOf(kind);
  const cityName = (id: string) => ({ en: 'Pune', hi: 'पुणे', mr: 'पुणे' })[language] ?? id;
  const said = event && tellingOf(event, samples[kind], { language, host, cityName });
  if (event === undefined || said === undefined) throw new TypeError(`${kind} says nothing.`);
  const { name, hint } = event.words[language];
  return (
    <section>
      <h2>{name}</h2>
      <p>{hint}</p>
      {event.ways.email !== 'never' && <Mail said={said} name={name} language={language} />}
      {event.ways.sms !== 'never' && <pre style={{ ...box, whiteSpace: 'pre-wrap' }}>{said.sms()?.text}</pre>}
      {event.ways.push !== 'never' && (
        <div style={box}>
          <b>{said.title}</b>
          <div>{said.text}</div>
        </div>
      )}
    </section>
  );
}

const box = {
  maxWidth: 420,
  margin: '12px 0 0',
  padding: '12px 16px',
  border: '1px solid var(--y-border)',
  borderRadius: 14,
  overflowWrap: 'anywhere',
} as const;

function Mail({ said, name, language }: { said: Saying; name: string; language: LanguageCode }) {
  const locale = localeNamed(language);
  const site = host + localePrefix(locale);
  const { subject, html } = drawMail({
    kind: 'news',
    locale,
    name: 'Asha Patil',
    title: said.title,
    text: said.text,
    facts: [],
    ...said.mail(),
    way: { label: said.open, address: site + said.path },
    stopAddress: `${site}/unsubscribe?t=abc`,
    choicesAddress: `${site}/dashboard/settings/notifications`,
    contactAddress: `${site}/contact-us`,
  });
  return (
    <>
      <p>
        <b>{subject}</b>
      </p>
      <iframe title={name} srcDoc={html} sandbox="" style={{ width: '100%', maxWidth: 680, height: 620, border: 0 }} />
    </>
  );
}

const meta = {
  title: 'Messages/News',
  component: AllNews,
  args: { language: 'en' },
} satisfies Meta<typeof AllNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Hindi: Story = { args: { language: 'hi' } };
export const Marathi: Story = { args: { language: 'mr' } };
export const Dark: Story = { globals: { theme: 'dark' } };
