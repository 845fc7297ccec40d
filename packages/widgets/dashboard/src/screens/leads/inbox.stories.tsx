import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { LeadRow } from '@yantra/contract/calls';
import {
  TestScope,
  dashboardAnswers,
  dashboardUsers,
  dealAnswers,
  failing,
  inboxRows,
  makeInboxRow,
  makeLead,
  type MockAnswers,
  never,
  pagesOf,
  slowly,
} from '@yantra/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './leads.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <div className="y-root y-dashboard">
      <main className="y-dashboard__main">
        <div className="y-dashboard__screen">
          <Story />
        </div>
      </main>
    </div>
  </TestScope>
);
const meta = {
  title: 'Widgets/Dashboard/Inbox',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { params: {}, query: new URLSearchParams(), state: undefined, navigate: fn(), user: dashboardUsers.supplier },
  decorators: [inScope],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const { getInbox } = dealAnswers();
const answering = (answers: MockAnswers) => ({ parameters: { answers } });
const many = Array.from({ length: 20 }, (_, index) => makeInboxRow({ id: `m${index}`, unread: index % 3 }));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Who asked you for a quote' }));
    const [first] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Waiting 3 h 10 min');
    await expect(within(canvasElement).getByRole('link', { name: 'To answer 3' })).toBeVisible();
  },
};
export const Tablet: Story = { globals: tablet };
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: { theme: 'dark' } };
export const PhoneDark: Story = { globals: { ...phone, theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' } };
export const Marathi: Story = { globals: { locale: 'mr' } };
export const ToAnswer: Story = { args: { query: new URLSearchParams('filter=toAnswer') } };
export const NothingFound: Story = {
  args: { query: new URLSearchParams('search=zeppelin') },
  ...answering({ getInbox: (input) => ({ ...(getInbox?.(input) as object), data: [], total: 0 }) }),
};
/** Asked by nobody yet: the documented list alone. */
export const Empty: Story = answering(dealAnswers({ inbox: [] }));
export const Loading: Story = answering({ getInbox: never });
export const Slow: Story = answering({ getInbox: slowly(getInbox ?? never) });
export const Failed: Story = answering({ getInbox: failing });
/** More than a page, and long words without a place to break. */
export const Many: Story = {
  ...answering({
    getInbox: (input) => ({
      ...(getInbox?.(input) as object),
      data: many.map((row) => ({
        ...row,
        name: 'वेंकटरमणनारायणस्वामीविश्वनाथशास्त्री',
        details: 'उत्खननयंत्र_अतिदीर्घशब्दविनाविराम_'.repeat(4),
        job: { ...row.job, place: 'हिंजवडीफेजतीनमाणगावरस्ता' },
      })),
      total: 53,
    }),
  }),
};
export const ManyPhone: Story = { ...Many, globals: phone };
/** The documented list stands beside it. */
export const Requirements: Story = {
  args: { query: new URLSearchParams('view=list') },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send quote' }));
  },
};
export const QuoteRefused: Story = {
  args: { query: new URLSearchParams('view=list') },
  ...answering({ openDeal: failing }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send quote' }));
    await within(canvasElement).findByRole('alert');
  },
};
const oneLead = (some: Partial<LeadRow>) =>
  answering({
    getLeads: pagesOf([makeLead({ id: 'l1', ...some })], { counts: { New: 1, Replied: 0, Won: 0, Closed: 0 } }),
  });
/** Who has not confirmed their number could read no quote. */
export const Unconfirmed: Story = {
  args: { query: new URLSearchParams('view=list') },
  ...oneLead({ isUnconfirmed: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^This person has not confirmed their number, so/);
    await expect(page.queryByRole('button', { name: 'Send quote' })).toBeNull();
  },
};
/** About a machine of theirs, which is named; the number is not shown yet. */
export const AskedAbout: Story = {
  args: { query: new URLSearchParams('view=list') },
  ...oneLead({ isAsked: true, isHidden: true, isUnconfirmed: true, isOpened: false, phone: '', email: '' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Asks about JCB 3DX ecoXcellence');
    await page.findByText('This person has not confirmed their number yet. Once they do, you can send a quote.');
    await page.findByRole('heading', { name: 'Asked about' });
  },
};
export const AskedAboutPhone: Story = {
  args: { query: new URLSearchParams('view=list&lead=l1') },
  ...oneLead({ isAsked: true, isHidden: true, isOpened: false, phone: '', email: '' }),
  globals: phone,
};
export const RowsOfAll: Story = answering(dealAnswers({ inbox: [...inboxRows, ...many] }));
