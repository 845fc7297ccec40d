import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type MockAnswers, TestScope, dashboardAnswers, failing, never, partnerFigures } from '@yantra/testing';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import '../../dashboard.css';
import { Screen } from './embed.screen.tsx';

const inScope: Decorator = (Story, { parameters }) => (
  <TestScope answers={{ ...dashboardAnswers, ...(parameters['answers'] as MockAnswers | undefined) }} notify={fn()}>
    <Story />
  </TestScope>
);

/** The snippet as the server writes it for these options. */
const snippet = (query: string) =>
  [
    '<script type="module" src="https://yantra.example/embed/v1/yantra.js"></script>',
    `<yantra-equipment-carousel ${query.replaceAll('&', ' ')}>`,
    '  <ul><li><a href="https://yantra.example/equipment-details?id=m1">JCB 3DX ecoXcellence</a></li></ul>',
    '</yantra-equipment-carousel>\n',
  ].join('\n');

const supplier = { id: 's1', role: 'supplier', name: 'Rohit Deshpande', phone: '9822041573' } as const;
const meta = {
  title: 'Widgets/Dashboard/Embed',
  component: Screen,
  args: { params: {}, query: new URLSearchParams(), state: undefined, navigate: fn(), user: supplier },
  decorators: [inScope],
  beforeEach() {
    const real = globalThis.fetch;
    const mock = spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
      const [path = '', query = ''] = String(url).split('/embed/v1/snippet?');
      return path === location.origin ? new Response(snippet(query)) : real(url, options);
    });
    return () => mock.mockRestore();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { views: 0, selects: 0, leads: 0, asked: 0, quoted: 0, agreed: 0 };

const answering = (answers: MockAnswers) => ({ answers });

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('"module"');
  },
};
export const Loading: Story = { parameters: answering({ getPartnerKeys: never }) };
export const Failed: Story = { parameters: answering({ getPartnerKeys: failing }) };
export const FiguresFailed: Story = { parameters: answering({ getPartnerFigures: failing }) };
/** Before the first website: machines are shown everywhere, and nothing is counted. */
export const NoWebsite: Story = {
  parameters: answering({
    getPartnerKeys: () => [],
    getPartnerFigures: () => ({
      ...partnerFigures,
      ...nothing,
      byDay: partnerFigures.byDay.map(({ label }) => ({ label, ...nothing })),
      byPage: [],
      byWidget: [],
    }),
  }),
};
/** The server failed to write the snippet: a retry button takes its place. */
export const SnippetFailed: Story = {
  beforeEach() {
    const mock = spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    return () => mock.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The snippet could not be made.');
  },
};
/** A colour with too little contrast is not used; the nearest one that works is offered. */
export const UnreadableColour: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const colour = await screen.findByLabelText<HTMLInputElement>('Another colour');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(colour, '#ffcc00');
    colour.dispatchEvent(new Event('input', { bubbles: true }));
    await screen.findByText(/hard to read/);
    await expect(screen.getByRole('button', { name: 'Use it' })).toBeVisible();
  },
};
export const AddWebsite: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'ADD WEBSITE' }));
    await userEvent.type(await screen.findByLabelText('Addresses'), 'sahyadri.example/shop');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter a name.');
    await screen.findByText(/is not a website address/);
  },
};
export const Revoke: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Our shop' }));
    await screen.findByRole('dialog', { name: 'Revoke Our shop?' });
  },
};
export const AsAdmin: Story = { args: { user: { ...supplier, role: 'admin', name: 'Meera Iyer' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
