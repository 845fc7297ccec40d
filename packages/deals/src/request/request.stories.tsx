import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Deal, RenterRequest } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import { failing, makeDeal, makeQuote, makeRequest, never, threeDeals } from '@yantra/testing';
import type { MockAnswers } from '@yantra/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DealScope, storyNow } from '../conversation/talk.fixture.tsx';
import '../deals.css';
import { RequestView, type RequestStep } from './request-view.tsx';

interface Args {
  readonly request?: RenterRequest;
  readonly answers?: MockAnswers;
  readonly step?: RequestStep;
  /** Whether somebody is logged in, and not on a secret page. */
  readonly isOwn?: boolean;
}

const page = 'q7Jx2nVhR0mB3cYt9LwKpD5sZ8uFeA1gN6oQiTrXvEaUbCkH';

const meta = {
  title: 'Deals/Request',
  // The code of one story is kept for the next page of the tab.
  beforeEach: () => sessionStorage.clear(),
  render: ({ request, answers, step, isOwn = false }: Args) => (
    <DealScope mocks={{ ...(request && { request }) }} answers={answers}>
      <main style={{ padding: 'var(--yantra-gutter)', background: 'var(--yantra-canvas)' }}>
        <RequestView {...(isOwn ? { requestId: 'r1' } : { page })} step={step} now={storyNow} />
      </main>
    </DealScope>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const refused =
  (
    code: 'requestPage.closed' | 'requirement.unknown' | 'days.taken' | 'otp.wrong' | 'otp.tooSoon',
    status: number,
    facts?: object,
  ) =>
  () =>
    Promise.reject(
      new ApiError(
        code,
        status,
        code === 'otp.wrong' ? 'This code is not right. Please check it and try again.' : 'No.',
        undefined,
        facts && { facts },
      ),
    );

const asked = (id: string, name: string, some: Partial<Deal> = {}): Deal =>
  makeDeal({
    id,
    state: 'asked',
    machine: undefined,
    other: { name, place: 'Wagholi, Pune' },
    otherReadTo: 0,
    ...some,
  });
const none = makeRequest({ deals: [asked('d1', 'Deshpande Earthmovers'), asked('d2', 'Pawar & Sons Equipment')] });
const four = makeRequest({
  deals: [
    ...threeDeals,
    makeDeal({
      id: 'd4',
      other: { name: 'Kale Earthmovers', place: 'Uruli Kanchan, Pune' },
      distanceKm: 27,
      versions: 1,
      quote: makeQuote({
        id: 'quote-d4',
        version: 1,
        lines: [
          { part: 'rent', name: '', quantity: 12, unit: 'day', rate: 12_999.5, amount: 155_994 },
          { part: 'own', name: 'Rock breaker', quantity: 3, unit: 'day', rate: 4000, amount: 12_000 },
        ],
        parts: [
          { part: 'transport', state: 'unknown', words: '' },
          { part: 'operator', state: 'included', words: '' },
          { part: 'board', state: 'renter', words: '' },
          { part: 'fuel', state: 'unknown', words: '' },
        ],
        deposit: undefined,
        gst: { percent: 18, amount: 30_238.92, isIncluded: false },
        total: 198_232.92,
        likely: 251_000,
        terms: '',
        heldUntil: undefined,
        hash: '9c'.repeat(32),
      }),
    }),
  ],
});
const state = (of: Deal['state'], some: Partial<Deal> = {}): RenterRequest =>
  makeRequest({
    deals: threeDeals.map((deal, index) =>
      index === 0
        ? makeDeal({ state: of, stateBy: 'renter', stateAt: '2026-11-21T05:50:00.000Z', ...some })
        : makeDeal({ ...deal, state: 'declined', stateBy: 'sibling', may: [], mayTalk: false }),
    ),
  });

const press =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click((await within(canvasElement).findAllByRole('button', { name }))[0] as HTMLElement);
  };
/** The field for a code, once its dialog has come. */
const codeField = async (): Promise<HTMLElement> => {
  const field = await within(await screen.findByRole('dialog')).findByRole('textbox');
  await waitFor(() => expect(field).toBeVisible());
  return field;
};
const type = async (digits: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await codeField(), digits);
  await userEvent.click(dialog.getByRole('button', { name: /^(?:Accept for|.*मंज़ूर करें)/ }));
};

export const ThreeQuotes: Story = {};
export const SeveralMachines: Story = {
  args: {
    request: makeRequest({
      machines: threeDeals.map(({ machine }) => machine?.name ?? ''),
      // As it is chosen from the list of places.
      job: { ...makeDeal().job, place: 'Hadapsar 411028, Pune' },
    }),
  },
};
/** One of two machines is quoted. */
export const OneOfTwo: Story = {
  args: {
    request: makeRequest({ deals: [makeDeal()], machines: [makeDeal().quote?.machine.name ?? '', 'JCB JS205'] }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [name] = page.getAllByRole('heading', { level: 2 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(`1 quote for ${name?.textContent}`);
    await expect(page.getByText(/No quote yet for .*JCB JS205.*\./)).toBeVisible();
    await expect(page.queryByText(/^Lowest total/)).toBeNull();
  },
};
/** One owner was asked about two machines: each has its own line and its own messages. */
export const TwoOfOneOwner: Story = {
  args: {
    request: makeRequest({
      machines: ['Volvo EC210', 'JCB JS205'],
      owners: 1,
      deals: ['Volvo EC210', 'JCB JS205'].map((name, index) =>
        asked(`d${index}`, 'Deshpande Earthmovers', { machine: { id: `m${index}`, name, image1Url: null } }),
      ),
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sent to one owner');
    await expect(page.getByText(/^Messages with .*Deshpande.* about .*Volvo EC210/)).toBeVisible();
    await expect(page.getByText(/^Messages with .*Deshpande.* about .*JCB JS205/)).toBeVisible();
  },
};
export const OneQuote: Story = { args: { request: makeRequest({ deals: [makeDeal()] }) } };
/** Own lines, food and bed, paise, and parts that are not stated. */
export const FourQuotes: Story = { args: { request: four } };
export const NoneYet: Story = { args: { request: none } };
export const Nobody: Story = { args: { request: makeRequest({ deals: [] }) } };
const spans = [{ from: '2026-11-26', until: '2026-12-09' }];
/** The lowest is taken on some of the days: another is the best, and neither a code nor a yes is offered. */
export const Taken: Story = {
  args: {
    request: makeRequest({
      deals: [
        ...threeDeals.map((deal, index) =>
          index === 0 ? makeDeal({ ...deal, quote: makeQuote({ heldUntil: undefined }), taken: spans }) : deal,
        ),
        asked('d4', 'Kale Earthmovers', { taken: [...spans, { from: '2026-12-20' }] }),
      ],
    }),
  },
};
export const OneWaits: Story = {
  args: { request: makeRequest({ deals: [makeDeal(), asked('d2', 'Pawar & Sons Equipment', { unread: 2 })] }) },
};
export const Own: Story = { args: { isOwn: true } };
export const Loading: Story = { args: { answers: { getRequest: never } } };
export const Failed: Story = { args: { answers: { getRequest: failing } } };
export const ClosedPage: Story = { args: { answers: { getRequest: refused('requestPage.closed', 410) } } };
export const ClosedPageCode: Story = {
  ...ClosedPage,
  play: async (context) => {
    await press(/^Send the code/)(context);
    await within(context.canvasElement).findByRole('textbox');
  },
};
export const Unknown: Story = { args: { answers: { getRequest: refused('requirement.unknown', 404) } } };
export const Accepting: Story = {
  play: async (context) => {
    await press(/^Accept for/)(context);
    await codeField();
  },
};
export const CodeWrong: Story = {
  args: { answers: { acceptQuote: refused('otp.wrong', 400) } },
  play: async (context) => {
    await press(/^Accept for/)(context);
    await type('123456');
    await within(await screen.findByRole('dialog')).findByText(/^This code is not right/);
  },
};
/** A code has just been sent for something else: there is none to type yet, and it says when there may be. */
export const CodeTooSoon: Story = {
  args: { answers: { sendAcceptCode: refused('otp.tooSoon', 429) } },
  play: async (context) => {
    await press(/^Accept for/)(context);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('button', { name: /^Send the code.*New code in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};
/** Without a script, once the code has been sent. */
export const AcceptingPlain: Story = {
  args: { step: { accept: 'd2', code: { id: 'otp-1', securityStamp: 'stamp' } } },
};
/** Taken before a code was sent. */
export const LostBefore: Story = {
  args: {
    answers: {
      sendAcceptCode: refused('days.taken', 409, { spans, next: { dealId: 'd2', total: 199_656 } }),
    },
  },
  play: async (context) => {
    await press(/^Accept for/)(context);
    await within(context.canvasElement).findByRole('heading', { name: /^This machine is taken/ });
  },
};
export const LostRace: Story = {
  args: {
    answers: {
      acceptQuote: refused('days.taken', 409, {
        spans,
        next: { dealId: 'd2', total: 199_656 },
      }),
    },
  },
  play: async (context) => {
    await press(/^Accept for/)(context);
    await type('123456');
    await within(context.canvasElement).findByRole('heading', { name: /^Someone else took/ });
  },
};
/** As a plain form leads to it. */
export const LostPlain: Story = { args: { step: { lost: 'd2' } } };
export const Accepted: Story = { args: { request: state('accepted') } };
export const Done: Story = { args: { request: state('done') } };
export const OwnDone: Story = { args: { request: state('done'), isOwn: true } };
export const HindiDone: Story = {
  ...Done,
  globals: { locale: 'hi', viewport: { value: 'phone' } },
};
export const Cancelled: Story = {
  args: { request: state('cancelled', { stateBy: 'owner', why: 'machineFailed', whyWords: 'The boom is cracked.' }) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const DarkAccepted: Story = { ...Accepted, globals: { theme: 'dark' } };
export const PhoneTaken: Story = { ...Taken, globals: { viewport: { value: 'phone' } } };
export const HindiTaken: Story = { ...Taken, globals: { locale: 'hi' } };
export const Hindi: Story = { args: { request: four }, globals: { locale: 'hi' } };
export const HindiAccepted: Story = { ...Accepted, globals: { locale: 'hi' } };
export const Marathi: Story = { args: { request: four }, globals: { locale: 'mr' } };
export const Phone: Story = { args: { request: four }, globals: { viewport: { value: 'phone' } } };
export const PhoneAccepted: Story = { ...Accepted, globals: { viewport: { value: 'phone' } } };
export const PhoneAccepting: Story = { ...Accepting, globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
