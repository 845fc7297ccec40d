import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@yantra/state';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import '../../auth-modals.css';
import { every } from '../browser.ts';
import { CodeEntry } from './code-entry.tsx';
import { createCodeModel } from './code.model.ts';

interface EntryProps {
  /** How many seconds ago the code was sent. */
  readonly age: number;
  /** How the next request for a code ends. */
  readonly next?: 'sent' | 'failed' | 'never';
}

/** A code sent as long ago as the story says. */
function Entry({ age, next = 'sent' }: EntryProps) {
  const [code] = useState(() => {
    let requests = 0;
    let ms = 0;
    const handle = { id: 'code-1', securityStamp: 'stamp' };
    const model = createCodeModel({
      now: () => ms,
      every,
      ask() {
        requests += 1;
        if (requests === 1 || next === 'sent') return Promise.resolve(handle);
        if (next === 'never') return new Promise<never>(() => undefined);
        return Promise.reject(new ApiError('sms.failed', 503, 'We could not send the message.'));
      },
      check: () => Promise.resolve({}),
      onSendFailed: (error) => (error as ApiError).message,
      onVerified: () => undefined,
      onWrong: () => '',
    });
    void model.send('9822041573').then(() => {
      ms = age * 1000;
      model.type('482');
    });
    return model;
  });
  return <CodeEntry code={code} />;
}

const meta = {
  title: 'Widgets/Auth modals/Code',
  component: Entry,
  args: { age: 18 },
  // In a dialog of that width.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 392 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Entry>;
export default meta;
type Story = StoryObj<typeof meta>;

const resend: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Resend OTP' }));

/** Another code can be requested later. */
export const Countdown: Story = {};
/** The time is up. */
export const Resend: Story = { args: { age: 60 } };
export const Sending: Story = { args: { age: 60, next: 'never' }, play: resend };
export const SentAnew: Story = { args: { age: 60 }, play: resend };
/** The previous code is still valid. */
export const NotSentAnew: Story = { args: { age: 60, next: 'failed' }, play: resend };
export const Dark: Story = { globals: { theme: 'dark' } };
