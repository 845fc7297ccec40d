import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeBlock } from './code-block.tsx';
import { piecesOfMarkup } from './pieces.ts';

const tag = `<!-- the link stays if it cannot load -->
<yantra-equipment-carousel city="Pune" limit="8" heading>
  <a href="https://yantra.example/equipments">Machines for hire in Pune</a>
</yantra-equipment-carousel>
`;

const meta = {
  title: 'Primitives/Code block',
  component: CodeBlock,
  args: {
    label: 'HTML',
    pieces: piecesOfMarkup(tag),
    texts: { copy: 'Copy: HTML', copied: 'Copied.', failed: 'Your browser did not allow it. The code is selected.' },
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLanguage: Story = {};
export const WithTabs: Story = {
  render: function Live(args) {
    const [value, onValue] = useState('HTML');
    const options = ['HTML', 'React'].map((name) => ({ value: name, label: name }));
    const pieces = value === 'HTML' ? args.pieces : piecesOfMarkup('<YantraEquipmentCarousel city="Pune" />\n');
    return <CodeBlock {...args} pieces={pieces} tabs={{ label: 'Framework', options, value, onValue }} />;
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
