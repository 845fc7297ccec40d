import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Box, Shelf } from '../fixtures/shelf.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Apply', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Busy: Story = { args: { variant: 'primary', busy: true, children: 'SAVING...' } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };
/** What is missing stands below the label; the button can still be pressed. */
export const Missing: Story = { args: { variant: 'primary', missing: '2 fields to go' } };
export const WithIcon: Story = { args: { icon: 'locate', children: 'Use my location', block: true } };
export const IconOnly: Story = { args: { icon: 'filter', children: undefined, 'aria-label': 'Filters' } };
export const Link: Story = {
  render: () => (
    <ButtonLink href="#all" variant="ghost" iconEnd="right">
      View All
    </ButtonLink>
  ),
};

export const All: Story = {
  render: () => (
    <Shelf>
      {(['primary', 'secondary', 'quiet', 'ghost', 'danger'] as const).map((variant) => (
        <Shelf key={variant}>
          <Button variant={variant}>Apply</Button>
          <Button variant={variant} busy>
            SAVING...
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Shelf>
      ))}
      <Button variant="primary" size="sm">
        Small
      </Button>
      <Button variant="primary">Medium</Button>
      <Button variant="primary" size="lg">
        Submit Requirement
      </Button>
      <Button icon="filter" aria-label="Filters" />
    </Shelf>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Box width={328}>
      <Button variant="primary" size="lg" block>
        Submit Requirement
      </Button>
    </Box>
  ),
};
