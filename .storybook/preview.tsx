import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import '../packages/ui/src/styles.css';
import './preview.css';

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { color: /colou?r/i } },
    viewport: {
      options: {
        phone: screen('Phone, 360', 360, 740),
        tablet: screen('Tablet, 768', 768, 1024),
        desktop: screen('Desktop, 1440', 1440, 900),
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals['theme']);
      useEffect(() => {
        document.documentElement.dataset['theme'] = theme;
      }, [theme]);
      return (
        <div className="y-root">
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
