import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LogLine } from '@yantra/contract/calls';
import type { DealParty } from '@yantra/domain';
import { dealLog, failing, makeDeal, makeRequest, never } from '@yantra/testing';
import type { MockAnswers } from '@yantra/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../deals.css';
import { Conversation } from './conversation.tsx';
import { DealScope, storyNow } from './talk.fixture.tsx';

interface Args {
  readonly side?: DealParty;
  readonly state?: ReturnType<typeof makeDeal>['state'];
  readonly answers?: MockAnswers;
  readonly isReader?: boolean;
  readonly lines?: readonly LogLine[];
}

const talk = (lines: readonly LogLine[], some: object = {}) => ({
  lines: [...lines],
  last: lines.at(-1)?.place ?? 0,
  readTo: lines.at(-1)?.place ?? 0,
  otherReadTo: 3,
  mayTalk: true,
  ...some,
});

const meta = {
  title: 'Deals/Conversation',
  render({ side = 'renter', state = 'quoted', answers, isReader, lines }: Args) {
    const deal = makeDeal({ side, state });
    const given = lines && { getConversation: () => talk(lines) };
    return (
      <DealScope mocks={{ side, request: makeRequest({ deals: [deal] }) }} answers={{ ...given, ...answers }}>
        <div style={{ maxInlineSize: '44rem', border: '1px solid var(--yantra-border)' }}>
          <Conversation
            dealId={deal.id}
            side={side}
            other={side === 'renter' ? 'Rohit' : 'Prakash Iyer'}
            now={storyNow}
            isReader={isReader}
          />
        </div>
      </DealScope>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const write: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('textbox', { name: /^Message to/ });
  await userEvent.type(field, 'Diesel is on the site, 400 litres. Is that enough for the first four days?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};

const many = Array.from({ length: 12 }, (_, index): LogLine => ({
  place: index + 101,
  at: `2026-11-${String(19 + Math.floor(index / 6))}T06:${String(10 + index)}:00.000Z`,
  side: index % 3 === 0 ? 'owner' : 'renter',
  kind: 'message',
  words: index % 4 === 0 ? 'Yes.' : 'The trailer leaves Chakan at 23:00 and is at your gate about half past midnight.',
  pictures: [],
}));

const done: readonly LogLine[] = [
  ...dealLog,
  {
    place: 6,
    at: '2026-11-21T05:50:00.000Z',
    side: 'renter',
    kind: 'accept',
    words: '',
    pictures: [],
    version: 2,
    total: 175_820,
  },
  {
    place: 7,
    at: '2026-11-21T05:56:00.000Z',
    side: 'owner',
    kind: 'message',
    words: 'Thank you. Who opens the gate?',
    pictures: [],
  },
  {
    place: 8,
    at: '2026-11-21T06:30:00.000Z',
    side: 'owner',
    kind: 'cancel',
    words: 'The boom is cracked.',
    pictures: [],
  },
];

export const AsRenter: Story = {};
export const AsOwner: Story = { args: { side: 'owner' } };
export const Accepted: Story = { args: { state: 'cancelled', lines: done } };
export const Nothing: Story = { args: { lines: [] } };
export const Loading: Story = { args: { answers: { getConversation: never } } };
export const Failed: Story = { args: { answers: { getConversation: failing } } };
export const Closed: Story = { args: { state: 'declined' } };
/** An admin. */
export const Reader: Story = { args: { side: 'owner', isReader: true } };
export const Long: Story = { args: { lines: many } };
export const Sent: Story = {
  play: async (context) => {
    await write(context);
    const log = within(context.canvasElement).getByRole('log');
    await waitFor(() => expect(within(log).getByText(/400 litres/)).toBeVisible());
  },
};
export const Sending: Story = { args: { answers: { sendMessage: never } }, play: write };
export const NotSent: Story = {
  args: { answers: { sendMessage: failing } },
  play: async (context) => {
    await write(context);
    await within(context.canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const WithPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['gate'], 'gate.webp', { type: 'image/webp' });
    await userEvent.upload(await canvas.findByLabelText('Add a picture'), file);
    await canvas.findByText(/gate\.webp.* is ready/);
  },
};
export const PictureRefused: Story = {
  ...WithPicture,
  args: { answers: { addMessagePicture: failing } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const file = new File(['gate'], 'gate.webp', { type: 'image/webp' });
    await userEvent.upload(await canvas.findByLabelText('Add a picture'), file);
    await canvas.findByRole('alert');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' }, args: { state: 'cancelled', lines: done } };
export const Marathi: Story = { globals: { locale: 'mr' }, args: { state: 'cancelled', lines: done } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { lines: done } };
